import type { Font, Glyph, GlyphPosition, GlyphRun } from 'fontkit';
import { REPLACEMENT } from './borrowed-fonts.js';
import { hasRightToLeft, inDrawingOrder, isInvisible, isSpace, lettersOf, mirrored, type Stretch } from './letters.js';
import { MixedGlyphs } from './mixed-glyphs.js';

/** A part of a text that one font draws. */
interface Piece {
  font: Font;
  text: string;
  /** What a reader copies where another sign stands in for it. */
  meaning?: string;
}

/**
 * Our own font, which draws with others what it lacks. To pdfkit it is one font with one subset, so lines break and align as ever.
 * @param signs the code points that `own` has
 * @param borrowed the fonts of other letters
 */
export function mixedFont(own: Font, signs: ReadonlySet<number>, borrowed: ReadonlyMap<string, Font>): Font {
  const glyphs = new MixedGlyphs(own);
  const layout = new MixedLayout(own, signs, borrowed, glyphs);
  const mixed = {
    layout: (text: string) => layout.runOf(text),
    createSubset: () => glyphs.subset(),
  };
  return Object.assign(Object.create(own) as Font, mixed);
}

class MixedLayout {
  constructor(
    private readonly own: Font,
    private readonly signs: ReadonlySet<number>,
    private readonly borrowed: ReadonlyMap<string, Font>,
    private readonly glyphs: MixedGlyphs,
  ) {}

  runOf(text: string): GlyphRun {
    if (!hasRightToLeft(text)) return this.draw({ text, isRightToLeft: false });
    return joinRuns(inDrawingOrder(text).map((stretch) => this.draw(stretch)));
  }

  private draw({ text, isRightToLeft }: Stretch): GlyphRun {
    const letters = this.isOwn(text) ? [text] : lettersOf(text);
    const pieces = joinPieces(letters.flatMap((letter) => this.piecesOf(letter)));
    const runs = pieces.map((piece) => this.layOut(piece, isRightToLeft));
    return joinRuns(isRightToLeft ? runs.reverse() : runs);
  }

  private piecesOf(letter: string): Piece[] {
    const font = this.fontOf(letter);
    return font ? [{ font, text: letter }] : [...letter].flatMap((sign) => this.pieceOf(sign));
  }

  private pieceOf(sign: string): Piece[] {
    if (isInvisible(sign)) return [];
    const font = this.fontOf(sign);
    if (font) return [{ font, text: sign }];
    const replacement = this.borrowed.get(REPLACEMENT);
    if (isSpace(sign) || !replacement) return [{ font: this.own, text: ' ' }];
    return [{ font: replacement, text: REPLACEMENT, meaning: sign }];
  }

  private fontOf(text: string): Font | undefined {
    return this.isOwn(text) ? this.own : this.borrowed.get(text);
  }

  private isOwn(text: string): boolean {
    return [...text].every((sign) => this.signs.has(sign.codePointAt(0) ?? 0));
  }

  private layOut({ font, text, meaning }: Piece, isRightToLeft: boolean): GlyphRun {
    const run = isRightToLeft ? font.layout(mirrored(text), undefined, undefined, undefined, 'rtl') : font.layout(text);
    const scale = this.own.unitsPerEm / font.unitsPerEm;
    // Readers of PDFs reverse what is written from the right, sign by sign; the signs of a ligature are no exception.
    const read = ({ codePoints }: Glyph): string =>
      meaning ??
      (isRightToLeft
        ? mirrored(String.fromCodePoint(...[...codePoints].reverse()))
        : String.fromCodePoint(...codePoints));
    const drawn = run.glyphs.map((glyph, n) => ({
      glyph: this.glyphs.add(font, glyph, read(glyph)),
      position: scaled(run.positions[n], scale),
      // The font was chosen because it has these letters: what it lacks are joiners and selectors.
      isVisible: glyph.id !== 0,
    }));
    const visible = drawn.filter(({ isVisible }) => isVisible);
    return runWith(
      visible.map(({ glyph }) => glyph),
      visible.map(({ position }) => position),
    );
  }
}

/** Neighbours in one font are laid out together, so that they are kerned and joined. */
function joinPieces(pieces: readonly Piece[]): Piece[] {
  const joined: Piece[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    if (last && last.font === piece.font && !last.meaning && !piece.meaning) last.text += piece.text;
    else joined.push({ ...piece });
  }
  return joined;
}

function joinRuns(runs: readonly GlyphRun[]): GlyphRun {
  return runWith(
    runs.flatMap(({ glyphs }) => glyphs),
    runs.flatMap(({ positions }) => positions),
  );
}

function runWith(glyphs: Glyph[], positions: GlyphPosition[]): GlyphRun {
  return {
    glyphs,
    positions,
    direction: 'ltr',
    // A print scales the positions and wants the width of what it made of them.
    get advanceWidth() {
      return positions.reduce((width, { xAdvance }) => width + xAdvance, 0);
    },
  };
}

function scaled(position: GlyphPosition | undefined, scale: number): GlyphPosition {
  const { xAdvance = 0, yAdvance = 0, xOffset = 0, yOffset = 0 } = position ?? {};
  return {
    xAdvance: xAdvance * scale,
    yAdvance: yAdvance * scale,
    xOffset: xOffset * scale,
    yOffset: yOffset * scale,
  };
}
