import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import type { CardTrouble } from '../payments/payment.events.js';
import type { EnrolmentEnding } from './card.events.js';
import type { Sealed } from '../../platform/secret-cipher.js';
import { CardSecrets } from './secrets/card-secrets.js';

/** A card that a person saved. Its id is the alias by which clients know it. */
export interface SavedCard {
  cardId: string;
  personId: string;
  /** Under which the bank knows this one card. */
  username: string;
  brand: string;
  last4: string;
  isDefault: boolean;
  /** Why it is charged no more; null while it works. */
  trouble: CardTrouble | null;
  enrolledAt: Date;
  removedAt: Date | null;
}

/** A try to save a card as it stands. */
export interface EnrolmentRow {
  cardId: string;
  personId: string;
  /** Under which the bank knows this one card. */
  username: string;
  token: string | null;
  returnUrl: string;
  state: 'started' | 'open' | 'finishing' | 'enrolled' | 'ended';
  because: EnrolmentEnding | null;
  responseCode: number | null;
}

const CARD = `c.card_id as "cardId", c.person_id as "personId", e.username, c.brand, c.last4, coalesce(d.card_id = c.card_id and c.removed_at is null, false) as "isDefault",
  c.trouble, c.enrolled_at as "enrolledAt", c.removed_at as "removedAt"`;
const CARDS =
  'cards.cards c join cards.enrolments e using (card_id) left join cards.defaults d on d.person_id = c.person_id';
const SECRET = `case when s.card_id is not null then jsonb_build_object('keyId', s.key_id, 'sealed', s.sealed) end as secret`;
const ENROLMENT =
  'card_id as "cardId", person_id as "personId", username, token, return_url as "returnUrl", state, because, response_code as "responseCode"';

@Injectable()
export class CardQueries {
  constructor(private readonly db: Database) {}

  /** A person's cards that are there, the default first, then the latest. */
  async cardsOf(personId: string): Promise<SavedCard[]> {
    return this.db.query<SavedCard>(
      `select ${CARD} from ${CARDS} where c.person_id = $1 and c.removed_at is null order by "isDefault" desc, c.enrolled_at desc, c.card_id`,
      [personId],
    );
  }

  /** A card of this very person, also after it was removed; null for another's. */
  async cardOf(personId: string, cardId: string): Promise<SavedCard | null> {
    const [row] = await this.db.query<SavedCard>(
      `select ${CARD} from ${CARDS} where c.card_id = $1 and c.person_id = $2`,
      [cardId, personId],
    );
    return row ?? null;
  }

  /** A card of this very person with its sealed secret, where there is one. */
  async sealedCardOf(personId: string, cardId: string): Promise<(SavedCard & { secret: Sealed | null }) | null> {
    const [row] = await this.db.query<SavedCard & { secret: Sealed | null }>(
      `select ${CARD}, ${SECRET} from ${CARDS} left join cards.secrets s on s.card_id = c.card_id where c.card_id = $1 and c.person_id = $2`,
      [cardId, personId],
    );
    return row ?? null;
  }

  /** The try behind a token of the bank: our own record decides whose it is, never the browser. */
  async enrolmentByToken(token: string): Promise<EnrolmentRow | null> {
    const [row] = await this.db.query<EnrolmentRow>(`select ${ENROLMENT} from cards.enrolments where token = $1`, [
      token,
    ]);
    return row ?? null;
  }

  async enrolment(cardId: string): Promise<EnrolmentRow | null> {
    const [row] = await this.db.query<EnrolmentRow>(`select ${ENROLMENT} from cards.enrolments where card_id = $1`, [
      cardId,
    ]);
    return row ?? null;
  }
}

/** What the bank wants to know of a card that it shall charge. Never to be stored, logged or answered. */
export interface ChargeableCard {
  cardId: string;
  username: string;
  tbkUser: string;
  brand: string;
  last4: string;
}

@Injectable()
export class CardVault {
  constructor(
    private readonly cards: CardQueries,
    private readonly secrets: CardSecrets,
  ) {}

  /** Null for a card that is another's, removed or found not to work. @throws CardUnreadable when its key is missing from CARD_KEYS. */
  async chargeable(cardId: string, personId: string): Promise<ChargeableCard | null> {
    const card = await this.cards.sealedCardOf(personId, cardId);
    if (!card?.secret || card.removedAt || card.trouble) return null;
    const { username, brand, last4, secret } = card;
    return { cardId, username, tbkUser: this.secrets.opened(cardId, secret), brand, last4 };
  }
}
