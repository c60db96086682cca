/** A game on somebody's shelf. */
export class LibraryEntry {
  gameId: string;
  slug: string;
  title: { es: string; en: string };
  /** Path of the cover picture. */
  cover: string;
  /** Since when it may be played. */
  grantedAt: Date;
  because: 'purchase' | 'free-claim' | 'code';
  /** The order that brought it, if one did. */
  orderId: string | null;
  /** Minutes played so far. */
  playMinutes: number;
}

export class LibraryReply {
  entries: LibraryEntry[];
}
