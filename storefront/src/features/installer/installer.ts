export type Platform = 'windows' | 'mac' | 'linux';

const PATIENCE_MS = 5_000;

/** Where the installer for a platform lies; null where none is offered or the platform is no such one. */
export function installerFor(template: string | undefined, platform: string | null): string | null {
  const isKnown = platform === 'windows' || platform === 'mac' || platform === 'linux';
  return template?.trim() && isKnown ? template.trim().replaceAll('{platform}', platform) : null;
}

/** Whether a file can be fetched from there now. */
export async function isThere(address: string): Promise<boolean> {
  return fetch(address, { method: 'HEAD', signal: AbortSignal.timeout(PATIENCE_MS) }).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** The platform that a browser tells of itself; Windows where it tells none that we know. */
export function platformOf(userAgent: string): Platform {
  if (/Macintosh|Mac OS X/.test(userAgent)) return 'mac';
  return /Linux|X11/.test(userAgent) ? 'linux' : 'windows';
}

/** Lets the browser fetch the installer for this computer. @throws where there is none to fetch */
export async function download(): Promise<void> {
  const response = await fetch(`/installer?platform=${platformOf(navigator.userAgent)}`);
  if (!response.ok) throw new Error('No installer is offered');
  const { address } = (await response.json()) as { address: string };
  Object.assign(document.createElement('a'), { href: address, download: '' }).click();
}
