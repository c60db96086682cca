import { LIMITS } from './archive-limits.rules.js';
import { INVISIBLE, type Finding, type FindingCode } from './findings.rules.js';

const OUTSIDE = /(^|\/)\.\.?(\/|$)|^\/|\/\/|^[A-Za-z]:/;
const RESERVED = /^(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³]|conin\$|conout\$)(\.|$)/i;
const FORBIDDEN = /[<>:"|?*]|[. ]$/;
/** What zip.js puts where bytes are not UTF-8. */
const REPLACED = '\ufffd';

/** Why a name may not be used, or null. */
export function wrongName(name: string): FindingCode | null {
  if (name === '') return 'name-outside';
  if (name.includes(REPLACED)) return 'name-encoding';
  if (INVISIBLE.test(name)) return 'name-control';
  if (name.includes('\\')) return 'name-backslash';
  if (OUTSIDE.test(name)) return 'name-outside';
  if (name.length > LIMITS.nameLength) return 'name-long';
  const parts = name.replace(/\/$/, '').split('/');
  return parts.some((part) => RESERVED.test(part) || FORBIDDEN.test(part)) ? 'name-reserved' : null;
}

/** Names that are one file, or one place, on some machine. */
export function collisions(names: readonly string[]): Finding[] {
  const findings: Finding[] = [];
  const exact = new Set<string>();
  const folded = new Map<string, string>();
  for (const name of names) {
    if (exact.has(name)) {
      findings.push({ code: 'name-duplicate', path: name });
      continue;
    }
    exact.add(name);
    const key = foldedName(name);
    const before = folded.get(key);
    if (before !== undefined) findings.push({ code: 'name-similar', path: name, detail: before });
    else folded.set(key, name);
  }
  return [...findings, ...foldersThatAreFiles(names, folded)];
}

function foldersThatAreFiles(names: readonly string[], folded: ReadonlyMap<string, string>): Finding[] {
  const found = new Map<string, string>();
  for (const name of names) {
    const parts = foldedName(name).replace(/\/$/, '').split('/');
    for (let depth = 1; depth < parts.length + (name.endsWith('/') ? 1 : 0); depth++) {
      const file = folded.get(parts.slice(0, depth).join('/'));
      if (file !== undefined) found.set(file, name);
    }
  }
  return [...found].map(([path, detail]) => ({ code: 'name-file-and-folder', path, detail }));
}

function foldedName(name: string): string {
  return name.normalize('NFKC').toLowerCase().normalize('NFKC');
}

const LEFT_OUT =
  /(^|\/)(__MACOSX|\.git|\.svn|\.hg|node_modules)(\/|$)|(^|\/)(\.DS_Store|Thumbs\.db|desktop\.ini|\.gitignore|\.gitattributes|\._[^/]*)$/i;

/** Whether tools leave this in archives although no game needs it. */
export const isLeftOut = (name: string): boolean => LEFT_OUT.test(name);

/** The one folder in which everything lies, with its slash; empty when there is none. */
export function topFolder(files: readonly string[]): string {
  const [first = ''] = files;
  const folder = first.slice(0, first.indexOf('/') + 1);
  if (folder === '' || /^(Build|StreamingAssets|TemplateData)\/$/.test(folder)) return '';
  return files.every((file) => file.startsWith(folder)) ? folder : '';
}

const NESTED =
  /\.(zip|7z|rar|tar|tgz|tbz2?|txz|tar\.(gz|bz2|xz|zst|br)|iso|cab|jar|apk|msi|dmg|exe|bat|cmd|scr|ps1|sh)$/i;

/** Whether a file of a web build is an archive or a program. */
export const isNestedArchive = (name: string): boolean => NESTED.test(name);
