import type { GameNote } from '../releases/game-notes.js';

class InTwo {
  es: string;
  en: string;
}

class ListInTwo {
  es: string[];
  en: string[];
}

class Grades {
  from: number;
  to: number;
}

class ScreenshotOfDraft {
  name: string;
  url: string;
  alt: string;
}

class FileOfDraft {
  name: string;
  url: string;
}

class MediaOfLanguage {
  cover: FileOfDraft | null;
  screenshots: ScreenshotOfDraft[];
  /** For teachers, PDF. */
  guide: FileOfDraft | null;
}

class Media {
  es: MediaOfLanguage;
  en: MediaOfLanguage;
}

/** A game as its studio types it. */
export class DraftReply {
  title: InTwo;
  summary: InTwo;
  description: InTwo;
  teaches: ListInTwo;
  requirements: InTwo;
  subjects: string[];
  grades: Grades | null;
  objectives: string[];
  /** Null: unrated. */
  ageRating: string | null;
  languages: string[];
  accessibility: string[];
  price: number | null;
  inPlan: boolean;
  media: Media;
}

/** One field that differs from what was approved. */
export class DifferenceReply {
  /** Such as `title.en`. */
  field: string;
  /** As JSON text; null where there was nothing. */
  before: string | null;
  after: string | null;
}

export class ChannelReply {
  channel: 'live' | 'preview' | 'demo';
  kind: 'web' | 'download';
  platform: string | null;
  buildId: string;
  version: string;
  since: Date;
}

class PriceChangeReply {
  changeId: string;
  price: number;
  appliesAt: Date;
  state: 'pending' | 'applied' | 'cancelled';
}

export class GameNoteReply implements GameNote {
  author: 'studio' | 'staff';
  about: 'submission' | 'review' | 'appeal';
  note: string;
  at: Date;
}

/** One thing that happened to a game. */
export class GameHistoryEntry {
  type: string;
  at: Date;
  /** Whether staff of the shop did it. */
  isByStaff: boolean;
  /** Points of the checklist that were not met, or the reason of staff. */
  reasons: string[];
}

/** A game in its studio's list. */
export class StudioGameItem {
  id: string;
  developerId: string;
  slug: string;
  title: InTwo;
  state: 'draft' | 'released' | 'withdrawn' | 'taken-down';
  /** Null while it is not withdrawn; what staff took off sale, they alone put back. */
  withdrawnBy: 'studio' | 'staff' | null;
  review: 'waiting' | 'sent-back' | null;
  /** The promised day of a decision, `YYYY-MM-DD`. */
  decideBy: string | null;
  /** Of the shop once released, before that as typed; whole pesos. */
  price: number | null;
  /** Channels that give out a build. */
  channels: string[];
  updatedAt: Date;
}

export class StudioGamesReply {
  games: StudioGameItem[];
}

/** A game with everything that its studio may know. */
export class StudioGameReply extends StudioGameItem {
  /** What the caller may do in the studio. */
  role: 'reader' | 'editor' | 'owner';
  /** To be named with the next change. */
  revision: number;
  draft: DraftReply;
  /** What is missing before it can be handed in, such as `title.en`. */
  missing: string[];
  /** What differs from the approved texts; all before the first approval is left out. */
  differences: DifferenceReply[];
  placed: ChannelReply[];
  /** Builds that were approved once and may go live again without review. */
  approvedBuilds: string[];
  priceChanges: PriceChangeReply[];
  notes: GameNoteReply[];
  history: GameHistoryEntry[];
  appealed: boolean;
  /** Why staff took it off sale. */
  withdrawnBecause: string | null;
  /** Where the studio and staff play the preview. */
  previewPath: string;
  /** Reviews are decided within so many days. */
  reviewedWithinDays: number;
}
