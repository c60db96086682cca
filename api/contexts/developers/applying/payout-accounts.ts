import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '../../../config.js';
import { Database } from '../../../platform/database/database.js';
import { type Resealed, SecretCipher, type Sealed } from '../../../platform/secret-cipher.js';
import { CONFIG } from '../../../platform/tokens.js';
import { accountNumberOf, type PayoutAccount } from './application.rules.js';

interface SealedRow extends Sealed {
  developerId: string;
}

/** What of an account may be shown. */
export type ShownAccount = Omit<PayoutAccount, 'number'> & { last4: string | null };

const SHOWN = 4;
const BATCH = 500;
/** Before every id. */
const NO_ONE = '00000000-0000-0000-0000-000000000000';

/** Pay-out accounts of studios, encrypted under CARD_KEYS; never part of an event, a log or an answer. */
@Injectable()
export class PayoutAccounts {
  private readonly cipher: SecretCipher;

  constructor(
    @Inject(CONFIG) config: Config,
    private readonly db: Database,
  ) {
    this.cipher = new SecretCipher(config.cardKeys);
  }

  /** The columns that keep an account. */
  columns(developerId: string, account: PayoutAccount): { last4: string | null } & Sealed {
    const number = accountNumberOf(account.number);
    const last4 = number.length > SHOWN ? number.slice(-SHOWN) : null;
    return { last4, ...this.cipher.seal(developerId, JSON.stringify(account)) };
  }

  /** @throws SecretUnreadable when its key is missing. */
  open({ developerId, ...sealed }: SealedRow): PayoutAccount {
    return JSON.parse(this.cipher.open(developerId, sealed)) as PayoutAccount;
  }

  /** Encrypts all accounts again under the newest key; may be interrupted and repeated. Those whose key is missing stay. */
  async rotate(): Promise<Resealed> {
    const done = { resealed: 0, unreadable: 0 };
    for (let after = NO_ONE; ;) {
      const rows = await this.db.query<SealedRow>(
        `select developer_id as "developerId", account_key_id as "keyId", account_sealed as sealed from developers.applications
          where account_key_id <> $1 and developer_id > $2 order by developer_id limit ${BATCH}`,
        [this.cipher.newest, after],
      );
      const { resealed, unreadable } = await this.cipher.resealAll(
        rows,
        ({ developerId }) => developerId,
        (row, again) => this.keep(row, again),
      );
      done.resealed += resealed;
      done.unreadable += unreadable;
      const last = rows.at(-1);
      if (!last || rows.length < BATCH) return done;
      after = last.developerId;
    }
  }

  private keep({ developerId, sealed: before }: SealedRow, { keyId, sealed }: Sealed): Promise<unknown> {
    return this.db.query(
      'update developers.applications set account_key_id = $2, account_sealed = $3 where developer_id = $1 and account_sealed = $4',
      [developerId, keyId, sealed, before],
    );
  }
}
