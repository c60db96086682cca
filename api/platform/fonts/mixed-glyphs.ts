import type { Font, Glyph, Subset } from 'fontkit';
import { trueTypeFile } from './true-type-file.js';

/** The glyphs that one document draws, from several fonts, in the units of one. */
export class MixedGlyphs {
  private readonly glyphs: Glyph[];
  private readonly known = new Map<string, Glyph>();
  private readonly fonts: Font[] = [];

  constructor(private readonly own: Font) {
    this.glyphs = [own.getGlyph(0)];
  }

  /** @param signs what is read here: a glyph that is read in two ways is two glyphs. */
  add(font: Font, glyph: Glyph, signs: string): Glyph {
    const key = [this.numberOf(font), glyph.id, signs].join(' ');
    const known = this.known.get(key);
    if (known) return known;
    const scale = this.own.unitsPerEm / font.unitsPerEm;
    const added: Glyph = {
      id: this.glyphs.length,
      codePoints: Array.from(signs, (sign) => sign.codePointAt(0) ?? 0),
      advanceWidth: glyph.advanceWidth * scale,
      get path() {
        return glyph.path.scale(scale);
      },
    };
    this.glyphs.push(added);
    this.known.set(key, added);
    return added;
  }

  /** As pdfkit uses one: it numbers glyphs as they come, from the one for what is missing. */
  subset(): Subset {
    const taken = new Map([[0, 0]]);
    return {
      includeGlyph: (id) => {
        const at = taken.get(id) ?? taken.size;
        taken.set(id, at);
        return at;
      },
      encode: () =>
        trueTypeFile(
          this.own,
          [...taken.keys()].map((id) => this.glyphs[id]).filter((glyph) => glyph !== undefined),
        ),
    };
  }

  private numberOf(font: Font): number {
    const at = this.fonts.indexOf(font);
    return at >= 0 ? at : this.fonts.push(font) - 1;
  }
}
