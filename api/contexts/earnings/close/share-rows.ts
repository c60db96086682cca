import { Injectable } from '@nestjs/common';
import type { CivilDate } from '../../../kernel/calendar.js';
import type { Instant } from '../../../kernel/instant.js';
import type { Pesos } from '../../../kernel/money.js';
import { Database } from '../../../platform/database/database.js';
import { firstDayOf, type Month } from '../rules/accrual.rules.js';
import {
  EqualShares,
  type Moment,
  type Play,
  type PlanOrder,
  type Subscriber,
  type Wait,
} from '../rules/settle.rules.js';
import { HELD_UNTIL, LEFT, NO_WORKER, OPEN, OWNER, PLAY, PLAYERS } from './share-sql.js';

/** Which events count: those before this moment, and the days through this one. */
export interface Window {
  through: CivilDate;
  before: Instant;
}

/** A slice that waited long enough, and whose it is. */
export interface OldWait extends Wait {
  personId: string;
  ruleVersion: number;
}

/** Before all ids. */
export const NO_ID = '00000000-0000-0000-0000-000000000000';

interface OrderOfPlayer extends Omit<PlanOrder, 'given'> {
  personId: string;
  given: PlanOrder['given'] | null;
}

/** What a close reads, for so many subscribers at a time. */
@Injectable()
export class ShareRows {
  constructor(private readonly db: Database) {}

  /** Those with money that is not settled, after one of them. */
  async players(after: string, atMost: number, { through, before }: Window): Promise<string[]> {
    const rows = await this.db.query<{ id: string }>(
      `select distinct o.person_id as id from earnings.plan_orders o where ${OPEN} and o.person_id > $3 order by 1 limit $4`,
      [through, before, after, atMost],
    );
    return rows.map(({ id }) => id);
  }

  async subscribers(players: readonly string[], { through, before }: Window): Promise<Subscriber[]> {
    if (players.length === 0) return [];
    const [orders, play, waits] = await Promise.all([
      this.orders(players, before, through),
      this.play(players, through),
      this.db.query<Wait & { personId: string }>(
        `select o.person_id as "personId", w.order_id as "orderId", w.month, w.amount from earnings.waits w join earnings.plan_orders o using (order_id)
          where o.person_id = any($1::uuid[]) order by w.month, w.order_id`,
        [players],
      ),
    ]);
    const playerOf = new Map(orders.map(({ orderId, personId }) => [orderId, personId]));
    const byPlayer = new Map(players.map((id) => [id, { orders: [], play: [], waits: [] } as MutableSubscriber]));
    for (const { personId, given, ...order } of orders)
      byPlayer.get(personId)?.orders.push({ ...order, given: given ?? [] });
    for (const one of play) byPlayer.get(playerOf.get(one.orderId) ?? '')?.play.push(one);
    for (const { personId, ...wait } of waits) byPlayer.get(personId)?.waits.push(wait);
    return [...byPlayer.values()];
  }

  // What never was settled has no lines; to look for them costs a scan of the table while the planner still thinks it empty.
  private orders(players: readonly string[], before: Instant, through: CivilDate): Promise<OrderOfPlayer[]> {
    return this.db.query<OrderOfPlayer>(
      `select o.order_id as "orderId", o.person_id as "personId", o.share, o.share - (${LEFT.replaceAll('$2', '$3')}) as returned, o.taken,
              o.taken_through as "takenThrough", o.from_day::text as "from", o.until_day::text as until, ${HELD_UNTIL}::text as "heldUntil", o.rule_version as "ruleVersion",
              case when o.taken_through is not null then (select json_agg(t) from (select l.developer_id as "developerId", l.game_id as "gameId", sum(l.amount)::bigint as amount
                 from earnings.lines l where l.order_id = o.order_id group by 1, 2 order by 1, 2) t) end as given
         from earnings.plan_orders o
        where o.person_id = any($1::uuid[]) and o.paid_on is not null and o.from_day <= $2 order by o.from_day, o.order_id`,
      [players, through, before],
    );
  }

  /** Counted play inside what was paid and is not settled. */
  private play(players: readonly string[], through: CivilDate): Promise<Play[]> {
    return this.db.query<Play>(
      `${PLAY} union all
       select k.order_id, k.month, k.game_id, k.developer_id, k.seconds, k.last_day::text
         from earnings.kept_play k join earnings.plan_orders o using (order_id)
        where o.person_id = any($1::uuid[]) and (o.taken_through is null or k.month > o.taken_through)
        order by 1, 2, 3, 4`,
      [players, through],
    );
  }

  /** Keeps by order what a person played who is about to be erased. */
  async keepPlayOf(personId: string, through: CivilDate): Promise<void> {
    await this.db.query(
      `insert into earnings.kept_play (order_id, month, game_id, developer_id, seconds, last_day)
       select "orderId", month, "gameId", "developerId", seconds, "lastDay"::date from (${PLAY}) p
       on conflict (order_id, month, game_id, developer_id) do nothing`,
      [[personId], through],
    );
  }

  /** Slices of these months and earlier, oldest first, after one of them. */
  async expired(latest: Month, atMost: number, after?: Pick<Wait, 'month' | 'orderId'>): Promise<OldWait[]> {
    return this.db.query(
      `select w.order_id as "orderId", w.month, w.amount, o.person_id as "personId", o.rule_version as "ruleVersion"
         from earnings.waits w join earnings.plan_orders o using (order_id)
        where w.month <= $1 and (w.month, w.order_id) > ($3, $4::uuid) order by w.month, w.order_id limit $2`,
      [latest, atMost, after?.month ?? '', after?.orderId ?? NO_ID],
    );
  }

  /** The equal shares of a month, going on where earlier parts of its close ended. */
  async equalShares(moment: Moment & Window): Promise<EqualShares> {
    const [developers, [shared]] = await Promise.all([
      this.sharing(moment),
      this.db.query<{ total: Pesos }>(
        `select coalesce(sum(amount), 0)::bigint as total from earnings.lines where month = $1 and source = 'plan-rest'`,
        [moment.month],
      ),
    ]);
    return new EqualShares(developers, shared?.total);
  }

  /** Whether a studio takes part in the equal shares of a month. */
  async isSharing(developerId: string, moment: Moment & Window): Promise<boolean> {
    return (await this.sharing(moment, developerId)).includes(developerId);
  }

  /** Studios with players enough in a month: people who do not work for them, in periods whose money can no longer be withdrawn. */
  private async sharing({ month, through, before, asOf }: Moment & Window, developerId?: string): Promise<string[]> {
    const ofStudio =
      developerId === undefined
        ? ''
        : 'and d.game_id in (select game_id from earnings.game_owners where developer_id = $5)';
    const rows = await this.db.query<{ id: string }>(
      `with o as materialized (select o.person_id, o.from_day, o.until_day from earnings.plan_orders o
         where o.paid_on is not null and o.from_day <= $1 and o.until_day > $3 and ${HELD_UNTIL} < $4 and ${LEFT} > 0)
       select g.developer_id as id from play.played_days d
         join o on o.person_id = d.person_id and d.played_on >= o.from_day and d.played_on < o.until_day
         ${OWNER}
        where d.played_on between $3 and $1 ${ofStudio} and ${NO_WORKER} group by 1 having count(distinct d.person_id) >= ${PLAYERS} order by 1`,
      [through, before, firstDayOf(month), asOf, ...(developerId === undefined ? [] : [developerId])],
    );
    return rows.map(({ id }) => id);
  }
}

interface MutableSubscriber {
  orders: PlanOrder[];
  play: Play[];
  waits: Wait[];
}
