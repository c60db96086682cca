import type { Font } from 'fontkit';

/** Where and how words are drawn, in pixels; `y` is the line they stand on. */
export interface Ink {
  x: number;
  y: number;
  size: number;
  fill: string;
}

/** How wide words are, in pixels. */
export const widthOf = (font: Font, words: string, size: number): number =>
  (font.layout(words).advanceWidth * size) / font.unitsPerEm;

/** Words as shapes, so that a picture looks the same wherever it is drawn, whatever fonts are installed there. */
export function wordsAsPaths(font: Font, words: string, { x, y, size, fill }: Ink): string {
  const scale = size / font.unitsPerEm;
  let at = 0;
  const { glyphs, positions } = font.layout(words);
  const shapes = glyphs.map(({ path }, n) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[n] ?? {};
    const shape = `<path transform="translate(${Math.round(at + xOffset)} ${Math.round(yOffset)})" d="${path.toSVG()}"/>`;
    at += xAdvance;
    return shape;
  });
  return `<g fill="${fill}" transform="translate(${x} ${y}) scale(${scale} ${-scale})">${shapes.join('')}</g>`;
}

/** After a space, and between the signs of a script that is written without them. */
const BREAKS = /(?<=\s)|(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])(?=[^\p{P}\s])/u;

/** Words in lines of at most this width; what does not fit into the last one ends in an ellipsis. */
export function linesOf(
  font: Font,
  words: string,
  { size, width, most }: { size: number; width: number; most: number },
): string[] {
  const textOf = (parts: readonly string[]): string => parts.join('').trimEnd();
  const fits = (parts: readonly string[], end = ''): boolean => widthOf(font, `${textOf(parts)}${end}`, size) <= width;
  const lines: string[][] = [];
  for (const part of words.trim().replace(/\s+/g, ' ').split(BREAKS)) {
    const last = lines.at(-1);
    if (last && fits([...last, part])) last.push(part);
    else lines.push([part]);
  }
  if (lines.length <= most) return lines.map(textOf);
  const kept = lines.slice(0, most);
  const end = kept.pop() ?? [];
  while (end.length > 1 && !fits(end, '…')) end.pop();
  return [...kept.map(textOf), `${textOf(end).replace(/[.,;:]$/, '')}…`];
}
