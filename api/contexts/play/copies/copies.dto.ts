import { PlayTicketReply } from '../play.dto.js';

/** One file of a game that a browser keeps. */
export class CopiedFile {
  /** Below the files of the ticket, composed and not encoded. */
  path: string;
  /** Unpacked. */
  bytes: number;
  sha256: string;
}

/** What a browser needs to keep a game for a time without a connection. */
export class GameCopyReply {
  /** Opens the game's files and its page for some minutes, and names its frame. */
  ticket: PlayTicketReply;
  /** Address of the page that keeps the files, beside the game. */
  keeperUrl: string;
  files: CopiedFile[];
  /** The files that are pages of the game; an engine's own page has the empty path. */
  pages: string[];
  /** Until when the copy may be played before the shop has to be reached again: 14 days, or less where a plan ends. */
  goodUntil: Date;
}
