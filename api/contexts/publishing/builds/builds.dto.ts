import type { DownloadPlatform } from '../archives/analyse-download.js';
import type { FindingCode, FindingLevel } from '../archives/findings.rules.js';

/** Something about an archive that its developer should know. */
export class FindingReply {
  code: FindingCode;
  /** `refusal`: the build is not taken; `warning`: something will break; `note`: what was done. */
  level: FindingLevel;
  /** The name inside the archive. */
  path?: string;
  line?: number;
  /** What exactly, such as an address. */
  detail?: string;
  /** In the language of the request. */
  message: string;
}

/** One uploaded version of a game. A build that is ready never changes. */
export class BuildReply {
  id: string;
  gameId: string;
  kind: 'web' | 'download';
  /** Null for web builds. */
  platform: DownloadPlatform | null;
  status: 'checking' | 'refused' | 'ready';
  /** What the virus scanner said; an `unscanned` build goes live only by approval. */
  scan: 'clean' | 'infected' | 'unscanned';
  version: string;
  /** The name of the uploaded file. */
  fileName: string;
  /** Of the uploaded file, in hex; null while it is checked. */
  sha256: string | null;
  /** Of the uploaded file, in bytes. */
  size: number;
  /** In bytes; null for downloads that are no archive. */
  unpackedSize: number | null;
  /** What a browser loads before the game starts, in bytes; null for downloads. */
  firstDownload: number | null;
  /** What players of the live build would download when this one goes live, in bytes; null unless ready. */
  downloadSize: number | null;
  /** The page that starts a web build; null for engine builds without one, and for downloads. */
  entry: string | null;
  /** Name and version of the engine of a web build, such as `unity 2022.3.10f1`. */
  engine: string | null;
  /** Channels that give this build out now. */
  channels: ('live' | 'preview' | 'demo')[];
  findings: FindingReply[];
  createdAt: Date;
  checkedAt: Date | null;
}

export class BuildsReply {
  /** Newest first. */
  builds: BuildReply[];
}

export class BuildFileReply {
  path: string;
  /** Unpacked, in bytes. */
  size: number;
  /** What a browser with brotli loads, in bytes. */
  transferSize: number;
  type: string;
}

export class BuildDetailReply extends BuildReply {
  /** Of a web build, largest first. */
  files: BuildFileReply[];
}
