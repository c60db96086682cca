import { Injectable } from '@nestjs/common';
import { isGivenOut } from '../../contexts/catalog/index.js';
import { isUuid } from '../../kernel/ids.js';
import { Database } from '../../platform/database/database.js';
import { ids, text, type ListQuery } from '../../platform/http/list-query.js';
import { Problem } from '../../platform/http/problem.js';
import type { ConsoleGameReply } from './games.dto.js';

/** What the list of games may be asked; `q`: beginnings of words. */
export const GAMES_LIST = { filters: { id: ids, q: text }, sorts: ['title', 'price', 'releasedOn', 'slug'] } as const;

const SORTED: Record<(typeof GAMES_LIST.sorts)[number], string> = {
  title: `g.title->>'es'`,
  price: 'p.price',
  releasedOn: 'g.released_on',
  slug: 'g.slug',
};

/** Its place among those that are on sale. */
const PLACE = `select o.place from (
    select f.game_id, row_number() over (order by f.place)::int as place from catalog.featured f
      join catalog_prices.prices fp on fp.game_id = f.game_id and fp.listed) o where o.game_id = g.id`;

const COLUMNS = `g.id, g.slug, r.approved_revision as revision, g.title, g.summary, g.description, g.teaches, g.requirements, g.subjects,
  json_build_object('from', g.grade_from, 'to', g.grade_to) as grades, g.age_rating as "ageRating", g.platforms, g.languages,
  g.released_on::text as "releasedOn", g.cover, p.in_plan as "inPlan", json_build_object('id', d.id, 'name', d.name) as developer,
  p.price, p.listed, not ${isGivenOut('g.id')} as announced, (${PLACE}) as "featuredPlace", r.state, coalesce(r.review = 'waiting', false) as "isInReview", r.withdrawn_by as "withdrawnBy", r.withdrawn_because as "withdrawnBecause"`;
const FROM = `from catalog.games g join catalog.developers d on d.id = g.developer_id join catalog_prices.prices p on p.game_id = g.id
  join publishing.releases r on r.game_id = g.id`;
const MATCHING =
  'where ($1::text is null or g.document @@ catalog.beginning_with($1)) and ($2::uuid[] is null or g.id = any($2))';

/** The games of the catalogue, those off sale included. */
@Injectable()
export class GamesList {
  constructor(private readonly db: Database) {}

  async list({
    filter,
    sort,
    descending,
    offset,
    limit,
  }: ListQuery<typeof GAMES_LIST.filters, (typeof GAMES_LIST.sorts)[number]>): Promise<{
    rows: ConsoleGameReply[];
    total: number;
  }> {
    const wanted = [filter.q?.trim() || null, filter.id?.filter(isUuid) ?? null];
    const [rows, [count]] = await Promise.all([
      this.db.query<ConsoleGameReply>(
        `select ${COLUMNS} ${FROM} ${MATCHING} order by ${SORTED[sort]} ${descending ? 'desc' : 'asc'}, g.id limit $3 offset $4`,
        [...wanted, limit, offset],
      ),
      this.db.query<{ total: number }>(`select count(*) as total ${FROM} ${MATCHING}`, wanted),
    ]);
    return { rows, total: count?.total ?? 0 };
  }

  /** @throws Problem 404 `game-unknown`. */
  async one(id: string): Promise<ConsoleGameReply> {
    const [row] = isUuid(id)
      ? await this.db.query<ConsoleGameReply>(`select ${COLUMNS} ${FROM} where g.id = $1`, [id])
      : [];
    if (!row) throw new Problem(404, 'game-unknown');
    return row;
  }
}
