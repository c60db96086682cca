import type { Font, Glyph } from 'fontkit';
import { outlineOf, type Outline } from './outline.js';

/** Magic and fixed values of the format: https://learn.microsoft.com/typography/opentype/spec/otff */
const VERSION = 0x0001_0000;
const MAGIC = 0x5f0f_3cf5;
const WHOLE_FILE = 0xb1b0_afba;
const CHECKSUM_PLACE = 8;

type Metrics = Pick<Font, 'unitsPerEm' | 'ascent' | 'descent' | 'lineGap'>;

/** A font file with these glyphs and what a PDF wants of one: outlines and widths, no names, no characters, no hints. */
export function trueTypeFile(metrics: Metrics, glyphs: readonly Glyph[]): Uint8Array {
  const outlines = glyphs.map(({ path }) => outlineOf(path));
  const tables: Record<string, Buffer> = {
    glyf: Buffer.concat(outlines.map(({ bytes }) => bytes)),
    head: headTable(metrics, outlines),
    hhea: hheaTable(metrics, glyphs),
    hmtx: Buffer.concat(
      glyphs.map(({ advanceWidth }, n) => words(Math.round(advanceWidth), outlines[n]?.box.left ?? 0)),
    ),
    loca: locaTable(outlines),
    maxp: maxpTable(outlines),
  };
  return withDirectory(tables);
}

function headTable({ unitsPerEm }: Metrics, outlines: readonly Outline[]): Buffer {
  const boxes = outlines.map(({ box }) => box);
  return Buffer.concat([
    longs(VERSION, VERSION, 0, MAGIC),
    words(0b11, unitsPerEm),
    Buffer.alloc(16),
    words(
      Math.min(...boxes.map(({ left }) => left)),
      Math.min(...boxes.map(({ bottom }) => bottom)),
      Math.max(...boxes.map(({ right }) => right)),
      Math.max(...boxes.map(({ top }) => top)),
    ),
    // No style, smallest readable size, direction, long offsets, format.
    words(0, 6, 2, 1, 0),
  ]);
}

function hheaTable({ ascent, descent, lineGap }: Metrics, glyphs: readonly Glyph[]): Buffer {
  const widest = Math.max(...glyphs.map(({ advanceWidth }) => Math.round(advanceWidth)));
  return Buffer.concat([
    longs(VERSION),
    words(ascent, descent, lineGap, widest, 0, 0, widest, 1),
    Buffer.alloc(14),
    words(glyphs.length),
  ]);
}

function locaTable(outlines: readonly Outline[]): Buffer {
  let end = 0;
  return longs(0, ...outlines.map(({ bytes }) => (end += bytes.length)));
}

function maxpTable(outlines: readonly Outline[]): Buffer {
  const most = (count: (outline: Outline) => number): number => Math.max(...outlines.map(count));
  return Buffer.concat([
    longs(VERSION),
    words(
      outlines.length,
      most(({ points }) => points),
      most(({ contours }) => contours),
      0,
      0,
      1,
    ),
    Buffer.alloc(16),
  ]);
}

function withDirectory(tables: Record<string, Buffer>): Buffer {
  const entries = Object.entries(tables);
  const power = Math.floor(Math.log2(entries.length));
  const range = 16 * 2 ** power;
  let at = 12 + 16 * entries.length;
  const directory = entries.map(([tag, table]) => {
    const entry = Buffer.concat([Buffer.from(tag, 'latin1'), longs(checksum(table), at, table.length)]);
    at += padded(table).length;
    return entry;
  });
  const file = Buffer.concat([
    longs(VERSION),
    words(entries.length, range, power, 16 * entries.length - range),
    ...directory,
    ...entries.map(([, table]) => padded(table)),
  ]);
  const head = directory[entries.findIndex(([tag]) => tag === 'head')]?.readUInt32BE(8) ?? 0;
  file.writeUInt32BE((WHOLE_FILE - checksum(file)) >>> 0, head + CHECKSUM_PLACE);
  return file;
}

function checksum(bytes: Buffer): number {
  const whole = padded(bytes);
  let sum = 0;
  for (let at = 0; at < whole.length; at += 4) sum = (sum + whole.readUInt32BE(at)) >>> 0;
  return sum;
}

const padded = (bytes: Buffer): Buffer => Buffer.concat([bytes, Buffer.alloc(-bytes.length & 3)]);

function longs(...values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(4 * values.length);
  values.forEach((value, n) => bytes.writeUInt32BE(value, 4 * n));
  return bytes;
}

/** Two bytes each, with or without a sign. */
function words(...values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(2 * values.length);
  values.forEach((value, n) => bytes.writeUInt16BE(value & 0xffff, 2 * n));
  return bytes;
}
