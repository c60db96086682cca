import { Injectable } from '@nestjs/common';
import { civilDateOf } from '../../../kernel/calendar.js';
import { isUuid } from '../../../kernel/ids.js';
import { BusinessClock } from '../../../platform/clock.js';
import { Database } from '../../../platform/database/database.js';
import { CommandRunner } from '../../../platform/event-store/command-runner.js';
import { wordsOf, type ListQuery } from '../../../platform/http/list-query.js';
import type { Language } from '../../../platform/http/messages.js';
import { Problem } from '../../../platform/http/problem.js';
import { DeveloperNames, OBJECTIVES } from '../../catalog/index.js';
import { differences, type Draft } from '../drafts/draft.rules.js';
import { Drafts } from '../drafts/drafts.js';
import { differencesReply, draftReply, GameViews } from '../games/game-views.js';
import { BuildsQueries } from '../builds/builds.queries.js';
import { StudioGames } from '../games/studio-games.js';
import { CHECKLIST, REVIEW_CHANNELS, type PlacedBuild } from '../release.events.js';
import { FROM_GAMES, RELEASE_COLUMNS, type ReleaseRow } from '../releases/release.queries.js';
import { releaseStream } from '../releases/release.stream.js';
import type { PublishedGameItem, PublishedGameReply, SubmittedBuild } from './review.dto.js';

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

/** Who looks, and in which language findings are told. */
export interface Reader {
  userId: string;
  language: Language;
}

/** What is known of the builds that were submitted. */
@Injectable()
export class SubmittedBuilds {
  constructor(
    private readonly builds: BuildsQueries,
    private readonly studios: StudioGames,
  ) {}

  async of(
    { gameId, slug }: Pick<ReleaseRow, 'gameId' | 'slug'>,
    placed: readonly PlacedBuild[],
    language: Language,
  ): Promise<SubmittedBuild[]> {
    const found = await Promise.all(placed.map(({ buildId }) => this.builds.find(gameId, buildId, language)));
    return placed.flatMap(({ buildId, channel, kind, platform }, place) => {
      const build = found[place];
      if (!build) return [];
      const { version, fileName, sha256, size, unpackedSize, firstDownload, engine, scan, findings } = build;
      const facts = { version, fileName, sha256, size, unpackedSize, firstDownload, engine, scan, findings };
      const review = channel === 'preview' ? null : REVIEW_CHANNELS[channel];
      const playPath = kind === 'web' && review ? `/webgame/${slug}?channel=${review}` : null;
      return [{ buildId, channel, kind, platform, playPath, ...facts }];
    });
  }

  /** Whether a person decides nothing about this game, because it is of their own studio. */
  async isOfOwnStudio(gameId: string, personId: string): Promise<boolean> {
    return (await this.studios.members(gameId)).includes(personId);
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
    private readonly builds: SubmittedBuilds,
  ) {}

  /** @throws Problem 404. */
  async one(id: string, { userId, language }: Reader): Promise<PublishedGameReply> {
    const { row, item } = await this.list.one(id);
    const { submitted } = releaseStream.state(await this.runner.read([releaseStream.of(id)]), id);
    const [handedIn, approved, story, builds, isOwn] = await Promise.all([
      this.drafts.submitted(id, submitted?.revision ?? row.approvedRevision),
      this.drafts.submitted(id, row.approvedRevision),
      this.views.story(id),
      this.builds.of(row, submitted?.builds ?? [], language),
      this.builds.isOfOwnStudio(id, userId),
    ]);
    const hasPreview = story.placed.some(({ channel, kind }) => channel === 'preview' && kind === 'web');
    return {
      ...item,
      revision: submitted?.revision ?? null,
      objectives: namesOf([...(handedIn?.objectives ?? []), ...(approved?.objectives ?? [])]),
      draft: handedIn && draftReply(handedIn),
      differences: handedIn && approved && submitted ? differencesReply(differences(approved, handedIn)) : [],
      builds,
      checklist: [...CHECKLIST],
      ...story,
      previewPath: hasPreview ? `/webgame/${row.slug}?channel=preview` : null,
      isOwn,
    };
  }
}

function namesOf(codes: readonly string[]): PublishedGameReply['objectives'] {
  return OBJECTIVES.filter(({ code }) => codes.includes(code)).map(({ code, text }) => ({ code, text }));
}
