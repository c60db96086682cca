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
  const shapes = font.layout(words).glyphs.map(({ path, advanceWidth }) => {
    const shape = `<path transform="translate(${Math.round(at)})" d="${path.toSVG()}"/>`;
    at += advanceWidth;
    return shape;
  });
  return `<g fill="${fill}" transform="translate(${x} ${y}) scale(${scale} ${-scale})">${shapes.join('')}</g>`;
}

/** Words in lines of at most this width; what does not fit into the last one ends in an ellipsis. */
export function linesOf(
  font: Font,
  words: string,
  { size, width, most }: { size: number; width: number; most: number },
): string[] {
  const lines: string[] = [];
  for (const word of words.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    const fits = last !== undefined && widthOf(font, longer, size) <= width;
    if (fits) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  if (lines.length <= most) return lines;
  const kept = lines.slice(0, most);
  let end = kept.at(-1) ?? '';
  while (end.includes(' ') && widthOf(font, `${end}…`, size) > width) end = end.slice(0, end.lastIndexOf(' '));
  return [...kept.slice(0, -1), `${end.replace(/[.,;:]$/, '')}…`];
}
