import { Readable, Transform } from 'node:stream';
import { Inject, Injectable } from '@nestjs/common';
import type { ByteRange } from '../../../platform/http/byte-range.js';
import { PRIVATE_FILES, type FileStore, type StoredFile } from '../../../platform/files/file-store.js';
import type { BuildFile } from './build-manifests.js';

export type Packing = 'br' | 'gzip';
const ENDINGS = { br: '.br', gzip: '.gz' } as const;

/** The bytes of builds, which lie under the hash of what they are unpacked. */
@Injectable()
export class BuildContents {
  constructor(@Inject(PRIVATE_FILES) private readonly files: FileStore) {}

  /** @throws Error when the store has lost the file. */
  async open({ sha256, path }: BuildFile, packing: Packing | null, part: ByteRange | null): Promise<StoredFile> {
    const key = `blobs/${sha256.slice(0, 2)}/${sha256}${packing ? ENDINGS[packing] : ''}`;
    const found = await this.files.read(key);
    if (!found) throw new Error(`${key} is missing for ${path}`);
    return part ? { ...found, content: cut(found.content, part) } : found;
  }

  async whole(file: BuildFile): Promise<Buffer> {
    const { content } = await this.open(file, null, null);
    return Buffer.concat(await content.toArray());
  }
}

function cut(content: Readable, { start, end }: ByteRange): Readable {
  let at = 0;
  const part = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      const piece = chunk.subarray(Math.max(0, start - at), Math.max(0, end + 1 - at));
      at += chunk.length;
      done(null, piece);
    },
  });
  return content.on('error', (error) => part.destroy(error)).pipe(part);
}
