import { create, type Font, type Glyph } from 'fontkit';

/** A font to draw with. @param weight of its strokes, where the file has several */
export function openFont(file: Uint8Array, weight?: number): Font {
  const whole = create(file);
  const font = weight && 'wght' in whole.variationAxes ? whole.getVariation({ wght: weight }) : whole;
  const glyphOf = font.getGlyph.bind(font);
  // fontkit keeps with a glyph the text that first drew it, or none: what is copied would then be another sign.
  font.getGlyph = (id, codePoints) => {
    const glyph = glyphOf(id, codePoints);
    return codePoints ? (Object.create(glyph, { codePoints: { value: codePoints } }) as Glyph) : glyph;
  };
  return font;
}
