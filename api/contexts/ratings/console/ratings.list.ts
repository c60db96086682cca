import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { Conditions, holding, id, ids, text, wordsOf, type ListQuery } from '../../../platform/http/list-query.js';
import { Problem } from '../../../platform/http/problem.js';
import { RATING_STATES } from '../rating.rules.js';
import type { RatingItem } from './ratings-console.dto.js';

export const RATINGS_LIST = {
  filters: { id: ids, q: text, state: wordsOf(...RATING_STATES), gameId: id, personId: id },
  sorts: ['writtenAt', 'stars', 'decidedAt'],
} as const;

type RatingsQuery = ListQuery<typeof RATINGS_LIST.filters, (typeof RATINGS_LIST.sorts)[number]>;

const SORTS: Record<RatingsQuery['sort'], string> = {
  writtenAt: 'r.written_at',
  stars: 'r.stars',
  decidedAt: 'r.decided_at',
};
const FROM = `from ratings.ratings r join access.persons p on p.id = r.person_id join catalog.games g on g.id = r.game_id
  left join access.persons staff on staff.id = r.decided_by`;
const ITEM = `r.id, r.game_id as "gameId", g.slug, r.person_id as "personId", p.username, r.stars, r.text, r.language,
  r.played_seconds / 3600 as "hoursPlayed", r.state, r.version, r.written_at as "writtenAt", r.decided_at as "decidedAt",
  staff.username as "decidedByName", r.reason, r.answer, r.answered_at as "answeredAt"`;

/** Ratings with words, as staff see them. */
@Injectable()
export class RatingsList {
  constructor(private readonly db: Database) {}

  async list(query: RatingsQuery): Promise<{ rows: RatingItem[]; total: number }> {
    const conditions = conditionsOf(query.filter);
    const [count] = await this.db.query<{ total: number }>(
      `select count(*)::int as total ${FROM} ${conditions.where}`,
      [...conditions.values],
    );
    const rows = await this.db.query<RatingItem>(
      `select ${ITEM} ${FROM} ${conditions.where} order by ${SORTS[query.sort]} ${query.descending ? 'desc' : 'asc'} nulls last, r.id
        limit ${conditions.value(query.limit)} offset ${conditions.value(query.offset)}`,
      conditions.values,
    );
    return { rows, total: count?.total ?? 0 };
  }

  /** @throws Problem 404 `rating-unknown`, also for stars alone. */
  async one(ratingId: string): Promise<RatingItem> {
    const [row] = await this.db.query<RatingItem>(`select ${ITEM} ${FROM} where r.id = $1 and r.text <> ''`, [
      ratingId,
    ]);
    if (!row) throw new Problem(404, 'rating-unknown');
    return row;
  }
}

function conditionsOf(filter: RatingsQuery['filter']): Conditions {
  const conditions = new Conditions();
  conditions.and(`r.text <> ''`);
  if (filter.id) conditions.and(`r.id = any(${conditions.value(filter.id)}::uuid[])`);
  if (filter.state) conditions.and(`r.state = any(${conditions.value(filter.state)}::text[])`);
  if (filter.gameId) conditions.and(`r.game_id = ${conditions.value(filter.gameId)}`);
  if (filter.personId) conditions.and(`r.person_id = ${conditions.value(filter.personId)}`);
  if (filter.q) {
    const words = conditions.value(filter.q.toLowerCase());
    conditions.and(`${holding(words, 'r.text')} or position(${words}::text in lower(p.username)) > 0
      or position(${words}::text in g.slug) > 0`);
  }
  return conditions;
}
