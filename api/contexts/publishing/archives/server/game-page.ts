import { createHash } from 'node:crypto';

/** What has to be known of a page of a game to put a script of the shop before its own. */
export interface GamePage {
  /** The byte before which the script goes. */
  scriptAt: number;
  /** SHA-256 in base64 of its inline scripts and event handlers, for the policy: the first 200. */
  hashes: string[];
}

const HANDLER = /\son[a-z]+\s*=\s*(?:"([^"]*)"|'([^']*)')/gi;
const START = /<(?:head|html|!doctype)(?=[\s>])/gi;
/** More would make a header that browsers refuse. */
export const MOST_HASHES = 200;
const ENTITIES: Record<string, string> = { '&quot;': '"', '&#39;': "'", '&apos;': "'", '&lt;': '<', '&gt;': '>' };

/** Reads a page in one pass, whatever a stranger wrote. @param page its bytes */
export function pageOf(page: Buffer): GamePage {
  // Latin-1 keeps every byte of UTF-8 as it is.
  const text = page.toString('latin1');
  return { scriptAt: startOf(text), hashes: inlineHashes(text) };
}

/** Behind the last of doctype, html and head that stand before the first script. */
function startOf(text: string): number {
  const limit = text.search(/<script|<body/i);
  const head = limit < 0 ? text : text.slice(0, limit);
  let last = 0;
  for (const { index } of head.matchAll(START)) {
    // A tag within another one is none.
    const end = index < last ? last - 1 : head.indexOf('>', index);
    if (end < 0) break;
    last = end + 1;
  }
  return last;
}

function inlineHashes(text: string): string[] {
  const codes = new Set<string>();
  for (const code of inlineCodes(text)) if (codes.add(code).size === MOST_HASHES) break;
  return [...codes].map((code) => createHash('sha256').update(code, 'latin1').digest('base64'));
}

function* inlineCodes(text: string): Generator<string> {
  for (const { attributes, code } of scriptsOf(text))
    if (!/\ssrc\s*=/i.test(attributes)) yield code.replace(/\r\n?/g, '\n');
  for (const [, double, single] of text.matchAll(HANDLER)) yield decoded(double ?? single ?? '');
}

/** Each script of a page, in one pass: a stranger wrote it, and a pattern that goes back and forth could take minutes. */
function* scriptsOf(text: string): Generator<{ attributes: string; code: string }> {
  // Latin-1 keeps its length.
  const lower = text.toLowerCase();
  for (let start = lower.indexOf('<script'); start >= 0;) {
    const begin = endOfTag(text, start + '<script'.length);
    const end = begin < 0 ? -1 : lower.indexOf('</script', begin);
    if (end < 0) return;
    yield { attributes: text.slice(start + '<script'.length, begin - 1), code: text.slice(begin, end) };
    start = lower.indexOf('<script', end + 1);
  }
}

/** Behind the tag's `>`, which may also stand in the value of an attribute; -1 where it never ends. */
function endOfTag(text: string, from: number): number {
  const signs = /[>"']/g;
  for (let at = from; ;) {
    signs.lastIndex = at;
    const [sign] = signs.exec(text) ?? [];
    if (sign === undefined) return -1;
    if (sign === '>') return signs.lastIndex;
    const closed = text.indexOf(sign, signs.lastIndex);
    if (closed < 0) return -1;
    at = closed + 1;
  }
}

function decoded(attribute: string): string {
  return attribute
    .replace(/&(?:quot|#39|apos|lt|gt);/g, (entity) => ENTITIES[entity] ?? entity)
    .replaceAll('&amp;', '&');
}
