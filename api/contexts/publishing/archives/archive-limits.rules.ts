const MB = 1_000_000;

/** What an archive may hold. Sizes are in bytes. */
export const LIMITS = {
  /** Of a file to download, as it is uploaded. */
  download: 2_000 * MB,
  /** Of a web build as it is uploaded. */
  webArchive: 500 * MB,
  webUnpacked: 500 * MB,
  webFiles: 1_500,
  webFile: 200 * MB,
  /** Entries of the archive of a download; its contents are not unpacked here. */
  downloadEntries: 50_000,
  nameLength: 240,
  /** Of one archive; each of them is read and followed. */
  links: 2_000,
  /** More than any real file shrinks by, but for a few that are small. */
  ratio: 250,
  ratioFrom: MB,
  /** What a browser loads before the game starts. */
  firstDownload: { hint: 15 * MB, warning: 30 * MB, refusal: 50 * MB },
  /** Pages and scripts are searched for what will break up to here. */
  searched: 4 * MB,
  /** The beginning of each file, which tells what it is. */
  head: 256 * 1024,
} as const;

/** Connections for which the time until a game can be played is told, in Mbit/s. */
export const CONNECTIONS = [2, 10, 50] as const;

export interface SecondsToPlay {
  mbitPerSecond: number;
  seconds: number;
}

export function secondsToPlay(bytes: number): SecondsToPlay[] {
  return CONNECTIONS.map((mbitPerSecond) => ({
    mbitPerSecond,
    seconds: Math.ceil((bytes * 8) / (mbitPerSecond * 100_000)) / 10,
  }));
}
