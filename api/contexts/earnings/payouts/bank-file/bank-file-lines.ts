import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '../../../../config.js';
import { Database } from '../../../../platform/database/database.js';
import { put, remove, type RowChange } from '../../../../platform/event-store/row-changes.js';
import { type Resealed, SecretCipher, type Sealed } from '../../../../platform/secret-cipher.js';
import { CONFIG } from '../../../../platform/tokens.js';
import type { BankFileLine, Payee } from './bank-file.rules.js';

interface Key {
  fileId: string;
  payoutId: string;
}

const TABLE = 'payouts.bank_file_lines';
const COLUMNS = 'l.file_id as "fileId", l.payout_id as "payoutId", l.key_id as "keyId", l.sealed';
const subjectOf = ({ fileId, payoutId }: Key): string => `bank-file-${fileId}-${payoutId}`;

/** Whom the files for the bank pay, encrypted under CARD_KEYS, from the making of a file until its transfers are recorded. */
@Injectable()
export class BankFileLines {
  private readonly cipher: SecretCipher;

  constructor(
    @Inject(CONFIG) config: Config,
    private readonly db: Database,
  ) {
    this.cipher = new SecretCipher(config.cardKeys);
  }

  /** The row that keeps a line as it is now. */
  kept(key: Key, payee: Payee): RowChange {
    const { keyId, sealed } = this.cipher.seal(subjectOf(key), JSON.stringify(payee));
    return put(TABLE, { file_id: key.fileId, payout_id: key.payoutId }, { key_id: keyId, sealed });
  }

  /** What takes a line away whose transfer is over, or will be in another file. */
  gone(payoutId: string): RowChange {
    return remove(TABLE, { payout_id: payoutId });
  }

  /** Those lines of a file that still wait for the bank. @throws SecretUnreadable when the key is missing. */
  async waiting(fileId: string): Promise<BankFileLine[]> {
    const rows = await this.db.query<Key & Sealed & { paid: number; reference: string }>(
      `select ${COLUMNS}, p.paid, i.reference from ${TABLE} l join payouts.bank_file_payouts i using (file_id, payout_id)
         join payouts.payouts p using (payout_id)
        where l.file_id = $1 and p.state = 'released' and p.bank_file_id = $1`,
      [fileId],
    );
    return rows.map((row) => {
      const payee = JSON.parse(this.cipher.open(subjectOf(row), row)) as Payee;
      return { ...payee, paid: row.paid, reference: row.reference };
    });
  }

  /** Encrypts all lines again under the newest key; may be interrupted and repeated. Those whose key is missing stay. */
  async reseal(): Promise<Resealed> {
    const rows = await this.db.query<Key & Sealed>(
      `select ${COLUMNS} from ${TABLE} l where l.key_id <> $1 order by l.file_id, l.payout_id`,
      [this.cipher.newest],
    );
    return this.cipher.resealAll(rows, subjectOf, ({ fileId, payoutId, sealed: before }, { keyId, sealed }) =>
      this.db.query(
        `update ${TABLE} set key_id = $3, sealed = $4 where file_id = $1 and payout_id = $2 and sealed = $5`,
        [fileId, payoutId, keyId, sealed, before],
      ),
    );
  }
}
