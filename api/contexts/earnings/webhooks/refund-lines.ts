import { Injectable } from '@nestjs/common';
import { BusinessClock } from '../../../platform/clock.js';
import { Database } from '../../../platform/database/database.js';
import { SaleRows } from '../close/sale-rows.js';
import { ShareRows } from '../close/share-rows.js';
import type { SettledLine } from '../earnings.events.js';
import { lineOfSale } from '../rules/sale-lines.rules.js';
import { settle } from '../rules/settle.rules.js';
import { momentAt } from '../reads/so-far.js';

/** The lines that money back brings studios: below zero, of the running month or of one that has just closed. */
@Injectable()
export class RefundLines {
  constructor(
    private readonly db: Database,
    private readonly sales: SaleRows,
    private readonly shares: ShareRows,
    private readonly clock: BusinessClock,
  ) {}

  async of(orderId: string, refundId: string): Promise<SettledLine[]> {
    const [sold, shared, settled] = await Promise.all([
      this.sales.refund(refundId),
      this.shared(orderId),
      this.settled(orderId, refundId),
    ]);
    const ofSale = sold.filter(({ amount }) => amount !== 0);
    return [...ofSale.map((row) => lineOfSale(row, 'sale-refund')), ...shared, ...settled];
  }

  private async shared(orderId: string): Promise<SettledLine[]> {
    const [order] = await this.db.query<{ personId: string }>(
      'select person_id as "personId" from earnings.plan_orders where order_id = $1',
      [orderId],
    );
    if (!order) return [];
    const moment = momentAt(this.clock.now());
    const subscribers = await this.shares.subscribers([order.personId], moment);
    return subscribers
      .flatMap((one) => settle(one, moment).lines)
      .filter((line) => line.orderId === orderId && line.source === 'plan-refund');
  }

  /** For a refund that came in the last moment of a month. */
  private settled(orderId: string, refundId: string): Promise<SettledLine[]> {
    return this.db.query<SettledLine>(
      `select l.developer_id as "developerId", l.game_id as "gameId", l.source, l.order_id as "orderId", l.slice as month, l.day::text as day, l.seconds, l.amount, l.rule_version as "ruleVersion"
         from earnings.lines l join earnings.returns r on r.order_id = l.order_id and r.game_id is not distinct from case l.source when 'sale-refund' then l.game_id end
        where l.order_id = $1 and r.refund_id = $2 and l.source in ('sale-refund', 'plan-refund') order by l.month, l.chunk, l.n`,
      [orderId, refundId],
    );
  }
}
