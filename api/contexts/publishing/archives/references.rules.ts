import type { Finding } from './findings.rules.js';

const ATTRIBUTES = /\b(?:src|href|data-src|poster)\s*=\s*(["'])([^"'<>]{1,500})\1/gi;
const STYLES = /url\(\s*(["']?)([^"')]{1,500})\1\s*\)/gi;
/** Calls that load something at once; other texts with addresses, such as licences, break nothing. */
const CALLS =
  /\b(?:fetch|importScripts|import|new\s+(?:WebSocket|EventSource|Worker|Request))\s*\(\s*(["'`])([^"'`]{1,500})\1/g;
const SETTINGS = /\b(?:\w*Url|buildUrl)\s*[:=]\s*(["'`])([^"'`]{1,500})\1/g;
const LINKS = /<(?:a|link[^>]*\brel\s*=\s*["']?(?:canonical|license|me|author))\b[^>]*>/gi;

const SEARCHES = { html: [ATTRIBUTES, STYLES, CALLS, SETTINGS], js: [CALLS], css: [STYLES] } as const;

export type Searched = keyof typeof SEARCHES;

export function searchedAs(path: string): Searched | null {
  const [, ending] = /\.(html?|m?js|css)$/i.exec(path) ?? [];
  if (!ending) return null;
  return ending.toLowerCase().startsWith('htm') ? 'html' : ending.toLowerCase() === 'css' ? 'css' : 'js';
}

/** What will break in a page, script or style of a build. @param paths all files of the build. */
export function wrongReferences(file: { path: string; text: string }, paths: ReadonlySet<string>): Finding[] {
  const kind = searchedAs(file.path);
  if (!kind) return [];
  const text = kind === 'html' ? file.text.replace(LINKS, (link) => ' '.repeat(link.length)) : file.text;
  const findings: Finding[] = [];
  for (const search of SEARCHES[kind])
    for (const found of text.matchAll(search)) {
      const code = verdictOn({ address: found[2] ?? '', isLoaded: search !== SETTINGS }, file.path, paths);
      if (code) findings.push({ code, path: file.path, line: lineAt(file.text, found.index), detail: found[2] });
    }
  return findings;
}

function verdictOn(
  { address, isLoaded }: { address: string; isLoaded: boolean },
  from: string,
  paths: ReadonlySet<string>,
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
  if (path === null || path === '' || path.endsWith('/') || paths.has(path)) return null;
  return isNamedOtherwise(path, paths) ? 'reference-case' : 'reference-missing';
}

function isNamedOtherwise(path: string, paths: ReadonlySet<string>): boolean {
  const wanted = path.toLowerCase();
  for (const one of paths) if (one.toLowerCase() === wanted) return true;
  return false;
}

/** The path in the build; null when it leads outside. */
export function resolved(address: string, from: string): string | null {
  const base = from.slice(0, from.lastIndexOf('/') + 1);
  const parts: string[] = [];
  for (const part of (base + (address.split(/[?#]/)[0] ?? '')).split('/')) {
    if (part === '..' && parts.pop() === undefined) return null;
    if (part !== '..' && part !== '.') parts.push(part);
  }
  const path = parts.join('/');
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** The files that a page names, as paths in the build. */
export function namedFiles(text: string, from: string): string[] {
  const found = [ATTRIBUTES, STYLES].flatMap((search) => [...text.matchAll(search)].map((one) => one[2] ?? ''));
  return found.flatMap((address) => resolved(address, from) ?? []);
}

function lineAt(text: string, index: number): number {
  let line = 1;
  for (let at = text.indexOf('\n'); at !== -1 && at < index; at = text.indexOf('\n', at + 1)) line++;
  return line;
}
