import { constants, crc32, deflateRawSync } from 'node:zlib';

const HEAD = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
const LAST_BLOCK = Buffer.from([1, 0, 0, 0xff, 0xff]);

/** With 8 bits zlib writes no raw stream. */
const SMALLEST_WINDOW = 9;
const bitsOf = (length: number): number => Math.ceil(Math.log2(length + 1));

/** A part of a text, compressed so that it can stand between others: at full bytes, and without looking back at them. */
export function zippedPart(part: Buffer): Buffer {
  // A page has dozens of short parts: each in a window of its own size, not in the library's quarter of a megabyte.
  const windowBits = Math.min(constants.Z_MAX_WINDOWBITS, Math.max(SMALLEST_WINDOW, bitsOf(part.length)));
  const memLevel = Math.min(constants.Z_DEFAULT_MEMLEVEL, windowBits - constants.Z_DEFAULT_MEMLEVEL + 1);
  const zipped = deflateRawSync(part, { finishFlush: constants.Z_FULL_FLUSH, windowBits, memLevel });
  // The library's result keeps its whole chunk of 16 KB alive: kept pages would hold nine times what they count.
  return Buffer.from(new Uint8Array(zipped).buffer);
}

/**
 * The gzip of a text whose parts are compressed already, with a short word between each and the next.
 * @param parts the plain parts, and what `zippedPart` made of each
 * @param word at most 65,535 bytes; it travels as it is
 */
export function gzipOf(parts: readonly { plain: Buffer; zipped: Buffer }[], word: Buffer): Buffer {
  const block = Buffer.alloc(5 + word.length);
  block.writeUInt16LE(word.length, 1);
  block.writeUInt16LE(0xffff - word.length, 3);
  word.copy(block, 5);
  let [sum, length] = [0, 0];
  const pieces: Buffer[] = [HEAD];
  const add = (plain: Buffer, piece: Buffer): void => {
    pieces.push(piece);
    length += plain.length;
    // For no bytes the library returns 0 and ignores the previous value.
    if (plain.length > 0) sum = crc32(plain, sum);
  };
  parts.forEach(({ plain, zipped }, place) => {
    if (place > 0) add(word, block);
    add(plain, zipped);
  });
  const end = Buffer.alloc(8);
  end.writeUInt32LE(sum, 0);
  end.writeUInt32LE(length, 4);
  return Buffer.concat([...pieces, LAST_BLOCK, end]);
}
