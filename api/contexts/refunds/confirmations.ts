import { Injectable } from '@nestjs/common';
import { BusinessClock } from '../../platform/clock.js';
import { Database } from '../../platform/database/database.js';

/** What the shop can prove to have sent, and what time it is. */
@Injectable()
export class Confirmations {
  constructor(
    private readonly db: Database,
    private readonly clock: BusinessClock,
  ) {}

  now(): string {
    return this.clock.now();
  }

  /**
   * Whether the written confirmation of a purchase left the shop: its mail's effect is the proof.
   * One on its way counts for a day, inside which both terms of the law hold anyway.
   */
  async wasConfirmed(orderId: string): Promise<boolean> {
    const rows = await this.db.query(
      `select from es.all_effects where subject = $1 and kind = 'mail:receipt'
          and (state = 'done' and result->>'skipped' is null or state in ('planned', 'started', 'unknown') and planned_at > now() - interval '1 day')`,
      [orderId],
    );
    return rows.length > 0;
  }
}
