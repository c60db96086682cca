import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { Conditions, ids, yesNo, type ListQuery } from '../../../platform/http/list-query.js';
import { Problem } from '../../../platform/http/problem.js';
import type { ContestedPlayItem } from '../time/play-time.dto.js';

/** `decided`: staff have answered. */
export const CONTESTED_LIST = {
  filters: { id: ids, decided: yesNo },
  sorts: ['contestedAt', 'seconds'],
} as const;

type ContestedQuery = ListQuery<typeof CONTESTED_LIST.filters, (typeof CONTESTED_LIST.sorts)[number]>;

const SORTS: Record<ContestedQuery['sort'], string> = { contestedAt: 's.contested_at', seconds: 's.played_ms' };
const ITEM = `s.id, s.person_id as "personId", p.username, s.game_id as "gameId", g.slug, to_char(s.played_on, 'YYYY-MM-DD') as "playedOn",
  s.started_at as "startedAt", s.ended_at as "endedAt", s.played_ms / 1000 as seconds, s.contest_reason as reason, s.contested_at as "contestedAt", s.verdict
  from play.sessions s left join access.persons p on p.id = s.person_id left join catalog.games g on g.id = s.game_id`;

/** Sessions of play that people contest, as staff see them. */
@Injectable()
export class ContestedPlayList {
  constructor(private readonly db: Database) {}

  async list(query: ContestedQuery): Promise<{ rows: ContestedPlayItem[]; total: number }> {
    const { filter } = query;
    const conditions = new Conditions();
    conditions.and('s.contested_at is not null');
    if (filter.id) conditions.and(`s.id = any(${conditions.value(filter.id)})`);
    if (filter.decided !== undefined) conditions.and(`(s.verdict is not null) = ${conditions.value(filter.decided)}`);
    const [count] = await this.db.query<{ total: number }>(
      `select count(*)::int as total from play.sessions s ${conditions.where}`,
      [...conditions.values],
    );
    const rows = await this.db.query<ContestedPlayItem>(
      `select ${ITEM} ${conditions.where} order by ${SORTS[query.sort]} ${query.descending ? 'desc' : 'asc'}, s.id
        limit ${conditions.value(query.limit)} offset ${conditions.value(query.offset)}`,
      conditions.values,
    );
    return { rows, total: count?.total ?? 0 };
  }

  async one(id: string): Promise<ContestedPlayItem> {
    const [row] = await this.db.query<ContestedPlayItem>(
      `select ${ITEM} where s.id = $1 and s.contested_at is not null`,
      [id],
    );
    if (!row) throw new Problem(404, 'play-session-unknown');
    return row;
  }
}
