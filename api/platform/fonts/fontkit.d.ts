/** What the shop uses of fontkit, which brings no types. */
declare module 'fontkit' {
  interface GlyphPath {
    /** As the `d` of an SVG path, y upwards. */
    toSVG(): string;
  }
  export interface GlyphRun {
    positions: object[];
    glyphs: { path: GlyphPath; advanceWidth: number }[];
    /** Of the whole run, in units of the font. */
    advanceWidth: number;
  }
  export interface Font {
    unitsPerEm: number;
    layout(text: string, features?: unknown): GlyphRun;
  }
  export function create(bytes: Uint8Array): Font;
}
