import type { Finding } from '../findings.rules.js';
import { linesOf } from './lines.rules.js';

/** With a space before its value it is a script's. */
const ATTRIBUTES = /\b(?:src|href|data-src|poster)=(["'])([^"'<>]{1,500})\1/gi;
/** Calls that load something at once; other texts with addresses, such as licences, break nothing. */
const CALLS =
  /\b(?:fetch|importScripts|import|new\s+(?:WebSocket|EventSource|Worker|Request))\s*\(\s*(["'`])([^"'`]{1,500})\1/g;
const SETTINGS = /\b(?:\w*Url|buildUrl)\s*[:=]\s*(["'`])([^"'`]{1,500})\1/g;
/** Of a link that loads nothing. */
const LOADS_NOTHING = /\brel\s*=\s*["']?(?:canonical|license|me|author)\b/i;
const LONGEST = 500;
/** More would help nobody, and a stranger's page may have a million. */
const MOST_FINDINGS = 200;
/** Addresses in a file that are looked at, of each kind. */
const MOST_LOOKED = 20_000;

interface Named {
  index: number;
  address: string;
}

const SEARCHES = {
  html: [named(ATTRIBUTES), inStyles, named(CALLS), named(SETTINGS), inRefreshes],
  js: [named(CALLS)],
  css: [inStyles],
};
/** Addresses in the settings of an engine are put together with others before they are loaded. */
const OF_SETTINGS = SEARCHES.html[3];
const AWAY: readonly (Finding['code'] | null)[] = ['reference-outside', 'reference-insecure', 'reference-absolute'];

export type Searched = keyof typeof SEARCHES;

export function searchedAs(path: string): Searched | null {
  const [, ending] = /\.(html?|m?js|css)$/i.exec(path) ?? [];
  if (!ending) return null;
  return ending.toLowerCase().startsWith('htm') ? 'html' : ending.toLowerCase() === 'css' ? 'css' : 'js';
}

/** All files of a build: as they are called, and as they would be called on a disk that knows no capitals. */
export interface BuildPaths {
  exact: ReadonlySet<string>;
  lowerCased: ReadonlySet<string>;
}

export const buildPaths = (paths: readonly string[]): BuildPaths => ({
  exact: new Set(paths),
  lowerCased: new Set(paths.map((path) => path.toLowerCase())),
});

/** What will break in a page, script or style of a build, the first 200 of it. */
export function wrongReferences(file: { path: string; text: string }, paths: BuildPaths): Finding[] {
  const kind = searchedAs(file.path);
  if (!kind) return [];
  const findings: Finding[] = [];
  for (const search of SEARCHES[kind]) {
    const [isInLink, lineAt] = [kind === 'html' ? linksOf(file.text) : () => false, linesOf(file.text)];
    let looked = 0;
    for (const { index, address } of search(file.text)) {
      if (++looked > MOST_LOOKED) break;
      if (isInLink(index)) continue;
      const code = verdictOn({ address, isLoaded: search !== OF_SETTINGS }, file.path, paths);
      const isAway = search === inRefreshes && AWAY.includes(code);
      if (code)
        findings.push({
          code: isAway ? 'refresh-away' : code,
          path: file.path,
          line: lineAt(index),
          detail: address,
        });
      if (findings.length === MOST_FINDINGS) return findings;
    }
  }
  return findings;
}

/** Searches by a pattern whose second group is the address. */
function named(pattern: RegExp) {
  return function* (text: string): Generator<Named> {
    for (const found of text.matchAll(pattern)) yield { index: found.index, address: found[2] ?? '' };
  };
}

/** What `url(…)` of a style names, and no `new URL(…)` of a script. By hand, because a pattern that allows spaces and quotes around it goes back and forth. */
function* inStyles(text: string): Generator<Named> {
  for (const { index } of text.matchAll(/(?<![\w$.-])url\(/g)) {
    const begin = index + 'url('.length;
    const rest = text.slice(begin, begin + LONGEST + 20);
    const end = rest.indexOf(')');
    const inside = rest.slice(0, end);
    // An address with a bracket is left to itself: it may be the next one's beginning.
    if (end < 0 || inside.includes('(')) continue;
    const [, , address] = /^(["']?)([^"']*)\1$/.exec(inside.trim()) ?? [];
    if (address && address.length <= LONGEST) yield { index, address };
  }
}

/** Where a page sends on to by itself. */
function* inRefreshes(text: string): Generator<Named> {
  for (const { index } of text.matchAll(/<meta\b/gi)) {
    const tag = text.slice(index + 1, index + LONGEST).split(/[<>]/, 1)[0] ?? '';
    if (!/http-equiv\s{0,9}=\s{0,9}["']?refresh/i.test(tag)) continue;
    const [, address] = /\burl\s{0,9}=\s{0,9}["']?([^"'\s]+)/i.exec(tag) ?? [];
    if (address) yield { index, address };
  }
}

/** Whether a place lies in a tag that leads away and loads nothing. Places are asked for in ascending order, and each sign is read once. */
function linksOf(text: string): (index: number) => boolean {
  let [tag, next, end] = [-1, text.indexOf('<'), -1];
  let isLink = false;
  return (index) => {
    if (next === -1 || next > index) return isLink && index < end;
    for (; next !== -1 && next <= index; next = text.indexOf('<', next + 1)) tag = next;
    if (end < tag) end = endOr(text.length, text.indexOf('>', tag));
    const whole = text.slice(tag, Math.min(end, endOr(text.length, next)));
    isLink = /^<a\b/i.test(whole) || (/^<link\b/i.test(whole) && LOADS_NOTHING.test(whole));
    return isLink && index < end;
  };
}

const endOr = (end: number, found: number): number => (found === -1 ? end : found);

function verdictOn(
  { address, isLoaded }: { address: string; isLoaded: boolean },
  from: string,
  paths: BuildPaths,
): Finding['code'] | null {
  const plain = address.trim();
  if (/^(data|blob|about|javascript|mailto|tel):|^#|^$|[{}]|\$|\s/i.test(plain)) return null;
  if (/^(http|ws):/i.test(plain)) return 'reference-insecure';
  if (/^(https|wss):|^\/\//i.test(plain)) return 'reference-outside';
  if (plain.startsWith('/')) return 'reference-absolute';
  if (/^[a-z][\w+.-]*:/i.test(plain)) return null;
  // Scripts name files relative to the page that loads them, which is not known here.
  if (!isLoaded || searchedAs(from) === 'js') return null;
  const path = resolved(plain, from);
  if (path === null || path === '' || path.endsWith('/') || paths.exact.has(path)) return null;
  return paths.lowerCased.has(path.toLowerCase()) ? 'reference-case' : 'reference-missing';
}

/** The path in the build, composed as the names of its files; null when it leads outside. */
export function resolved(address: string, from: string): string | null {
  const base = from.slice(0, from.lastIndexOf('/') + 1);
  const parts: string[] = [];
  for (const part of (base + (address.split(/[?#]/)[0] ?? '')).split('/')) {
    if (part === '..' && parts.pop() === undefined) return null;
    if (part !== '..' && part !== '.') parts.push(part);
  }
  const path = parts.join('/');
  try {
    return decodeURIComponent(path).normalize('NFC');
  } catch {
    return path.normalize('NFC');
  }
}
