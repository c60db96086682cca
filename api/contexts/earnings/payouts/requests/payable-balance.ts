import { Injectable } from '@nestjs/common';
import { civilDateOf, plusDays, type CivilDate } from '../../../../kernel/calendar.js';
import type { Instant } from '../../../../kernel/instant.js';
import { Database } from '../../../../platform/database/database.js';
import { confirmed, LONGEST_RETURN_DAYS, returnsEnd } from '../../../refunds/index.js';
import { gone } from '../../close/sale-rows.js';
import { ShareRows } from '../../close/share-rows.js';
import { momentAt } from '../../reads/so-far.js';
import { StudioPlayers } from '../../reads/studio-players.js';
import { settle } from '../../rules/settle.rules.js';
import type { GrossAndTax, Stated, Waiting } from './payable.rules.js';

/** What went back of a sale; here `o` is the line of a statement that told it. */
const back = (when: string): string =>
  gone(
    `(select coalesce(sum(b.amount), 0)::bigint from earnings.returns b where b.order_id = s.order_id and b.game_id = s.game_id ${when})`,
  );
const STATED_SALE = `o.developer_id = $1 and o.source = 'sale'
  and exists (select from earnings.statements t where t.developer_id = o.developer_id and t.month = o.month)`;

/** What a studio's statements gave, never held shares and never the running month, with what of it may go back. Pay-outs are not taken off. */
@Injectable()
export class PayableBalance {
  constructor(
    private readonly db: Database,
    private readonly players: StudioPlayers,
    private readonly shares: ShareRows,
  ) {}

  async statedTo(developerId: string, now: Instant): Promise<Stated> {
    const [[sums], sales, plans, returnable] = await Promise.all([
      this.db.query<GrossAndTax & { debt: number }>(
        `select coalesce(sum(gross), 0)::bigint as gross, coalesce(sum(withheld), 0)::bigint as withheld,
                0 - coalesce((array_agg(carried_out order by month desc))[1], 0)::bigint as debt
           from earnings.statements where developer_id = $1`,
        [developerId],
      ),
      this.returnedSales(developerId),
      this.returnedShares(developerId, now),
      this.returnable(developerId, civilDateOf(now)),
    ]);
    const { debt, ...given } = sums ?? { gross: 0, withheld: 0, debt: 0 };
    return { ...given, owed: debt + sales + plans, returnable };
  }

  private async returnedSales(developerId: string): Promise<number> {
    const [row] = await this.db.query<{ amount: number }>(
      `select coalesce(sum((${back('')}) - (${back('and b.settled_in is not null')})), 0)::bigint as amount
         from (select distinct order_id, game_id from earnings.returns where settled_in is null and game_id is not null) r
         join earnings.lines o using (order_id, game_id) join earnings.sale_lines s using (order_id, game_id) where ${STATED_SALE}`,
      [developerId],
    );
    return row?.amount ?? 0;
  }

  private async returnedShares(developerId: string, now: Instant): Promise<number> {
    const moment = momentAt(now);
    const players = await this.players.overpaid(developerId, moment);
    return (await this.shares.subscribers(players, moment))
      .flatMap((subscriber) => settle(subscriber, moment).lines)
      .filter((line) => line.developerId === developerId && line.source === 'plan-refund')
      .reduce((sum, { amount }) => sum - amount, 0);
  }

  private async returnable(developerId: string, today: CivilDate): Promise<Waiting[]> {
    const rows = await this.db.query<{ day: CivilDate; confirmed: boolean; amount: number }>(
      `select o.day::text as day, ${confirmed('o.order_id')} as confirmed, sum(s.share - (${back('')}))::bigint as amount
         from earnings.lines o join earnings.sale_lines s using (order_id, game_id)
        where ${STATED_SALE} and o.month >= $2 and o.day >= $3 group by 1, 2`,
      [developerId, ...since(plusDays(today, 0 - LONGEST_RETURN_DAYS))],
    );
    const byDay = new Map<CivilDate, number>();
    for (const { day, confirmed, amount } of rows) {
      const last = returnsEnd(day, confirmed);
      if (last >= today) byDay.set(plusDays(last, 1), (byDay.get(plusDays(last, 1)) ?? 0) + amount);
    }
    return [...byDay].map(([from, amount]) => ({ from, amount })).sort((a, b) => (a.from < b.from ? -1 : 1));
  }
}

const since = (day: CivilDate): [string, CivilDate] => [day.slice(0, 7), day];
