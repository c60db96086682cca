import { PassThrough, type Readable } from 'node:stream';
import { fromRandomAccessReader, RandomAccessReader, type Entry, type ZipFile } from 'yauzl';
import type { ArchiveSource } from './archive-source.js';
import type { Finding } from '../findings.rules.js';
import type { ArchiveEntry } from '../read-archive.js';

/** An archive through another program's eyes. */
class PartsReader extends RandomAccessReader {
  constructor(private readonly source: ArchiveSource) {
    super();
  }

  override _readStreamForRange(start: number, end: number): Readable {
    const out = new PassThrough();
    this.source.part(start, end - 1).then(
      (bytes) => out.end(bytes),
      (error: Error) => out.destroy(error),
    );
    return out;
  }
}

type Listed = Pick<ArchiveEntry, 'writtenName' | 'size' | 'packedSize' | 'offset'>;

/** Lists an archive with a second parser: both must see the same names, sizes and places. */
export async function secondOpinion(source: ArchiveSource, entries: readonly Listed[]): Promise<Finding[]> {
  const seen = await listAgain(source).catch(() => null);
  const one = entries.map(lineOf);
  return seen && seen.length === one.length && seen.every((line, index) => line === one[index])
    ? []
    : [{ code: 'archive-ambiguous' }];
}

function lineOf({ writtenName, size, packedSize, offset }: Listed): string {
  return [Buffer.from(writtenName).toString('hex'), size, packedSize, offset].join();
}

async function listAgain(source: ArchiveSource): Promise<string[]> {
  const zip = await opened(source);
  const lines: string[] = [];
  return new Promise((done, failed) => {
    zip.on('error', failed);
    zip.on('end', () => done(lines));
    zip.on('entry', (entry: Entry) => {
      // Names stay bytes here: decoding would repair them.
      const name = (entry.fileName as unknown as Buffer).toString('hex');
      lines.push([name, entry.uncompressedSize, entry.compressedSize, entry.relativeOffsetOfLocalHeader].join());
      zip.readEntry();
    });
    zip.readEntry();
  });
}

function opened(source: ArchiveSource): Promise<ZipFile> {
  const options = { lazyEntries: true, decodeStrings: false, autoClose: false };
  return new Promise((done, failed) => {
    fromRandomAccessReader(new PartsReader(source), source.size, options, (error, zip) =>
      error ? failed(error) : done(zip),
    );
  });
}
