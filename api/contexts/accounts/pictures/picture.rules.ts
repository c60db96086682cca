/** The sides of the squares that every picture is made into, in pixels. */
export const SIDES = [512, 192, 64] as const;

export const MOST_BYTES = 8 * 1_048_576;
export const MOST_PIXELS = 40_000_000;

/** A body with the largest picture as base64 text. */
export const LARGEST_BODY = 12 * 1_048_576;

/** Where the list of a zip archive ends: within the last bytes, before a comment of at most 64 kB. */
const ZIP_END = Buffer.from('PK\x05\x06', 'latin1');
const ZIP_TAIL = 65_557;
const CODE = /<script|<html|<svg|<!doctype|<\?php|%pdf-/i;

/** The base64 text's bytes; an address in front of them, as browsers write it, is left out. */
export function bytesOf(base64: string): Buffer {
  return Buffer.from(base64.replace(/^\s*data:[^,]{0,200},/, ''), 'base64');
}

/** Whether bytes begin like a JPEG, PNG, WebP or GIF; nothing else is ever handed to a decoder. */
export function isPicture(bytes: Buffer): boolean {
  const head = bytes.subarray(0, 12).toString('latin1');
  return (
    head.startsWith('\xff\xd8\xff') ||
    head.startsWith('\x89PNG\r\n\x1a\n') ||
    /^GIF8[79]a/.test(head) ||
    /^RIFF[^]{4}WEBP/.test(head)
  );
}

/** Whether a picture is something else as well: a page, a script, a document or an archive. */
export function isAlsoSomethingElse(bytes: Buffer): boolean {
  return CODE.test(bytes.toString('latin1')) || bytes.subarray(-ZIP_TAIL).includes(ZIP_END);
}

interface Square {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The largest square in the middle. */
export function middleSquare({ width, height }: { width: number; height: number }): Square {
  const side = Math.min(width, height);
  return { left: Math.floor((width - side) / 2), top: Math.floor((height - side) / 2), width: side, height: side };
}

/** The folder of a picture, which its address names: `/media/people/<name>/512.webp`. */
export const fileOf = (name: string, side: number): string => `people/${name}/${side}.webp`;
export const addressOf = (name: string): string => `/media/${fileOf(name, SIDES[0])}`;

/** The folder that an address names; null for an address of something else. */
export function nameIn(address: string | null): string | null {
  return /^\/media\/people\/([\w-]{22})\/512\.webp$/.exec(address ?? '')?.[1] ?? null;
}
