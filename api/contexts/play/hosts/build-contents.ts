import { Inject, Injectable } from '@nestjs/common';
import type { ByteRange } from '../../../platform/http/byte-range.js';
import { blobName, PRIVATE_FILES, type FileStore, type StoredFile } from '../../../platform/files/file-store.js';
import type { BuildFile } from './build-manifests.js';

export type Packing = 'br' | 'gzip';
const ENDINGS = { br: '.br', gzip: '.gz' } as const;

/** The bytes of builds, which lie under the hash of what they are unpacked. */
@Injectable()
export class BuildContents {
  constructor(@Inject(PRIVATE_FILES) private readonly files: FileStore) {}

  /** @throws Error when the store has lost the file. */
  async open({ sha256, path }: BuildFile, packing: Packing | null, part: ByteRange | null): Promise<StoredFile> {
    const key = blobName(sha256, packing ? ENDINGS[packing] : '');
    const found = await this.files.read(key, part ?? undefined);
    if (!found) throw new Error(`${key} is missing for ${path}`);
    return found;
  }
}
