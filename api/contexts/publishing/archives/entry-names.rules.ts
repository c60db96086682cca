import { LIMITS } from './archive-limits.rules.js';
import { INVISIBLE, type Finding, type FindingCode } from './findings.rules.js';

const OUTSIDE = /(^|\/)\.\.?(\/|$)|^\/|\/\/|^[A-Za-z]:/;
const RESERVED = /^(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³]|conin\$|conout\$)(\.|$)/i;
const FORBIDDEN = /[<>:"|?*]|[. ]$/;
/** What zip.js puts where bytes are not UTF-8. */
const REPLACED = '\ufffd';

/** In which macOS keeps the picture of a folder, and what it keeps of that in an archive. */
const FOLDER_ICON = /(?<=(?:^|\/)(?:\._)?Icon)\r$/;

/** Where the files of an archive will lie: with us for a web build, else on people's machines. */
export type Destination = 'web' | 'windows' | 'unix';

/** Why a name may not be used, or null. */
export function wrongName(name: string, destination: Destination): FindingCode | null {
  if (name === '') return 'name-outside';
  if (name.includes(REPLACED)) return 'name-encoding';
  if (INVISIBLE.test(destination === 'windows' ? name : name.replace(FOLDER_ICON, ''))) return 'name-control';
  if (name.includes('\\')) return 'name-backslash';
  if (OUTSIDE.test(name)) return 'name-outside';
  if (name.length > LIMITS.nameLength) return 'name-long';
  if (destination === 'unix') return null;
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

/** One name for all that are the same file on some machine. */
export function foldedName(name: string): string {
  return name.normalize('NFKC').toLowerCase().normalize('NFKC');
}

const LEFT_OUT = /(^|\/)(\.[^/]+|__MACOSX|node_modules)(\/|$)|(^|\/)(Thumbs\.db|desktop\.ini|Icon\r)$/i;

/** Whether no game needs this: tools leave it in archives, or it begins with a dot and may hold secrets. */
export const isLeftOut = (name: string): boolean => LEFT_OUT.test(name);

/** The one folder in which everything lies, with its slash; empty when there is none. */
export function topFolder(files: readonly string[]): string {
  const [first = ''] = files;
  const folder = first.slice(0, first.indexOf('/') + 1);
  if (folder === '' || /^(Build|StreamingAssets|TemplateData)\/$/.test(folder)) return '';
  return files.every((file) => file.startsWith(folder)) ? folder : '';
}

const ARCHIVE = /\.(zip|7z|rar|tar|tgz|tbz2?|txz|tar\.(gz|bz2|xz|zst|br)|jar|apk)$/i;
const PROGRAM = /\.(iso|cab|msi|dmg|exe|bat|cmd|com|scr|ps1|sh)$/i;

/** Whether a file of a web build is an archive, which a page may load as it is. */
export const isArchive = (name: string): boolean => ARCHIVE.test(name);

/** Whether a file is a program that no browser runs. */
export const isProgram = (name: string): boolean => PROGRAM.test(name);
