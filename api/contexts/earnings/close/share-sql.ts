import { confirmed, WITHDRAWAL_DAYS, WITHDRAWAL_DAYS_UNCONFIRMED } from '../../refunds/index.js';

/** Four hours of one game a day are the most that weigh. */
export const DAY_CAP = 14_400;
/** From so many distinct paying players in a month a studio takes part in what is shared equally. */
export const PLAYERS = 50;

const RETURNED = `coalesce((select sum(r.amount) from earnings.returns r where r.order_id = o.order_id and r.game_id is null and r.returned_at < $2), 0)::bigint`;
/** As `shareReturned` rounds it, in whole numbers. */
export const LEFT = `o.share - case when o.price = 0 then 0 else (2 * o.share * ${RETURNED} + o.price) / (2 * o.price) end`;
export const OPEN = `o.paid_on is not null and o.from_day <= $1
  and (o.taken <> ${LEFT} or exists (select from earnings.waits w where w.order_id = o.order_id))`;
/** The last day on which a period can be withdrawn; until then its share is held. */
export const HELD_UNTIL = `(o.paid_on + case when ${confirmed('o.order_id')} then ${WITHDRAWAL_DAYS} else ${WITHDRAWAL_DAYS_UNCONFIRMED} end)`;
const ZONE = `at time zone 'America/Santiago'`;

/** The owner of a game on the day on which it was played. */
export const OWNER = `cross join lateral (select g.developer_id from earnings.game_owners g where g.game_id = d.game_id
    order by (g.since ${ZONE})::date <= d.played_on desc, case when (g.since ${ZONE})::date <= d.played_on then 0 - extract(epoch from g.since) else extract(epoch from g.since) end limit 1) g`;
/** No stint of the player at the studio covers the day; the first departure after a stint's begin ends it. */
export const NO_WORKER = `not exists (select from earnings.workers w where w.developer_id = g.developer_id and w.person_id = d.person_id
    and (w.since ${ZONE})::date <= d.played_on
    and not exists (select from earnings.departures l where l.developer_id = w.developer_id and l.person_id = w.person_id
      and l.left_at >= w.since and (l.left_at ${ZONE})::date < d.played_on))`;
const UNSETTLED = `greatest(o.from_day, coalesce(((o.taken_through || '-01')::date + interval '1 month')::date, o.from_day))`;
export const PLAY = `select o.order_id as "orderId", to_char(d.played_on, 'YYYY-MM') as month, d.game_id as "gameId", g.developer_id as "developerId",
    sum(d.seconds)::int as seconds, max(d.played_on)::text as "lastDay"
  from earnings.plan_orders o
  join (select person_id, game_id, played_on, least(${DAY_CAP}, sum(seconds)) as seconds from play.played_days
         where person_id = any($1::uuid[]) group by 1, 2, 3) d
    on d.person_id = o.person_id and d.played_on >= ${UNSETTLED} and d.played_on < o.until_day and d.played_on <= $2
  ${OWNER}
 where o.person_id = any($1::uuid[]) and o.paid_on is not null and ${NO_WORKER}
 group by 1, 2, 3, 4`;
