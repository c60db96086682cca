import { IsString, MaxLength } from 'class-validator';
import type { Platform } from '../../catalog/index.js';

/** A file of a game that can be downloaded. It never changes: another version is another build. */
export class DownloadEntry {
  buildId: string;
  platform: Exclude<Platform, 'web'>;
  version: string;
  /** In bytes. */
  size: number;
}

export class DownloadReply extends DownloadEntry {
  /** The name under which it is saved. */
  name: string;
  /** Of the whole file, in hex; also its ETag, in quotes. */
  sha256: string;
  /** Given out since. */
  since: Date;
}

export class DownloadsReply {
  gameId: string;
  /** By platform; empty while the game has no download. */
  downloads: DownloadReply[];
}

/** How a game can be played or downloaded at this moment, the same for everybody. */
export class AvailabilityReply {
  gameId: string;
  /** Whether it plays in the browser. */
  web: boolean;
  /** Whether everybody may try a part of it in the browser. */
  demo: boolean;
  downloads: DownloadEntry[];
}

export class DownloadLinkReply {
  /** Where the transfer lies; needs no session, so a browser may open it. */
  url: string;
  /** The transfer must begin before this. */
  expiresAt: string;
}

export class TransferQuery {
  /** The signed part of the address. */
  @IsString({ message: 'must be a text' })
  @MaxLength(200, { message: 'must be the link as it was given' })
  link: string;
}
