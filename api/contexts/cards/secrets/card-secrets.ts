import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { Logger } from 'pino';
import { Gauge } from 'prom-client';
import type { Config } from '../../../config.js';
import { Database } from '../../../platform/database/database.js';
import { put, type RowChange } from '../../../platform/event-store/row-changes.js';
import { Metrics } from '../../../platform/observability/metrics.js';
import type { Sealed } from '../../../platform/secret-cipher.js';
import { CONFIG, LOGGER } from '../../../platform/tokens.js';
import { CardCipher, CardUnreadable } from './card-cipher.js';

/** How a rotation went, in secrets. */
interface Rotated {
  resealed: number;
  /** Under the newest key already. */
  current: number;
  /** None of our keys opens them; they stay as they are. */
  unreadable: number;
}

interface SecretRow extends Sealed {
  cardId: string;
}

const BATCH = 500;
const COLUMNS = 'card_id as "cardId", key_id as "keyId", sealed';

/** What the bank calls a card, with which the card can be charged: sealed rows, never part of an event, a log or an answer. */
@Injectable()
export class CardSecrets implements OnApplicationBootstrap {
  private readonly cipher: CardCipher;
  private readonly unreadable: Gauge;

  constructor(
    @Inject(CONFIG) config: Config,
    private readonly db: Database,
    metrics: Metrics,
    @Inject(LOGGER) private readonly log: Logger,
  ) {
    this.cipher = new CardCipher(config.cardKeys);
    this.unreadable = new Gauge({
      name: 'card_secrets_unreadable',
      help: 'Saved cards that none of CARD_KEYS opened when the server started: they cannot be charged',
      registers: [metrics.registry],
    });
  }

  /** A card whose key is missing cannot be charged; that shows at once, not with its next renewal. Of each key one card is tried: another key may bear its name. */
  async onApplicationBootstrap(): Promise<void> {
    const keys = await this.db.query<SecretRow & { cards: number }>(
      `select distinct on (key_id) ${COLUMNS}, count(*) over (partition by key_id) as cards from cards.secrets order by key_id, card_id desc`,
    );
    const missing = keys.filter((row) => !this.opens(row)).map(({ keyId, cards }) => ({ keyId, cards }));
    this.unreadable.set(missing.reduce((sum, { cards }) => sum + cards, 0));
    if (missing.length > 0)
      this.log.error(
        { missing },
        'CARD_KEYS lacks the keys of saved cards: they cannot be charged until the keys are back',
      );
  }

  /** The row that keeps it, for the append that enrols the card. */
  kept(cardId: string, tbkUser: string): RowChange {
    const { keyId, sealed } = this.cipher.seal(cardId, tbkUser);
    return put('cards.secrets', { card_id: cardId }, { key_id: keyId, sealed });
  }

  /** Null when there is none. @throws CardUnreadable when its key is missing. */
  async open(cardId: string): Promise<string | null> {
    const [row] = await this.db.query<SecretRow>(`select ${COLUMNS} from cards.secrets where card_id = $1`, [cardId]);
    return row ? this.opened(cardId, row) : null;
  }

  /** What the bank calls the card, of a row that was just read. @throws CardUnreadable when its key is missing. */
  opened(cardId: string, sealed: Sealed): string {
    return this.cipher.open(cardId, sealed);
  }

  private opens(row: SecretRow): boolean {
    try {
      return this.opened(row.cardId, row) !== '';
    } catch (error) {
      if (error instanceof CardUnreadable) return false;
      throw error;
    }
  }

  async forget(cardId: string): Promise<void> {
    await this.db.query('delete from cards.secrets where card_id = $1', [cardId]);
  }

  /**
   * Re-encrypts all secrets under the newest key. May be interrupted and repeated, also while the shop is open:
   * it looks again until nothing is left, for servers that do not know the newest key yet go on sealing under an older one.
   */
  async rotate(): Promise<Rotated> {
    const [before] = await this.db.query<{ current: number }>(
      'select count(*) as current from cards.secrets where key_id = $1',
      [this.cipher.newest],
    );
    const rotated: Rotated = { resealed: 0, current: before?.current ?? 0, unreadable: 0 };
    for (;;) {
      const { resealed, unreadable } = await this.pass();
      rotated.resealed += resealed;
      rotated.unreadable = unreadable;
      if (resealed === 0) return rotated;
    }
  }

  private async pass(): Promise<Pick<Rotated, 'resealed' | 'unreadable'>> {
    const passed = { resealed: 0, unreadable: 0 };
    let after = '00000000-0000-0000-0000-000000000000';
    for (;;) {
      const rows = await this.db.query<SecretRow>(
        `select ${COLUMNS} from cards.secrets where key_id <> $1 and card_id > $2 order by card_id limit ${BATCH}`,
        [this.cipher.newest, after],
      );
      const { resealed, unreadable } = await this.cipher.resealAll(
        rows,
        ({ cardId }) => cardId,
        (row, again) => this.keep(row, again),
      );
      passed.resealed += resealed;
      passed.unreadable += unreadable;
      if (rows.length < BATCH) return passed;
      after = rows.at(-1)?.cardId ?? after;
    }
  }

  private keep({ cardId, sealed: before }: SecretRow, { keyId, sealed }: Sealed): Promise<unknown> {
    return this.db.query('update cards.secrets set key_id = $2, sealed = $3 where card_id = $1 and sealed = $4', [
      cardId,
      keyId,
      sealed,
      before,
    ]);
  }
}
