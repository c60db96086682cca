import { post } from '../../lib/http';
import type { DownloadEntry } from '../../lib/wire';

/** Lets the browser fetch a build: its own download manager shows progress and resumes. @throws what kept it from beginning */
export async function beginDownload({ buildId }: Pick<DownloadEntry, 'buildId'>): Promise<void> {
  const { url } = await post('/v1/downloads/{buildId}/link', { params: { path: { buildId } } });
  Object.assign(document.createElement('a'), { href: url, download: '' }).click();
}

/** The platform of this computer, as its browser says; null where it says none that we know. */
export function platformOf(userAgent: string): DownloadEntry['platform'] | null {
  if (/Android/.test(userAgent)) return 'android';
  if (/Windows/.test(userAgent)) return 'windows';
  if (/Macintosh|Mac OS X/.test(userAgent)) return /iPhone|iPad/.test(userAgent) ? null : 'macos';
  return /Linux|X11/.test(userAgent) ? 'linux' : null;
}

/** The download for this computer first. */
export function forThisComputer(downloads: readonly DownloadEntry[], userAgent: string): DownloadEntry[] {
  const own = platformOf(userAgent);
  return [...downloads].sort((one, other) => Number(other.platform === own) - Number(one.platform === own));
}
