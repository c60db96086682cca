import { Injectable } from '@nestjs/common';
import { civilDateOf, plusDays } from '../../../kernel/calendar.js';
import { BusinessClock } from '../../../platform/clock.js';
import { Database } from '../../../platform/database/database.js';
import { Conditions, wordsOf, type ListQuery } from '../../../platform/http/list-query.js';
import { SUSPICIONS, type SuspiciousPlayItem } from './suspicious-play.dto.js';

export const SUSPICIOUS_LIST = {
  filters: { reason: wordsOf(...SUSPICIONS) },
  sorts: ['playedOn', 'seconds', 'count'],
} as const;

type SuspiciousQuery = ListQuery<typeof SUSPICIOUS_LIST.filters, (typeof SUSPICIOUS_LIST.sorts)[number]>;

const SORTS: Record<SuspiciousQuery['sort'], string> = { playedOn: 'played_on', seconds: 'seconds', count: 'count' };
/** How far back is looked. */
const DAYS = 35;
const DAY_CAP = { seconds: 14_400, days: 5 };
const LONG_DAY_SECONDS = 16 * 3_600;
const SAME_SECOND_PEOPLE = 5;
const CIRCLE = { people: 10, share: 0.9 };

/** Everything that looks odd; `$1` is the first day that counts. */
const FOUND = `with days as (
    select person_id, game_id, played_on, sum(seconds)::int as seconds from play.days
     where person_id is not null and channel = 'live' and seconds > 0 and played_on >= $1 group by 1, 2, 3
  ), people as (select game_id, person_id, max(played_on) as played_on, sum(seconds) as seconds from days group by 1, 2
  ), games as (select person_id, count(*) as games from people group by 1
  ), found as (
    select 'day-cap' as reason, person_id, game_id, max(played_on) as played_on, sum(seconds)::int as seconds, count(*)::int as count
      from days where seconds >= ${DAY_CAP.seconds} group by person_id, game_id having count(*) >= ${DAY_CAP.days}
    union all
    select 'long-day', person_id, null, played_on, sum(seconds)::int, 1 from days group by person_id, played_on having sum(seconds) > ${LONG_DAY_SECONDS}
    union all
    select 'same-second', null, game_id, max(played_on), sum(played_ms / 1000)::int, count(distinct person_id)::int from play.sessions
     where channel = 'live' and played_on >= $1 group by game_id, date_trunc('second', started_at) having count(distinct person_id) >= ${SAME_SECOND_PEOPLE}
    union all
    select 'closed-circle', null, p.game_id, max(p.played_on), sum(p.seconds)::int, count(*)::int from people p join games g using (person_id)
     group by p.game_id having count(*) >= ${CIRCLE.people} and count(*) filter (where g.games = 1) >= ${CIRCLE.share} * count(*)
  )`;

/** Sessions for staff to check, each with its reason. No penalty follows by itself. */
@Injectable()
export class SuspiciousPlayList {
  constructor(
    private readonly db: Database,
    private readonly clock: BusinessClock,
  ) {}

  async list(query: SuspiciousQuery): Promise<{ rows: SuspiciousPlayItem[]; total: number }> {
    const conditions = new Conditions();
    const since = conditions.value(plusDays(civilDateOf(this.clock.now()), -DAYS));
    const found = FOUND.replaceAll('$1', `${since}::date`);
    if (query.filter.reason) conditions.and(`f.reason = any(${conditions.value(query.filter.reason)}::text[])`);
    const [count] = await this.db.query<{ total: number }>(
      `${found} select count(*)::int as total from found f ${conditions.where}`,
      [...conditions.values],
    );
    const rows = await this.db.query<SuspiciousPlayItem>(
      `${found} select concat_ws(':', f.reason, f.person_id, f.game_id, f.played_on, f.seconds) as id, f.reason, f.person_id as "personId", p.username,
              f.game_id as "gameId", g.slug, f.played_on::text as "playedOn", f.seconds, f.count
         from found f left join access.persons p on p.id = f.person_id left join catalog.games g on g.id = f.game_id ${conditions.where}
        order by f.${SORTS[query.sort]} ${query.descending ? 'desc' : 'asc'}, 1
        limit ${conditions.value(query.limit)} offset ${conditions.value(query.offset)}`,
      conditions.values,
    );
    return { rows, total: count?.total ?? 0 };
  }
}
