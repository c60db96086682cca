import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import type { StatementReply } from './earnings.dto.js';

const COLUMNS = `number, developer_id as "developerId", month, by_source as "bySource", earned, carried_in as "carriedIn", gross, tax_kind as "taxKind", rate,
  withheld, paid, carried_out as "carriedOut", lines, lines_hash as "linesHash", previous_hash as "previousHash", hash, issued_at as "issuedAt"`;

@Injectable()
export class StatementRows {
  constructor(private readonly db: Database) {}

  /** Newest first. */
  of(developerId: string): Promise<StatementReply[]> {
    return this.db.query<StatementReply>(
      `select ${COLUMNS} from earnings.statements where developer_id = $1 order by month desc`,
      [developerId],
    );
  }

  async one(developerId: string, month: string): Promise<StatementReply | null> {
    const [row] = await this.db.query<StatementReply>(
      `select ${COLUMNS} from earnings.statements where developer_id = $1 and month = $2`,
      [developerId, month],
    );
    return row ?? null;
  }

  /** All statements of a month, for the console. */
  ofMonth(month: string): Promise<StatementReply[]> {
    return this.db.query<StatementReply>(
      `select ${COLUMNS} from earnings.statements where month = $1 order by number`,
      [month],
    );
  }
}
