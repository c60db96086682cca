import { Injectable } from '@nestjs/common';
import type { CivilDate } from '../../../kernel/calendar.js';
import { Database } from '../../../platform/database/database.js';
import { Wishlists } from '../../wishlist/index.js';
import type { GamePlayReply, PlayDayReply } from './studio-play.dto.js';

/** The first day that is not added up. As a value of its own it bounds the index: joined, each month would be read person by person. */
const SINCE = `(select coalesce(max(through) + 1, '-infinity'::date) from play.added_up)`;
/** Days that are added up, and the few since from what people played; by game only, so no person is named. */
const DAYS = `with own as (select id from catalog.games where developer_id = $1),
  days as (
    select d.game_id, d.played_on, d.seconds, d.players from play.game_days d join own on own.id = d.game_id
     where d.played_on between $2 and $3 and d.played_on < ${SINCE}
    union all
    select d.game_id, d.played_on, sum(d.seconds), count(distinct d.person_id) + count(*) filter (where d.person_id is null)
      from play.days d join own on own.id = d.game_id
     where d.channel = 'live' and d.seconds > 0 and d.played_on >= greatest($2::date, ${SINCE}) and d.played_on <= $3 group by 1, 2)`;

/** What a studio's games were played. */
@Injectable()
export class StudioPlay {
  constructor(
    private readonly db: Database,
    private readonly wishlists: Wishlists,
  ) {}

  days(developerId: string, from: CivilDate, through: CivilDate): Promise<PlayDayReply[]> {
    return this.db.query<PlayDayReply>(
      `${DAYS} select played_on::text as day, sum(seconds)::float8 as seconds, sum(players)::int as players from days group by 1 order by 1`,
      [developerId, from, through],
    );
  }

  async games(developerId: string, from: CivilDate, through: CivilDate): Promise<GamePlayReply[]> {
    const rows = await this.db.query<Omit<GamePlayReply, 'wishlisted' | 'wishlistedOwned'>>(
      `${DAYS} select g.id as "gameId", g.title, coalesce(sum(d.seconds), 0)::float8 as seconds, coalesce(sum(d.players), 0)::int as "playerDays"
         from catalog.games g left join days d on d.game_id = g.id where g.developer_id = $1 group by g.id, g.title order by 3 desc, g.id`,
      [developerId, from, through],
    );
    const counts = await this.wishlists.countsOf(rows.map(({ gameId }) => gameId));
    return rows.map((row) => ({ ...row, ...(counts.get(row.gameId) ?? { wishlisted: 0, wishlistedOwned: 0 }) }));
  }
}
