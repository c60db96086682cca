import { readFileSync } from 'node:fs';
import type { Font, GlyphRun } from 'fontkit';
import { LRUCache } from 'lru-cache';
import { lettersOf } from './letters.js';
import { openFont } from './open-font.js';

/** Words laid out are kept: documents say much the same to everybody. */
const WORDS = 4_000;

/** What the shop draws itself, documents and pictures, is drawn with these. */
export interface Fonts {
  body: Font;
  strong: Font;
}

/** Read once: every print takes its own subset of them. */
const own = {
  body: ownFont('atkinson-hyperlegible-next-regular.ttf'),
  strong: ownFont('atkinson-hyperlegible-next-bold.ttf'),
};
/** Both weights have the same letters. */
const ownSigns = new Set(own.body.characterSet);

/** Fonts that draw these texts. What our own font lacks is borrowed from others, which are read when they are first needed. */
export async function fontsFor(texts: readonly string[]): Promise<Fonts> {
  const missing = new Set(texts.filter(isForeign).flatMap(lettersOf).filter(isForeign));
  if (missing.size === 0) return own;

  const [{ borrowFor }, { mixedFont }] = await Promise.all([import('./borrowed-fonts.js'), import('./mixed-font.js')]);
  const [regular, bold] = await Promise.all([borrowFor(missing, 400), borrowFor(missing, 700)]);
  return { body: mixedFont(own.body, ownSigns, regular), strong: mixedFont(own.strong, ownSigns, bold) };
}

function isForeign(text: string): boolean {
  for (const sign of text) if (sign !== '\n' && !ownSigns.has(sign.codePointAt(0) ?? 0)) return true;
  return false;
}

function ownFont(file: string): Font {
  const font = openFont(readFileSync(new URL(file, import.meta.url)));
  const layout = font.layout.bind(font);
  const words = new LRUCache<string, GlyphRun>({ max: WORDS });
  font.layout = (text, ...shaping) => {
    if (shaping.some(Boolean)) return layout(text, ...shaping);
    const known = words.get(text);
    if (known) return copyOf(known);
    const run = layout(text);
    words.set(text, copyOf(run));
    return run;
  };
  return font;
}

/** A print scales the positions that it is given, so each gets its own. */
function copyOf(run: GlyphRun): GlyphRun {
  const positions = run.positions.map((position) =>
    Object.assign(Object.create(Object.getPrototypeOf(position) as object) as typeof position, position),
  );
  return Object.assign(Object.create(Object.getPrototypeOf(run) as object) as GlyphRun, run, { positions });
}
