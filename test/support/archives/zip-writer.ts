import { crc32, deflateRawSync } from 'node:zlib';

/** An entry of an archive, and how it lies about itself. */
export interface Entry {
  name: string | Buffer;
  content?: string | Buffer;
  stored?: boolean;
  /** Unix mode, such as 0o120777 for a symbolic link. */
  mode?: number;
  flags?: number;
  method?: number;
  extra?: Buffer;
  /** Sizes and checksum follow the content, as streaming writers do. */
  hasDescriptor?: boolean;
  zip64?: boolean;
  /** What the central directory says instead. */
  central?: Partial<{
    name: string | Buffer;
    crc: number;
    size: number;
    packedSize: number;
    offset: number;
    method: number;
    flags: number;
  }>;
  /** What the local header says instead. */
  local?: Partial<{
    name: string | Buffer;
    crc: number;
    size: number;
    packedSize: number;
    method: number;
    flags: number;
  }>;
}

export interface Whole {
  before?: Buffer;
  after?: Buffer;
  comment?: Buffer;
  /** Added to the number of entries that the end tells. */
  moreEntries?: number;
  /** Between the entries and their directory. */
  gap?: Buffer;
  zip64?: boolean;
  disk?: number;
  directoryOffset?: number;
}

const UTF8 = 0x800;
const DESCRIPTOR = 8;
const MOST = 0xffffffff;

interface Written {
  record: Buffer;
  offset: number;
}

/** Writes a zip byte by byte, right or wrong. */
export function zipOf(entries: readonly Entry[], whole: Whole = {}): Buffer {
  const parts: Buffer[] = [whole.before ?? Buffer.alloc(0)];
  let at = parts[0]?.length ?? 0;
  const written = entries.map((entry): Written => {
    const { bytes, record } = writtenEntry(entry, at);
    parts.push(bytes);
    const offset = at;
    at += bytes.length;
    return { record, offset };
  });
  const gap = whole.gap ?? Buffer.alloc(0);
  const directory = Buffer.concat(written.map(({ record }) => record));
  const start = at + gap.length;
  return Buffer.concat([
    ...parts,
    gap,
    directory,
    endOf(entries.length, { start, size: directory.length }, whole),
    whole.after ?? Buffer.alloc(0),
  ]);
}

/** Folder paths to contents, the way people zip them. */
export function zipped(files: Record<string, string | Buffer>, more: Entry[] = [], whole: Whole = {}): Buffer {
  return zipOf([...Object.entries(files).map(([name, content]) => ({ name, content })), ...more], whole);
}

function writtenEntry(entry: Entry, at: number): { bytes: Buffer; record: Buffer } {
  const content = Buffer.from(entry.content ?? '');
  const packed = entry.stored ? content : deflateRawSync(content);
  const truth = {
    name: entry.name,
    crc: crc32(content),
    size: content.length,
    packedSize: packed.length,
    method: entry.method ?? (entry.stored ? 0 : 8),
    flags: (entry.flags ?? UTF8) | (entry.hasDescriptor ? DESCRIPTOR : 0),
    offset: at,
  };
  const local = { ...truth, ...(entry.hasDescriptor ? { crc: 0, size: 0, packedSize: 0 } : {}), ...entry.local };
  const bytes = Buffer.concat([
    localHeader(local, entry),
    packed,
    entry.hasDescriptor ? descriptor(truth) : Buffer.alloc(0),
  ]);
  return { bytes, record: directoryRecord({ ...truth, ...entry.central }, entry) };
}

type Shown = {
  name: string | Buffer;
  crc: number;
  size: number;
  packedSize: number;
  method: number;
  flags: number;
  offset: number;
};

function localHeader(printed: Shown, entry: Entry): Buffer {
  const name = Buffer.from(printed.name);
  const extra = Buffer.concat([
    entry.zip64 ? zip64Extra([printed.size, printed.packedSize]) : Buffer.alloc(0),
    entry.extra ?? Buffer.alloc(0),
  ]);
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x04034b50, 0);
  writeCommon(header, 4, printed, entry);
  header.writeUInt16LE(name.length, 26);
  header.writeUInt16LE(extra.length, 28);
  return Buffer.concat([header, name, extra]);
}

function directoryRecord(printed: Shown, entry: Entry): Buffer {
  const name = Buffer.from(printed.name);
  const extra = Buffer.concat([
    entry.zip64 ? zip64Extra([printed.size, printed.packedSize]) : Buffer.alloc(0),
    entry.extra ?? Buffer.alloc(0),
  ]);
  const record = Buffer.alloc(46);
  record.writeUInt32LE(0x02014b50, 0);
  record.writeUInt16LE((3 << 8) | (entry.zip64 ? 45 : 20), 4);
  writeCommon(record, 6, printed, entry);
  record.writeUInt16LE(name.length, 28);
  record.writeUInt16LE(extra.length, 30);
  record.writeUInt32LE(((entry.mode ?? 0o100644) << 16) >>> 0, 38);
  record.writeUInt32LE(printed.offset, 42);
  return Buffer.concat([record, name, extra]);
}

function writeCommon(buffer: Buffer, at: number, printed: Shown, entry: Entry): void {
  buffer.writeUInt16LE(entry.zip64 ? 45 : 20, at);
  buffer.writeUInt16LE(printed.flags, at + 2);
  buffer.writeUInt16LE(printed.method, at + 4);
  buffer.writeUInt32LE(0x5b215b21, at + 6);
  buffer.writeUInt32LE(printed.crc, at + 10);
  buffer.writeUInt32LE(entry.zip64 ? MOST : printed.packedSize, at + 14);
  buffer.writeUInt32LE(entry.zip64 ? MOST : printed.size, at + 18);
}

function zip64Extra(values: readonly number[]): Buffer {
  const extra = Buffer.alloc(4 + 8 * values.length);
  extra.writeUInt16LE(1, 0);
  extra.writeUInt16LE(8 * values.length, 2);
  values.forEach((value, index) => extra.writeBigUInt64LE(BigInt(value), 4 + 8 * index));
  return extra;
}

function descriptor({ crc, packedSize, size }: Shown): Buffer {
  const bytes = Buffer.alloc(16);
  [0x08074b50, crc, packedSize, size].forEach((value, index) => bytes.writeUInt32LE(value, 4 * index));
  return bytes;
}

function endOf(count: number, directory: { start: number; size: number }, whole: Whole): Buffer {
  const comment = whole.comment ?? Buffer.alloc(0);
  const start = whole.directoryOffset ?? directory.start;
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(whole.disk ?? 0, 4);
  end.writeUInt16LE(whole.disk ?? 0, 6);
  const printed = count + (whole.moreEntries ?? 0);
  end.writeUInt16LE(whole.zip64 ? 0xffff : printed, 8);
  end.writeUInt16LE(whole.zip64 ? 0xffff : printed, 10);
  end.writeUInt32LE(whole.zip64 ? MOST : directory.size, 12);
  end.writeUInt32LE(whole.zip64 ? MOST : start, 16);
  end.writeUInt16LE(comment.length, 20);
  return Buffer.concat([whole.zip64 ? zip64End(count, directory) : Buffer.alloc(0), end, comment]);
}

function zip64End(count: number, { start, size }: { start: number; size: number }): Buffer {
  const record = Buffer.alloc(56);
  record.writeUInt32LE(0x06064b50, 0);
  record.writeBigUInt64LE(44n, 4);
  record.writeUInt16LE(45, 12);
  record.writeUInt16LE(45, 14);
  [count, count, size, start].forEach((value, index) => record.writeBigUInt64LE(BigInt(value), 24 + 8 * index));
  const locator = Buffer.alloc(20);
  locator.writeUInt32LE(0x07064b50, 0);
  locator.writeBigUInt64LE(BigInt(start + size), 8);
  locator.writeUInt32LE(1, 16);
  return Buffer.concat([record, locator]);
}
