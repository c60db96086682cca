import { foldedName } from './entry-names.rules.js';
import type { Finding } from './findings.rules.js';

/** As many as a system follows for one name before it gives up. */
const MOST_FOLLOWED = 40;
/** Longer than any path that leads anywhere in an archive. */
const MOST_PARTS = 1_000;
const ABSOLUTE = /^\/|^[A-Za-z]:|\\|\0/;

export interface Link {
  path: string;
  /** As written in it. */
  target: string;
}

/**
 * What is wrong with the links of an archive. They are followed part by part, as the system that unpacks them does; names
 * that differ only in case are one name for some systems. @param names of everything in the archive
 */
export function wrongLinks(links: readonly Link[], names: readonly string[]): Finding[] {
  const targets = new Map(links.map(({ path, target }) => [foldedName(path), foldedName(target)]));
  const known = new Set(names.flatMap((name) => withFolders(foldedName(name))));
  return links.flatMap(({ path, target }): Finding[] => {
    const end = endOf(foldedName(path), targets);
    if (end === 'outside') return [{ code: 'link-outside', path, detail: target }];
    if (end === 'loop') return [{ code: 'link-loop', path, detail: target }];
    return end.path === '' || known.has(end.path) ? [] : [{ code: 'link-missing', path, detail: target }];
  });
}

type End = 'outside' | 'loop' | { path: string };

/** Where a path leads once all links on its way were followed. */
function endOf(path: string, targets: ReadonlyMap<string, string>): End {
  const left = path.split('/').reverse();
  let [at, followed] = ['', 0];
  for (let parts = 0, part = left.pop(); part !== undefined; part = left.pop()) {
    if (++parts > MOST_PARTS) return 'loop';
    if (part === '' || part === '.') continue;
    if (part === '..' && at === '') return 'outside';
    const next = part === '..' ? folderOf(at) : joined(at, part);
    const target = part === '..' ? undefined : targets.get(next);
    if (target === undefined) at = next;
    else if (ABSOLUTE.test(target)) return 'outside';
    else if (++followed > MOST_FOLLOWED) return 'loop';
    else left.push(...target.split('/').reverse());
  }
  return { path: at };
}

const folderOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('/')));
const joined = (folder: string, part: string): string => (folder === '' ? part : `${folder}/${part}`);

/** A name and the folders that it lies in: few archives have entries for these. */
function withFolders(name: string): string[] {
  const all: string[] = [];
  for (let path = name.replace(/\/$/, ''); path !== ''; path = folderOf(path)) all.push(path);
  return all;
}
