import { readFileSync } from 'node:fs';
import { create, type Font, type GlyphRun } from 'fontkit';
import { LRUCache } from 'lru-cache';

/** Words laid out are kept: papers say much the same to everybody. */
const WORDS = 4_000;

/** The fonts of papers, read once: every print takes its own subset of them. */
export const PAPER_FONTS = {
  body: paperFont('atkinson-hyperlegible-next-regular.ttf'),
  strong: paperFont('atkinson-hyperlegible-next-bold.ttf'),
};

function paperFont(file: string): Font {
  const font = create(readFileSync(new URL(`./fonts/${file}`, import.meta.url)));
  const layout = font.layout.bind(font);
  const words = new LRUCache<string, GlyphRun>({ max: WORDS });
  font.layout = (text, features) => {
    if (features) return layout(text, features);
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
