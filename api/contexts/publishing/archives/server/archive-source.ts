import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { Reader } from '@zip.js/zip.js';
import type { FileStore } from '../../../../platform/files/file-store.js';

/** Where an archive lies: on this machine's disk, or among the stored files. */
export type ArchivePlace = { path: string } | { key: string };

/** An archive that can be read in parts and whole. */
export interface ArchiveSource {
  size: number;
  /** Both ends included. */
  part(start: number, end: number): Promise<Buffer>;
  whole(): Promise<Readable>;
  close(): Promise<void>;
}

/** @throws Error when nothing is there. */
export async function openArchive(place: ArchivePlace, files: FileStore): Promise<ArchiveSource> {
  return 'path' in place ? onDisk(place.path) : stored(place.key, files);
}

async function onDisk(path: string): Promise<ArchiveSource> {
  const file = await open(path);
  const { size } = await file.stat();
  return {
    size,
    async part(start, end) {
      const bytes = Buffer.alloc(end - start + 1);
      const { bytesRead } = await file.read(bytes, 0, bytes.length, start);
      return bytes.subarray(0, bytesRead);
    },
    whole: async () => file.createReadStream({ start: 0, autoClose: false }),
    close: () => file.close(),
  };
}

async function stored(key: string, files: FileStore): Promise<ArchiveSource> {
  const about = await files.info(key);
  const read = async (part?: { start: number; end: number }): Promise<Readable> => {
    const file = await files.read(key, part);
    if (!file) throw new Error(`${key} is not there`);
    return file.content;
  };
  if (!about) throw new Error(`${key} is not there`);
  return {
    size: about.size,
    part: async (start, end) => buffer(await read({ start, end })),
    whole: () => read(),
    close: async () => undefined,
  };
}

const AHEAD = 1024 * 1024;

/** Reads ahead: a bucket answers few large reads faster than many small ones. */
export class SourceReader extends Reader<ArchiveSource> {
  private kept: { start: number; bytes: Buffer } = { start: 0, bytes: Buffer.alloc(0) };

  constructor(private readonly source: ArchiveSource) {
    super(source);
    this.size = source.size;
  }

  override async readUint8Array(index: number, length: number): Promise<Uint8Array> {
    const end = Math.min(index + length, this.source.size);
    if (end <= index) return new Uint8Array();
    if (index < this.kept.start || end > this.kept.start + this.kept.bytes.length) {
      const until = Math.min(Math.max(end, index + AHEAD), this.source.size);
      this.kept = { start: index, bytes: await this.source.part(index, until - 1) };
    }
    return this.kept.bytes.subarray(index - this.kept.start, end - this.kept.start);
  }
}
