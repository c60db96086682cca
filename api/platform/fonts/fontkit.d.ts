/** What the shop uses of fontkit, which brings no types. */
declare module 'fontkit' {
  export interface GlyphPath {
    commands: { command: 'moveTo' | 'lineTo' | 'quadraticCurveTo' | 'closePath'; args: number[] }[];
    /** As the `d` of an SVG path, y upwards. */
    toSVG(): string;
    readonly bbox: { minX: number; minY: number; maxX: number; maxY: number };
    scale(factor: number): GlyphPath;
  }
  export interface Glyph {
    id: number;
    codePoints: readonly number[];
    path: GlyphPath;
    advanceWidth: number;
  }
  export interface GlyphPosition {
    xAdvance: number;
    yAdvance: number;
    xOffset: number;
    yOffset: number;
  }
  export interface GlyphRun {
    positions: GlyphPosition[];
    glyphs: Glyph[];
    /** Of the whole run, in units of the font. */
    readonly advanceWidth: number;
    direction: 'ltr' | 'rtl';
  }
  export interface Subset {
    /** @returns the number of the glyph in the subset. */
    includeGlyph(id: number): number;
    encode(): Uint8Array;
  }
  export interface Font {
    unitsPerEm: number;
    ascent: number;
    descent: number;
    lineGap: number;
    characterSet: number[];
    variationAxes: Record<string, object>;
    hasGlyphForCodePoint(codePoint: number): boolean;
    getGlyph(id: number, codePoints?: readonly number[]): Glyph;
    getVariation(settings: Record<string, number>): Font;
    layout(text: string, features?: unknown, script?: string, language?: string, direction?: 'ltr' | 'rtl'): GlyphRun;
    createSubset(): Subset;
  }
  export function create(bytes: Uint8Array): Font;
}
