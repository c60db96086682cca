import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Font } from 'fontkit';
import { LRUCache } from 'lru-cache';
import { isInvisible, isSpace } from './letters.js';
import { openFont } from './open-font.js';

/** Files kept open, about a quarter of a megabyte each: names in Chinese lie in a hundred of them. */
const OPEN_FILES = 32;
/** Drawn where no font has the letter: it shows that there is one. */
export const REPLACEMENT = '\uFFFD';

type Weight = 400 | 700;

/** One file of a family, with the signs that it may have. */
interface FontFile {
  path: (weight: Weight) => string;
  mayHave: (codePoint: number) => boolean;
}

const packages = createRequire(import.meta.url);

const FAMILIES = {
  /** Latin, Greek, Cyrillic, Armenian, Georgian, Hebrew, Arabic, mathematics and symbols in one file. */
  general: () => [{ path: generalFile, mayHave: () => true }],
  chinese: () => filesOf('noto-sans-sc'),
  japanese: () => filesOf('noto-sans-jp'),
  korean: () => filesOf('noto-sans-kr'),
  emoji: () => filesOf('noto-emoji'),
} satisfies Record<string, () => FontFile[]>;
type Family = keyof typeof FAMILIES;

const listed = new Map<Family, FontFile[]>();
const open = new LRUCache<string, Promise<Font>>({ max: OPEN_FILES });

/** The font of each of these letters and, where no font has one as a whole, of its parts. */
export async function borrowFor(letters: ReadonlySet<string>, weight: Weight): Promise<ReadonlyMap<string, Font>> {
  const eastern = easternOrder([...letters].join(''));
  const found = new Map<string, Font>();
  const findOne = async (letter: string): Promise<boolean> => {
    const font = await fontOf(letter, eastern, weight);
    if (font) found.set(letter, font);
    return font !== undefined;
  };
  for (const letter of letters) {
    if (isInvisible(letter) || isSpace(letter) || (await findOne(letter))) continue;
    for (const sign of [...letter, REPLACEMENT]) await findOne(sign);
  }
  return found;
}

async function fontOf(letter: string, eastern: readonly Family[], weight: Weight): Promise<Font | undefined> {
  const signs = [...letter].filter((sign) => !isInvisible(sign)).map((sign) => sign.codePointAt(0) ?? 0);
  for (const family of familiesFor(letter, eastern)) {
    const file = filesIn(family).find(({ mayHave }) => signs.every(mayHave));
    const font = file && (await opened(file.path(weight), weight));
    if (font && signs.every((sign) => font.hasGlyphForCodePoint(sign))) return font;
  }
  return undefined;
}

function familiesFor(letter: string, eastern: readonly Family[]): readonly Family[] {
  if (/\p{Emoji_Presentation}|\uFE0F/u.test(letter)) return ['emoji', 'general', ...eastern];
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303F\uFF00-\uFFEF]/u.test(letter))
    return eastern;
  return ['general', ...eastern, 'emoji'];
}

/** The same sign is written a little differently in each country. */
function easternOrder(text: string): readonly Family[] {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return ['japanese', 'chinese', 'korean'];
  if (/\p{Script=Hangul}/u.test(text)) return ['korean', 'chinese', 'japanese'];
  return ['chinese', 'japanese', 'korean'];
}

function filesIn(family: Family): FontFile[] {
  const known = listed.get(family) ?? FAMILIES[family]();
  listed.set(family, known);
  return known;
}

function generalFile(weight: Weight): string {
  return inPackage('@fontsource/dejavu-sans', `files/dejavu-sans-latin-${weight}-normal.woff2`);
}

/** The files of a variable font, as its package lists them: `"[4]": "U+4e00-4e02,U+4e0d"`. Other keys repeat what we have. */
function filesOf(name: string): FontFile[] {
  const ranges = packages(`@fontsource-variable/${name}/unicode.json`) as Record<string, string>;
  return Object.entries(ranges).flatMap(([key, list]) => {
    const number = /^\[(\d+)\]$/.exec(key)?.[1];
    if (!number) return [];
    const spans = list.split(',').map(spanOf);
    return {
      path: () => inPackage(`@fontsource-variable/${name}`, `files/${name}-${number}-wght-normal.woff2`),
      mayHave: (codePoint) => spans.some(([first, last]) => first <= codePoint && codePoint <= last),
    };
  });
}

function spanOf(text: string): [number, number] {
  const [first = '', last = first] = text.trim().slice('U+'.length).split('-');
  return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
}

function inPackage(name: string, file: string): string {
  return join(dirname(packages.resolve(`${name}/unicode.json`)), file);
}

function opened(path: string, weight: Weight): Promise<Font> {
  const key = `${weight} ${path}`;
  const known = open.get(key);
  if (known) return known;
  const opening = openFile(path, weight);
  open.set(key, opening);
  opening.catch(() => open.delete(key));
  return opening;
}

async function openFile(path: string, weight: Weight): Promise<Font> {
  const { default: decompress } = await import('woff2-encoder/decompress');
  return openFont(await decompress(await readFile(path)), weight);
}
