import { PassThrough, Readable, type Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import { Inject, Injectable } from '@nestjs/common';
import { blobName, PRIVATE_FILES, type FileStore } from '../../../platform/files/file-store.js';
import type { ArchivePlace, ArchiveSource } from '../archives/server/archive-source.js';

export interface BlobCopies {
  gzipSize: number | null;
  brotliSize: number | null;
}

/** Twins that save less than this part of a file are not worth their place. */
const WORTH = 0.95;

/** Files of builds under the hash of their content, with compressed twins; the same content is kept once. */
@Injectable()
export class Blobs {
  constructor(@Inject(PRIVATE_FILES) private readonly files: FileStore) {}

  /** Keeps a content that may be there already. @param read gives it from its beginning, as often as asked. */
  async keep(sha256: string, type: string, read: () => Promise<Readable>): Promise<void> {
    if (!(await this.files.info(blobName(sha256)))) await this.files.put(blobName(sha256), await read(), type);
  }

  /** Keeps an archive as it is; one that is stored already is copied where it lies. */
  async keepWhole(sha256: string, archive: ArchivePlace, source: ArchiveSource): Promise<void> {
    if (!('key' in archive)) return this.keep(sha256, 'application/octet-stream', () => source.whole());
    if (!(await this.files.info(blobName(sha256)))) await this.files.copy(archive.key, blobName(sha256));
  }

  /** Makes what browsers get instead of the content, once. */
  async makeCopies(sha256: string, size: number): Promise<BlobCopies> {
    return {
      gzipSize: await this.suffix(sha256, size, '.gz', () => createGzip({ level: 6 })),
      brotliSize: await this.suffix(sha256, size, '.br', () => createBrotliCompress({ params: brotliParams(size) })),
    };
  }

  private async suffix(
    sha256: string,
    size: number,
    ending: '.gz' | '.br',
    compressor: () => Transform,
  ): Promise<number | null> {
    const name = blobName(sha256, ending);
    const isThere = await this.files.info(name);
    if (isThere) return isThere.size < size * WORTH ? isThere.size : null;
    const original = await this.files.read(blobName(sha256));
    if (!original) throw new Error(`${blobName(sha256)} is not there`);
    const out = new PassThrough();
    await Promise.all([
      pipeline(original.content, compressor(), out),
      this.files.put(name, out, 'application/octet-stream'),
    ]);
    const made = (await this.files.info(name))?.size ?? size;
    if (made < size * WORTH) return made;
    await this.files.delete(name);
    return null;
  }
}

/** The best brotli takes minutes for a large file. */
function brotliParams(size: number): Record<number, number> {
  return {
    [constants.BROTLI_PARAM_QUALITY]: size > 1_000_000 ? 5 : 9,
    [constants.BROTLI_PARAM_LGWIN]: 22,
    [constants.BROTLI_PARAM_SIZE_HINT]: size,
  };
}
