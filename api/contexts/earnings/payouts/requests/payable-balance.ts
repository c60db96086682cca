import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/database/database.js';
import type { GrossAndTax } from '../payout.decider.js';

/** What a studio's statements gave: never held shares, never the running month. Pay-outs are not taken off. */
@Injectable()
export class PayableBalance {
  constructor(private readonly db: Database) {}

  async statedTo(developerId: string): Promise<GrossAndTax> {
    const [row] = await this.db.query<GrossAndTax>(
      `select coalesce(sum(gross), 0)::bigint as gross, coalesce(sum(withheld), 0)::bigint as withheld
         from earnings.statements where developer_id = $1`,
      [developerId],
    );
    return row ?? { gross: 0, withheld: 0 };
  }
}
