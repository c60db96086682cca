/** Why a person may play a game. */
export type PlayReason = 'purchase' | 'free-claim' | 'code' | 'plan';

/** A game of a person's library. */
export class LibraryEntry {
  gameId: string;
  slug: string;
  title: { es: string; en: string };
  /** Address of the cover. */
  cover: string;
  /** Playable since. */
  grantedAt: Date;
  /** `plan`: by a subscription, while it gives access. */
  because: PlayReason;
  /** The order that granted it, if any. */
  orderId: string | null;
  /** Minutes played so far. */
  playMinutes: number;
  /** End of the plan's paid time or grace; null: the game is owned. */
  until: Date | null;
  /** Whether the plan renews after `until`. */
  renews: boolean;
}

export class LibraryReply {
  /** Owned games, latest first; then those of the plan. */
  entries: LibraryEntry[];
}

/** Whether the caller may play a game at this moment. */
export class PlayAccessReply {
  gameId: string;
  playable: boolean;
  /** Null if it may not be played. */
  because: PlayReason | null;
  until: Date | null;
  renews: boolean;
  /** Whether a subscription would give access. */
  inPlan: boolean;
}
