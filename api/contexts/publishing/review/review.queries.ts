import { Injectable } from '@nestjs/common';
import { civilDateOf } from '../../../kernel/calendar.js';
import { isUuid } from '../../../kernel/ids.js';
import { BusinessClock } from '../../../platform/clock.js';
import { Database } from '../../../platform/database/database.js';
import { CommandRunner } from '../../../platform/event-store/command-runner.js';
import { wordsOf, type ListQuery } from '../../../platform/http/list-query.js';
import { Problem } from '../../../platform/http/problem.js';
import { DeveloperNames } from '../../catalog/index.js';
import { differences, type Draft } from '../drafts/draft.rules.js';
import { Drafts } from '../drafts/drafts.js';
import { differencesReply, draftReply, GameViews } from '../games/game-views.js';
import { CHECKLIST } from '../releases/release.events.js';
import { FROM_GAMES, RELEASE_COLUMNS, type ReleaseRow } from '../releases/release.queries.js';
import { releaseStream } from '../releases/release.stream.js';
import type { PublishedGameItem, PublishedGameReply } from './review.dto.js';

export const REVIEW_LIST = {
  filters: { only: wordsOf('waiting', 'appealed', 'released', 'taken-down') },
  sorts: ['submittedAt'],
} as const;

const ONLY: Record<string, string> = {
  waiting: `r.review = 'waiting'`,
  appealed: 'r.appealed_at is not null',
  released: `r.state = 'released'`,
  'taken-down': `r.state = 'taken-down'`,
};

type Row = ReleaseRow & { content: Draft };

/** The list of games of studios, for staff. */
@Injectable()
export class ReviewList {
  constructor(
    private readonly db: Database,
    private readonly names: DeveloperNames,
    private readonly clock: BusinessClock,
  ) {}

  /** Those handed in first come first. */
  async list(
    listQuery: ListQuery<typeof REVIEW_LIST.filters, 'submittedAt'>,
  ): Promise<{ rows: PublishedGameItem[]; total: number }> {
    const { filter, descending, offset, limit } = listQuery;
    const chosen = (filter.only ?? []).map((word) => ONLY[word] ?? 'false').join(' or ');
    const where = chosen || 'r.game_id is not null';
    const [rows, [count]] = await Promise.all([
      this.rows(
        `where ${where} order by r.submitted_at ${descending ? 'desc' : 'asc'} nulls last, g.id limit $1 offset $2`,
        [limit, offset],
      ),
      this.db.query<{ total: number }>(`select count(*) as total ${FROM_GAMES} where ${where}`),
    ]);
    return { rows: await this.items(rows), total: count?.total ?? 0 };
  }

  /** @throws Problem 404. */
  async one(id: string): Promise<{ row: ReleaseRow; item: PublishedGameItem }> {
    const [row] = isUuid(id) ? await this.rows('where g.id = $1', [id]) : [];
    const [item] = row ? await this.items([row]) : [];
    if (!row || !item) throw new Problem(404, 'game-unknown');
    return { row, item };
  }

  private rows(rest: string, values: unknown[]): Promise<Row[]> {
    return this.db.query<Row>(
      `select ${RELEASE_COLUMNS}, d.content ${FROM_GAMES} join publishing.drafts d on d.game_id = g.id ${rest}`,
      values,
    );
  }

  private async items(rows: readonly Row[]): Promise<PublishedGameItem[]> {
    const names = await this.names.of(rows.map(({ developerId }) => developerId));
    const today = civilDateOf(this.clock.now());
    return rows.map(({ gameId, content, ...row }) => ({
      id: gameId,
      slug: row.slug,
      title: content.title,
      developerId: row.developerId,
      developerName: names.get(row.developerId) ?? null,
      state: row.state,
      review: row.review,
      submittedAt: row.submittedAt,
      decideBy: row.decideBy,
      overdue: row.review === 'waiting' && row.decideBy !== null && row.decideBy < today,
      appealedAt: row.appealedAt,
      price: row.price ?? content.price,
    }));
  }
}

/** A game of a studio as staff see it. */
@Injectable()
export class ReviewQueries {
  constructor(
    private readonly list: ReviewList,
    private readonly runner: CommandRunner,
    private readonly drafts: Drafts,
    private readonly views: GameViews,
  ) {}

  /** @throws Problem 404. */
  async one(id: string): Promise<PublishedGameReply> {
    const { row, item } = await this.list.one(id);
    const { submitted } = releaseStream.state(await this.runner.read([releaseStream.of(id)]), id);
    const [handedIn, approved, story] = await Promise.all([
      this.drafts.submitted(id, submitted?.revision ?? row.approvedRevision),
      this.drafts.submitted(id, row.approvedRevision),
      this.views.story(id),
    ]);
    return {
      ...item,
      revision: submitted?.revision ?? null,
      draft: handedIn && draftReply(handedIn),
      differences: handedIn && approved && submitted ? differencesReply(differences(approved, handedIn)) : [],
      builds: [...(submitted?.builds ?? [])],
      checklist: [...CHECKLIST],
      ...story,
      previewPath: `/webgame/${row.slug}?channel=preview`,
    };
  }
}
