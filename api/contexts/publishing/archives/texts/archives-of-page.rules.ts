import type { Finding } from '../findings.rules.js';

/** A build has a few; each text is searched for each of them. */
const MOST_ARCHIVES = 20;
const SHORTEST_NAME = 3;

/** Archives inside a build, and whether its pages and scripts name them: then the game unpacks them itself. */
export class ArchivesOfPage {
  private unnamed: readonly string[];

  /** @param archives their paths in the build */
  constructor(private readonly archives: readonly string[]) {
    this.unnamed = archives.slice(0, MOST_ARCHIVES);
  }

  /** @param text of one page or script */
  searchIn(text: string): void {
    if (this.unnamed.length === 0) return;
    const composed = text.normalize('NFC');
    this.unnamed = this.unnamed.filter((path) => !names(composed, path));
  }

  /** Once all texts were searched. */
  findings(): Finding[] {
    const stray = new Set([...this.unnamed, ...this.archives.slice(MOST_ARCHIVES)]);
    return this.archives.map((path) => ({ code: stray.has(path) ? 'nested-archive' : 'archive-of-the-page', path }));
  }
}

/** Whole, or as its name and its ending, which engines put together. */
function names(text: string, path: string): boolean {
  const [whole, base = '', ending = ''] = /([^/]+?)(\.(?:tar\.)?[^./]+)$/.exec(path) ?? [path];
  if (text.includes(whole) || text.includes(encodeURI(whole))) return true;
  return base.length >= SHORTEST_NAME && text.includes(base) && text.includes(ending);
}
