import type { Reader } from '@zip.js/zip.js';
import { refused, type Verdict } from './analyse-archive.js';
import { LIMITS } from './archive-limits.rules.js';
import { inOrder, isRefused, type Finding } from './findings.rules.js';
import { asLatin } from './packing.rules.js';
import { readArchive } from './read-archive.js';

export const DOWNLOAD_PLATFORMS = ['windows', 'macos', 'linux', 'android'] as const;
export type DownloadPlatform = (typeof DOWNLOAD_PLATFORMS)[number];

/** The types of file that people of each platform can open, and how these begin; null: told by their end alone. */
const KINDS: Record<DownloadPlatform, Record<string, string | null>> = {
  windows: { '.zip': 'PK', '.exe': 'MZ', '.msi': '\xd0\xcf\x11\xe0' },
  macos: { '.zip': 'PK', '.dmg': null, '.pkg': 'xar!' },
  linux: { '.zip': 'PK', '.tar.gz': '\x1f\x8b', '.tgz': '\x1f\x8b', '.appimage': '\x7fELF', '.deb': '!<arch>' },
  android: { '.apk': 'PK' },
};

/** Endings of files that may be uploaded for a platform. */
export const endingsFor = (platform: DownloadPlatform): string[] => Object.keys(KINDS[platform]);

/** Checks what people will download as it is: its type, its size, and for an archive the names in it. */
export async function analyseDownload(
  reader: Reader<unknown>,
  { fileName, platform }: { fileName: string; platform: DownloadPlatform },
): Promise<Verdict> {
  await reader.init?.();
  const { size } = reader;
  if (size > LIMITS.download) return refused(size, [{ code: 'archive-too-large' }]);
  const ending = endingsFor(platform).find((one) => fileName.toLowerCase().endsWith(one));
  if (!ending || size === 0)
    return refused(size, [{ code: size === 0 ? 'archive-empty' : 'archive-kind', detail: fileName }]);
  const sign = KINDS[platform][ending] ?? '';
  if (asLatin(await reader.readUint8Array(0, Math.min(size, sign.length))) !== sign)
    return refused(size, [{ code: 'engine-file-wrong', path: fileName }]);
  return ending === '.zip' ? verdictOnZip(reader, platform) : { ...refused(size, []), ok: true };
}

async function verdictOnZip(reader: Reader<unknown>, platform: DownloadPlatform): Promise<Verdict> {
  const destination = platform === 'windows' ? 'windows' : 'unix';
  const { entries, findings } = await readArchive(reader, { mostEntries: LIMITS.downloadEntries, destination });
  const files = entries.filter(({ isFolder }) => !isFolder);
  const all: Finding[] = files.length === 0 && findings.length === 0 ? [{ code: 'archive-empty' }] : findings;
  const unpacked = files.reduce((sum, { size }) => sum + size, 0);
  return {
    ...refused(reader.size, []),
    ok: !isRefused(all),
    totals: { files: files.length, archive: reader.size, unpacked, firstDownload: 0 },
    findings: inOrder(all),
  };
}
