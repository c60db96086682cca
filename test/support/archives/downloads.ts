import type { DownloadPlatform } from '../../../api/contexts/publishing/archives/analyse-download.js';
import type { FindingCode } from '../../../api/contexts/publishing/archives/findings.rules.js';
import { zipOf, type Entry } from './zip-writer.js';

/** Archives that people download as they are, for one platform. */
export interface Download {
  platform: DownloadPlatform;
  archive: () => Buffer;
  ok: boolean;
  /** Everything that is said about it. */
  says: FindingCode[];
}

const LINK = 0o120755;
const PROGRAM = 0o100755;
const link = (name: string, content: string): Entry => ({ name, content, mode: LINK, stored: true });
const file = (name: string): Entry => ({ name, content: 'x', mode: PROGRAM });

const FRAMEWORK = 'Game.app/Contents/Frameworks/Engine.framework';
const application: Entry[] = [
  { name: 'Game.app/Contents/MacOS/', mode: 0o040755, stored: true },
  file('Game.app/Contents/MacOS/Game'),
  file('Game.app/Icon\r'),
  { name: '__MACOSX/Game.app/._Icon\r', content: 'x' },
  file(`${FRAMEWORK}/Versions/A/Engine`),
  file(`${FRAMEWORK}/Versions/A/Resources/Info.plist`),
  link(`${FRAMEWORK}/Versions/Current`, 'A'),
  link(`${FRAMEWORK}/Engine`, 'Versions/Current/Engine'),
  link(`${FRAMEWORK}/Resources`, 'Versions/Current/Resources'),
];
const folder: Entry[] = [
  file('game/game.x86_64'),
  file('game/lib/libx.so.1.2'),
  file('game/lib/aux.so'),
  link('game/lib/libx.so.1', 'libx.so.1.2'),
  link('game/lib/libx.so', './libx.so.1'),
  link('game/start', 'lib/../game.x86_64'),
];
const withLinks =
  (...links: Entry[]): (() => Buffer) =>
  () =>
    zipOf([...folder, ...links]);
const refused = (code: FindingCode, ...links: Entry[]): Download => ({
  platform: 'linux',
  archive: withLinks(...links),
  ok: false,
  says: links.map(() => code),
});

export const downloads: Record<string, Download> = {
  'an application with frameworks and a picture': {
    platform: 'macos',
    archive: () => zipOf(application),
    ok: true,
    says: [],
  },
  'a folder with libraries': { platform: 'linux', archive: () => zipOf(folder), ok: true, says: [] },
  'a link to what is not there': {
    platform: 'linux',
    archive: withLinks(link('game/lib/liby.so', 'liby.so.3')),
    ok: true,
    says: ['link-missing'],
  },
  'a link to an absolute path': refused('link-outside', link('game/passwd', '/etc/passwd')),
  'a link to a drive': refused('link-outside', link('game/system', 'C:\\Windows')),
  'a link that climbs out': refused('link-outside', link('game/home', '../../.ssh')),
  'a link that climbs out behind another one': {
    ...refused('link-outside', link('game/d', 'a/b/c/..')),
    archive: withLinks(link('game/d', 'a/b/c/..'), link('game/a/b/c', '../../..')),
  },
  'a link that climbs out behind one that is written in another case': {
    ...refused('link-outside', link('game/e', 'HERE/../..')),
    archive: withLinks(link('game/e', 'HERE/../..'), link('game/Here', '.')),
  },
  'a link to itself': refused('link-loop', link('game/f', 'f')),
  'links in a circle': refused('link-loop', link('game/g', 'h'), link('game/h', 'sub/../g')),
  'a file below a link': {
    ...refused('name-file-and-folder', link('game/i', 'lib')),
    archive: withLinks(link('game/i', 'lib'), file('game/i/evil')),
  },
  'a link as long as a book': refused('file-special', link('game/j', 'x/'.repeat(3_000))),
  'more links than any game has': {
    platform: 'linux',
    archive: withLinks(...Array.from({ length: 2_001 }, (_, n) => link(`game/links/${n}`, '../game.x86_64'))),
    ok: false,
    says: ['too-many-links'],
  },
  'a link for Windows': {
    platform: 'windows',
    archive: () => zipOf([file('game.exe'), link('start', 'game.exe')]),
    ok: false,
    says: ['file-link'],
  },
  'a name that Windows keeps for itself, for Windows': {
    platform: 'windows',
    archive: () => zipOf([file('game.exe'), file('lib/aux.dll')]),
    ok: false,
    says: ['name-reserved'],
  },
};
