import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '../../config.js';
import { Database } from '../../platform/database/database.js';
import { put, type RowChange } from '../../platform/event-store/row-changes.js';
import { CONFIG } from '../../platform/tokens.js';
import { CardCipher, type Sealed } from './card-cipher.js';

/** How a rotation went, in secrets. */
export interface Rotated {
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

/** What the bank calls a card, which lets whoever knows it charge the card: sealed rows, never part of an event, a log or an answer. */
@Injectable()
export class CardSecrets {
  private readonly cipher: CardCipher;

  constructor(@Inject(CONFIG) config: Config, private readonly db: Database) {
    this.cipher = new CardCipher(config.cardKeys);
  }

  /** The row that keeps it, for the append that enrols the card. */
  kept(cardId: string, tbkUser: string): RowChange {
    const { keyId, sealed } = this.cipher.seal(cardId, tbkUser);
    return put('wallet.secrets', { card_id: cardId }, { key_id: keyId, sealed });
  }

  /** Null when there is none. @throws Error when its key is missing. */
  async open(cardId: string): Promise<string | null> {
    const [row] = await this.db.query<SecretRow>(`select ${COLUMNS} from wallet.secrets where card_id = $1`, [cardId]);
    return row ? this.opened(cardId, row) : null;
  }

  /** What the bank calls the card, of a row that was just read. @throws Error when its key is missing. */
  opened(cardId: string, sealed: Sealed): string {
    return this.cipher.open(cardId, sealed);
  }

  async forget(cardId: string): Promise<void> {
    await this.db.query('delete from wallet.secrets where card_id = $1', [cardId]);
  }

  /** Seals everything anew under the newest key. May be stopped and begun again, and run while the shop is open. */
  async rotate(): Promise<Rotated> {
    const [before] = await this.db.query<{ current: number }>('select count(*) as current from wallet.secrets where key_id = $1', [this.cipher.newest]);
    const rotated: Rotated = { resealed: 0, current: before?.current ?? 0, unreadable: 0 };
    let after = '00000000-0000-0000-0000-000000000000';
    for (;;) {
      const rows = await this.db.query<SecretRow>(
        `select ${COLUMNS} from wallet.secrets where key_id <> $1 and card_id > $2 order by card_id limit ${BATCH}`, [this.cipher.newest, after]);
      for (const row of rows) rotated[await this.resealed(row)]++;
      if (rows.length < BATCH) return rotated;
      after = rows.at(-1)?.cardId ?? after;
    }
  }

  private async resealed(row: SecretRow): Promise<'resealed' | 'unreadable'> {
    let secret: string;
    try {
      secret = this.cipher.open(row.cardId, row);
    } catch {
      return 'unreadable';
    }
    const { keyId, sealed } = this.cipher.seal(row.cardId, secret);
    await this.db.query('update wallet.secrets set key_id = $2, sealed = $3 where card_id = $1 and sealed = $4', [row.cardId, keyId, sealed, row.sealed]);
    return 'resealed';
  }
}
