import { create, type Font, type Glyph } from 'fontkit';

/** A font to draw with. @param weight of its strokes, where the file has several */
export function openFont(file: Uint8Array, weight?: number): Font {
  const whole = create(file);
  const font = weight && 'wght' in whole.variationAxes ? whole.getVariation({ wght: weight }) : whole;
  const glyphOf = font.getGlyph.bind(font);
  const others = new Map<string, Glyph>();
  // fontkit keeps with a glyph the text that first drew it, or none: what is copied would then be another sign.
  font.getGlyph = (id, codePoints) => {
    const glyph = glyphOf(id, codePoints);
    if (!codePoints || isSame(codePoints, glyph.codePoints)) return glyph;
    if (glyph.codePoints.length === 0) return Object.assign(glyph, { codePoints });
    // Few are read in two ways: objects of a kind of their own slow down all that handles glyphs.
    const key = `${id} ${codePoints.join()}`;
    const other = others.get(key) ?? (Object.create(glyph, { codePoints: { value: codePoints } }) as Glyph);
    others.set(key, other);
    return other;
  };
  return font;
}

const isSame = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((codePoint, n) => codePoint === b[n]);
