/** In pixels. The storefront names no others; each is made for every picture at most once. */
export const WIDTHS = [160, 240, 320, 480, 720, 960, 1280] as const;
export const FORMATS = ['avif', 'webp'] as const;
export type Format = (typeof FORMATS)[number];

/** Pictures whose name never gets another content: those of studios, and those named by their hash. Drawings fit every screen as they are. */
const SOURCE = /^(?:studios\/[0-9a-f]{32}|games\/[a-z0-9-]{1,80}\/[\w-]{1,60}\.[0-9a-f]{16})\.(?:webp|png|jpe?g)$/;

/** A stored picture in another width and format. */
export interface SizedPicture {
  /** The name of the stored picture. */
  source: string;
  width: number;
  format: Format;
  /** The name under which it is kept. */
  name: string;
}

/**
 * What an address below `/media/sized/` names: `studios/<name>.webp/320.avif`. Null for other widths, formats and
 * files than the known ones.
 */
export function sizedPictureAt(path: string): SizedPicture | null {
  const [, source = '', size, kind] = /^(.+)\/(\d{1,4})\.([a-z]{1,4})$/.exec(path) ?? [];
  const width = WIDTHS.find((known) => String(known) === size);
  const format = FORMATS.find((known) => known === kind);
  return width && format && SOURCE.test(source) ? { source, width, format, name: `sized/${path}` } : null;
}
