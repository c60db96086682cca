/** How a file is compressed for its way to the browser. */
export type Packing = 'gzip' | 'br';

const GZIP_NOTE = 'UnityWeb Compressed Content (gzip)';
const BROTLI_NOTE = 'UnityWeb Compressed Content (brotli)';

/** What the suffix promises; `unityweb` leaves it to the file's own header. */
export function promisedPacking(path: string): Packing | 'unityweb' | null {
  if (/\.gz$/i.test(path)) return 'gzip';
  if (/\.br$/i.test(path)) return 'br';
  return /\.unityweb$/i.test(path) ? 'unityweb' : null;
}

export const isGzip = (head: Uint8Array): boolean => head[0] === 0x1f && head[1] === 0x8b && head[2] === 8;

/** The kind that a `.unityweb` file tells in a comment at its beginning; null when it tells none. */
export function notedPacking(head: Uint8Array): Packing | null {
  const beginning = asLatin(head.subarray(0, 256));
  if (isGzip(head)) return beginning.includes(GZIP_NOTE) ? 'gzip' : null;
  return beginning.includes(BROTLI_NOTE) ? 'br' : null;
}

/** Which packings a file may have, in the order in which they are to be proven by decoding. */
export function possiblePackings(path: string, head: Uint8Array): Packing[] {
  const promised = promisedPacking(path);
  if (promised !== 'unityweb') return promised ? [promised] : [];
  const noted = notedPacking(head);
  if (noted) return [noted];
  return isGzip(head) ? ['gzip'] : ['br'];
}

export function asLatin(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return text;
}

/** The name of a file without what tells how it is packed. */
export const withoutPacking = (path: string): string => path.replace(/\.(gz|br|unityweb)$/i, '');
