import { isUuid } from '../../../kernel/ids.js';
import { ONE_LINE } from '../../../kernel/one-line.js';
import { isVersion } from '../archives/version.rules.js';

/** What an upload says about the build that it becomes. */
export type UploadedBuild = {
  gameId: string;
  version: string;
  fileName: string;
} & ({ kind: 'web'; platform: null } | { kind: 'download'; platform: 'windows' | 'macos' | 'linux' | 'android' });

const PLATFORMS = ['windows', 'macos', 'linux', 'android'] as const;
const FILE_NAME = /^[^/\\]{1,200}$/u;
const BASE64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}(?:==)?|[A-Za-z0-9+/]{3}=?)?$/;

/** Pairs of a key and a composed text in base64, with commas between, as the protocol writes them; null when they are not. */
export function readPairs(header: string): Record<string, string> | null {
  const pairs: Record<string, string> = {};
  for (const part of header.split(',')) {
    const [key = '', value = '', ...more] = part.trim().split(' ');
    if (!/^[\w-]{1,40}$/.test(key) || !BASE64.test(value) || more.length > 0) return null;
    const text = new TextDecoder().decode(Uint8Array.from(atob(value), (sign) => sign.charCodeAt(0)));
    pairs[key] = text.normalize('NFC');
  }
  return pairs;
}

/** @returns the build, or the name of what is wrong. */
export function readUploadedBuild(header: string): UploadedBuild | { wrong: string } {
  const { gameId = '', kind, platform, version = '', filename: fileName = '' } = readPairs(header) ?? {};
  if (!isUuid(gameId.toLowerCase())) return { wrong: 'gameId' };
  if (!isVersion(version)) return { wrong: 'version' };
  if (!FILE_NAME.test(fileName) || !ONE_LINE.test(fileName)) return { wrong: 'filename' };
  const common = { gameId: gameId.toLowerCase(), version, fileName };
  if (kind === 'web') return { ...common, kind, platform: null };
  if (kind !== 'download') return { wrong: 'kind' };
  const known = PLATFORMS.find((one) => one === platform);
  return known ? { ...common, kind, platform: known } : { wrong: 'platform' };
}
