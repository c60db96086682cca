/** Why somebody may play a game. */
type PlayReason = 'purchase' | 'free-claim' | 'code' | 'plan';

/** A game on somebody's shelf. */
export class LibraryEntry {
  gameId: string;
  slug: string;
  title: { es: string; en: string };
  /** Address of the cover picture. */
  cover: string;
  /** Since when it may be played. */
  grantedAt: Date;
  /** `plan`: lent by a subscription, while it gives access. */
  because: PlayReason;
  /** The order that brought it, if one did. */
  orderId: string | null;
  /** Minutes played so far. */
  playMinutes: number;
  /** The end of the plan's paid time, or of its grace; null: the game stays for good. */
  until: Date | null;
  /** Whether the plan goes on by itself after `until`. */
  renews: boolean;
}

export class LibraryReply {
  /** Owned games first, the latest on top; then those of the plan. */
  entries: LibraryEntry[];
}

/** Whether the caller may play a game at this moment. */
export class PlayAccessReply {
  gameId: string;
  playable: boolean;
  /** Null when it may not be played. */
  because: PlayReason | null;
  until: Date | null;
  renews: boolean;
  /** Whether a subscription would let it be played. */
  inPlan: boolean;
}
