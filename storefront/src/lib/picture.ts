import type { Language } from './wire';

/** A picture of the shop by its path: pages show it also where the shop is visited under another name than its public one. */
export function pictureOf(address: string): string {
  return address.replace(/^https?:\/\/[^/]+(?=\/media\/)/, '');
}

/** The cover of a game for a page in this language. */
export function coverIn(language: Language, { cover, coverEn }: { cover: string; coverEn: string | null }): string {
  return (language === 'en' && coverEn) || cover;
}

/** Of a game's pictures those for a page in this language. */
export function shotsIn<T extends { language?: Language }>(language: Language, shots: readonly T[]): T[] {
  return shots.filter((shot) => (shot.language ?? language) === language);
}

/** A person's picture at the size that is shown; the shop keeps its own in squares of 512, 192 and 64 pixels. */
export function faceUrl(address: string, side: 512 | 192 | 64): string {
  const own = pictureOf(address);
  return own.startsWith('/media/people/') ? own.replace(/\/512\.webp$/, `/${side}.webp`) : address;
}

/** Widths in pixels in which the shop gives a game's cover and its pictures of play, for screens of all densities. */
export const WIDTHS = { cover: [160, 320, 480], shot: [240, 480, 720, 960, 1280] } as const;

const SIZED = /^\/media\/((?:studios\/[0-9a-f]{32}|games\/[a-z0-9-]+\/[\w-]+\.[0-9a-f]{16})\.(?:webp|png|jpe?g))$/;

/**
 * The widths of a game's picture for `srcset`, by format. Null for a drawing, which fits every screen and is smaller than
 * what could be made of it, and for a picture that the shop does not keep in several widths.
 */
export function sourcesOf(address: string, kind: keyof typeof WIDTHS): Record<'avif' | 'webp', string> | null {
  const [, name] = SIZED.exec(pictureOf(address)) ?? [];
  if (name === undefined) return null;
  const inFormat = (format: 'avif' | 'webp'): string =>
    WIDTHS[kind].map((width) => `/media/sized/${name}/${width}.${format} ${width}w`).join(', ');
  return { avif: inFormat('avif'), webp: inFormat('webp') };
}
