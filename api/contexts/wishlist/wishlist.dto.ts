import { IsBoolean } from 'class-validator';
import { LinkToken } from '../access/index.js';

/** A game that a person wants. */
export class WishedGameReply {
  gameId: string;
  slug: string;
  title: { es: string; en: string };
  cover: string;
  /** Shown instead of the cover in English; null where there is one cover for both languages. */
  coverEn: string | null;
  /** Whole pesos with VAT; 0 is free. */
  price: number;
  inPlan: boolean;
  /** Whether it is in the shop now. */
  listed: boolean;
  /** Whether it cannot be played or downloaded yet, and so is not sold. */
  announced: boolean;
  addedAt: Date;
}

export class WishlistReply {
  /** The latest first. Games that the person has meanwhile are left out. */
  games: WishedGameReply[];
  /** Whether mails announce lower prices, releases and the plan. */
  mails: boolean;
  /** Address of the page that shows the list without log-in; null: not shared. */
  shareUrl: string | null;
}

/** A list as its address shows it: nothing of its person. */
export class SharedWishlistReply {
  games: WishedGameReply[];
}

export class WishlistMailsRequest {
  @IsBoolean({ message: 'must be true or false' })
  mails: boolean;
}

export class WishlistUnsubscribeQuery {
  /** Token of the address in the mail. */
  @LinkToken()
  token: string;
}

export class WishlistUnsubscribeReply {
  message: string;
}
