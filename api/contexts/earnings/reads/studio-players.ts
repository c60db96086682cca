import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import type { Window } from '../close/share-rows.js';
import { LEFT, OPEN } from '../close/share-sql.js';

const LAST_CLOSED = `(select max(month) from earnings.closes where closed_at is not null)`;
/** No play before this day is still to be settled: each close takes all that is not held, and what is held was never taken from. */
const UNSETTLED_SINCE = `least(
  (select o.from_day from earnings.plan_orders o
    where o.paid_on is not null and o.taken_through is null and o.share > 0 and ${LEFT} > 0 order by o.from_day limit 1),
  ((${LAST_CLOSED} || '-01')::date + interval '1 month')::date)`;
/** A return of the last closed month may have arrived while it was closed; older ones are settled. */
const RETURNED_SINCE = `coalesce((${LAST_CLOSED} || '-01')::timestamp at time zone 'America/Santiago', '-infinity')`;

/** Of whose periods more was settled than is left after refunds, a studio having been given of it. */
const OVERPAID = `select o.person_id from earnings.returns b join earnings.plan_orders o using (order_id)
   where b.game_id is null and b.returned_at >= ${RETURNED_SINCE} and o.from_day <= $1 and o.taken > ${LEFT}
     and exists (select from earnings.lines l where l.order_id = o.order_id and l.developer_id = $3)`;

/** Whose money may bring a studio something since the last close. It is found by the studio's games, since a shop has far more subscribers than most studios have players. */
@Injectable()
export class StudioPlayers {
  constructor(private readonly db: Database) {}

  /** One look by the index for each player: as `exists`, all subscribers of the shop would be read for a few. */
  async of(developerId: string, { through, before }: Window): Promise<string[]> {
    const rows = await this.db.query<{ id: string }>(
      `select p.person_id as id from (
         select d.person_id from earnings.game_owners g join play.played_days d using (game_id)
          where g.developer_id = $3 and d.played_on >= ${UNSETTLED_SINCE}
         union select o.person_id from earnings.kept_play k join earnings.plan_orders o using (order_id) where k.developer_id = $3
         union ${OVERPAID}) p
        where (select true from earnings.plan_orders o where o.person_id = p.person_id and ${OPEN} limit 1)`,
      [through, before, developerId],
    );
    return rows.map(({ id }) => id);
  }

  /** Of whose periods more was settled than is left after refunds, the studio having been given of it. */
  async overpaid(developerId: string, { through, before }: Window): Promise<string[]> {
    const rows = await this.db.query<{ id: string }>(`select distinct person_id as id from (${OVERPAID}) p`, [
      through,
      before,
      developerId,
    ]);
    return rows.map(({ id }) => id);
  }
}
