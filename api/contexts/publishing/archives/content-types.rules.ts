const TYPES: Record<string, string> = {
  html: 'text/html',
  htm: 'text/html',
  js: 'text/javascript',
  mjs: 'text/javascript',
  css: 'text/css',
  json: 'application/json',
  map: 'application/json',
  webmanifest: 'application/manifest+json',
  wasm: 'application/wasm',
  xml: 'application/xml',
  txt: 'text/plain',
  md: 'text/plain',
  csv: 'text/csv',
  vtt: 'text/vtt',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
  ico: 'image/x-icon',
  mp3: 'audio/mpeg',
  ogg: 'audio/ogg',
  wav: 'audio/wav',
  m4a: 'audio/mp4',
  mp4: 'video/mp4',
  webm: 'video/webm',
  woff: 'font/woff',
  woff2: 'font/woff2',
  ttf: 'font/ttf',
  otf: 'font/otf',
};
const BINARY = 'application/octet-stream';

/** The media type of a file of a web build, by its name without what tells how it was packed. */
export function contentTypeOf(path: string): string {
  return TYPES[path.slice(path.lastIndexOf('.') + 1).toLowerCase()] ?? BINARY;
}

const PACKED_ALREADY = /^(image\/(?!svg|x-icon)|audio\/(?!wav)|video\/|font\/woff)/;

/** Whether twins save anything; below one network packet they do not. */
export function isCompressible(type: string, size: number): boolean {
  return size > 1_000 && !PACKED_ALREADY.test(type);
}
