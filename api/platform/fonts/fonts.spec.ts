import { create, type Font, type GlyphPath } from 'fontkit';
import { fontsFor } from './fonts.js';

const FOREIGN = '≤ π Ж ệ 数 字 の 궤 א ش 🌋';

const bodyFor = async (text: string): Promise<Font> => (await fontsFor([text])).body;
const readIn = (font: Font, text: string): string =>
  font
    .layout(text)
    .glyphs.map(({ codePoints }) => String.fromCodePoint(...codePoints))
    .join('');
const corners = ({ bbox: { minX, minY, maxX, maxY } }: GlyphPath): number[] => [minX, minY, maxX, maxY];

describe('the fonts for some texts', () => {
  it('are the same for all texts that our own letters are enough for', async () => {
    expect(await fontsFor(['¿Ñandú? Volcán «2026»'])).toBe(await fontsFor(['Luis\nAna']));
  });

  it.each(['body', 'strong'] as const)('draw every sign in the weight of %s', async (weight) => {
    const font = (await fontsFor([FOREIGN]))[weight];
    const drawn = font.layout(FOREIGN.replaceAll(' ', '')).glyphs;
    expect(drawn).toHaveLength([...FOREIGN.replaceAll(' ', '')].length);
    for (const { path, advanceWidth } of drawn) {
      expect(path.commands.length).toBeGreaterThan(2);
      expect(advanceWidth).toBeGreaterThan(0);
    }
  });

  it('are heavier where they are strong', async () => {
    const { body, strong } = await fontsFor([FOREIGN]);
    const width = (font: Font, sign: string) => font.layout(sign).glyphs[0]?.path.bbox;
    for (const sign of ['数', 'Ж', '궤']) expect(width(strong, sign)).not.toEqual(width(body, sign));
  });

  it('write the outlines that they draw into the file that goes with a document', async () => {
    const font = await bodyFor(FOREIGN);
    const subset = font.createSubset();
    const { glyphs } = font.layout(`Volcán ${FOREIGN}`);
    const places = glyphs.map(({ id }) => subset.includeGlyph(id));
    const file = create(subset.encode());

    expect(file.unitsPerEm).toBe(font.unitsPerEm);
    glyphs.forEach(({ path, advanceWidth }, n) => {
      const written = file.getGlyph(places[n] ?? 0);
      expect(Math.abs(written.advanceWidth - advanceWidth)).toBeLessThan(1);
      const [drawn, found] = [corners(path), corners(written.path)];
      drawn.forEach((corner, side) => {
        if (path.commands.length > 0) expect(Math.abs((found[side] ?? 0) - corner)).toBeLessThan(2);
      });
    });
  });

  it('show a sign that no font has, and remember which one it is', async () => {
    const text = 'ab ᏣᎳ';
    const font = await bodyFor(text);
    expect(readIn(font, text)).toBe(text);
    const [first, second] = font.layout('ᏣᎳ').glyphs;
    expect(first?.path.commands.length).toBeGreaterThan(2);
    expect(first?.path.toSVG()).toBe(second?.path.toSVG());
  });

  it('read signs that look alike as what they are, whichever was drawn first', async () => {
    for (const text of ['\u2206 \u0394', '\u0394 \u2206', '\u00B5 \u03BC', 'g\u0303'])
      expect(readIn(await bodyFor(text), text)).toBe(text);
  });

  it('draw no joiners, and any space as one', async () => {
    const text = 'a\u200Bb\u00ADc\u2028d\te';
    expect(readIn(await bodyFor(text), text)).toBe('abc d e');
  });

  it('lay a line out from the left, whichever way its parts are read', async () => {
    const text = 'Juego: אב (גד) 12 הו, fin';
    expect(readIn(await bodyFor(text), text)).toBe('Juego: וה 12 )דג( בא, fin');
  });
});
