/** Joiners, selectors and marks of direction: they shape what is beside them and are not drawn. */
const INVISIBLE = /^\p{Default_Ignorable_Code_Point}+$/u;
const SPACE = /^[\p{Z}\p{Cc}]$/u;

const RIGHT_TO_LEFT = '[\\p{Script=Hebrew}\\p{Script=Arabic}]';
const FROM_THE_RIGHT = new RegExp(
  `${RIGHT_TO_LEFT}(?:(?:${RIGHT_TO_LEFT}|\\P{L})*(?:${RIGHT_TO_LEFT}|\\p{M}|\\p{Nd}))?`,
  'gu',
);
const NUMBERS = /(\p{Nd}+(?:[.,:/]\p{Nd}+)*)/u;
const MIRRORED: Record<string, string> = Object.fromEntries(
  ['()', '[]', '{}', '<>', '«»'].flatMap(([left = '', right = '']) => [
    [left, right],
    [right, left],
  ]),
);

const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** What a reader calls a letter: a sign with its accents, or a whole emoji. */
export function lettersOf(text: string): string[] {
  return Array.from(segmenter.segment(text.normalize('NFC')), ({ segment }) => segment);
}

export const isInvisible = (text: string): boolean => INVISIBLE.test(text);
export const isSpace = (sign: string): boolean => SPACE.test(sign);

/** Whether some of it is written from right to left; such a line is laid out as a whole. */
export const hasRightToLeft = (text: string): boolean => new RegExp(RIGHT_TO_LEFT, 'u').test(text);

/** A part of a line that runs in one direction. */
export interface Stretch {
  text: string;
  isRightToLeft: boolean;
}

/** A line in the order in which it is drawn, from the left: Unicode's rules for a line that as a whole runs to the right. */
export function inDrawingOrder(line: string): Stretch[] {
  const stretches: Stretch[] = [];
  let end = 0;
  for (const { 0: text, index } of line.matchAll(FROM_THE_RIGHT)) {
    stretches.push({ text: line.slice(end, index), isRightToLeft: false });
    // Numbers keep running to the right.
    const parts = text.split(NUMBERS).map((part, n) => ({ text: part, isRightToLeft: n % 2 === 0 }));
    stretches.push(...parts.reverse());
    end = index + text.length;
  }
  stretches.push({ text: line.slice(end), isRightToLeft: false });
  return stretches.filter(({ text }) => text !== '');
}

/** Brackets open towards the other side where text runs to the left. */
export const mirrored = (text: string): string => text.replace(/[()[\]{}<>«»]/g, (sign) => MIRRORED[sign] ?? sign);
