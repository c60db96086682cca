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

/** A place in the archive: a file or folder that is there, or a link. */
interface Place {
  inside: Map<string, Place>;
  /** Of a link, its target part by part. */
  target?: readonly string[];
  isAbsolute?: boolean;
}

const empty = (): Place => ({ inside: new Map() });

/**
 * What is wrong with the links of an archive. They are followed part by part, as the system that unpacks them does; names
 * that differ only in case are one name for some systems. @param names of everything in the archive
 */
export function wrongLinks(links: readonly Link[], names: readonly string[]): Finding[] {
  if (links.length === 0) return [];
  const top = empty();
  for (const name of names) placeOf(top, name);
  for (const { path, target } of links) {
    const folded = foldedName(target);
    Object.assign(placeOf(top, path), { target: folded.split('/'), isAbsolute: ABSOLUTE.test(folded) });
  }
  return links.flatMap(({ path, target }): Finding[] => {
    const code = WRONG[endOf(foldedName(path).split('/'), top)];
    return code ? [{ code, path, detail: target }] : [];
  });
}

const WRONG = { outside: 'link-outside', loop: 'link-loop', nowhere: 'link-missing', there: null } as const;

/** The place of a name, made with the folders that it lies in: few archives have entries for these. */
function placeOf(top: Place, name: string): Place {
  let at = top;
  for (const part of foldedName(name).split('/')) {
    if (part === '') continue;
    const next = at.inside.get(part) ?? empty();
    at.inside.set(part, next);
    at = next;
  }
  return at;
}

/** Where a path ends once all links on its way were followed. */
function endOf(path: readonly string[], top: Place): keyof typeof WRONG {
  /** From the top down to where it is; undefined where nothing is. */
  const way: (Place | undefined)[] = [top];
  const left = new Parts(path);
  let followed = 0;
  for (let parts = 0, part = left.next(); part !== undefined; part = left.next()) {
    if (++parts > MOST_PARTS) return 'loop';
    if (part === '' || part === '.') continue;
    if (part === '..' && way.length === 1) return 'outside';
    const next = part === '..' ? undefined : way.at(-1)?.inside.get(part);
    if (part === '..') way.pop();
    else if (!next?.target) way.push(next);
    else if (next.isAbsolute) return 'outside';
    else if (++followed > MOST_FOLLOWED) return 'loop';
    else left.first(next.target);
  }
  return way.at(-1) ? 'there' : 'nowhere';
}

/** The parts that are left to walk; a link's target is not copied, since forty long ones could lie on one way. */
class Parts {
  private readonly open: { parts: readonly string[]; at: number }[] = [];

  constructor(path: readonly string[]) {
    this.first(path);
  }

  /** Has the parts of a link's target walked before what is left. */
  first(parts: readonly string[]): void {
    this.open.push({ parts, at: 0 });
  }

  next(): string | undefined {
    for (let last = this.open.at(-1); last; last = this.open.at(-1)) {
      if (last.at < last.parts.length) return last.parts[last.at++];
      this.open.pop();
    }
    return undefined;
  }
}
