import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import type { LiveBuild } from './catalogue-texts.js';

export type GameState = 'draft' | 'released' | 'withdrawn' | 'taken-down';

/** Where a game stands; games without facts are drafts. */
export interface ReleaseRow {
  gameId: string;
  developerId: string;
  slug: string;
  state: GameState;
  review: 'waiting' | 'sent-back' | null;
  submittedRevision: number | null;
  submittedAt: Date | null;
  /** The promised day of a decision. */
  decideBy: string | null;
  approvedRevision: number | null;
  price: number | null;
  releasedAt: Date | null;
  appealedAt: Date | null;
  withdrawnBy: 'studio' | 'staff' | null;
  /** Why staff took it off sale. */
  withdrawnBecause: string | null;
}

export interface ChannelRow {
  channel: 'live' | 'preview' | 'demo';
  kind: 'web' | 'download';
  platform: string | null;
  buildId: string;
  version: string;
  since: Date;
}

export interface PriceRow {
  changeId: string;
  price: number;
  appliesAt: Date;
  state: 'pending' | 'applied' | 'cancelled';
}

export const RELEASE_COLUMNS = `g.id as "gameId", g.developer_id as "developerId", g.slug, coalesce(r.state, 'draft') as state, r.review,
  r.submitted_revision as "submittedRevision", r.submitted_at as "submittedAt", r.decide_by::text as "decideBy",
  r.approved_revision as "approvedRevision", r.price, r.released_at as "releasedAt", r.appealed_at as "appealedAt",
  r.withdrawn_by as "withdrawnBy", r.withdrawn_because as "withdrawnBecause"`;
/** SQL for whether staff took a game down: whoever gives out something of a game looks by this. @param gameId a column or parameter */
export const isTakenDown = (gameId: string): string =>
  `exists (select from publishing.releases t where t.game_id = ${gameId} and t.state = 'taken-down')`;
export const FROM_GAMES = 'from publishing.games g left join publishing.releases r on r.game_id = g.id';

/** Where games stand with review, price and builds. */
@Injectable()
export class ReleaseQueries {
  constructor(private readonly db: Database) {}

  async one(gameId: string): Promise<ReleaseRow | null> {
    const [row] = await this.db.query<ReleaseRow>(`select ${RELEASE_COLUMNS} ${FROM_GAMES} where g.id = $1`, [gameId]);
    return row ?? null;
  }

  live(gameId: string): Promise<LiveBuild[]> {
    return this.db.query(
      `select c.kind, b.platform, b.archive_size as size from publishing.channels c join publishing.builds b on b.id = c.build_id
        where c.game_id = $1 and c.channel = 'live' order by c.kind desc, c.platform`,
      [gameId],
    );
  }

  channels(gameId: string): Promise<ChannelRow[]> {
    return this.db.query(
      `select c.channel, c.kind, nullif(c.platform, '') as platform, c.build_id as "buildId", b.version, c.since
         from publishing.channels c join publishing.builds b on b.id = c.build_id where c.game_id = $1 order by c.channel, c.kind, c.platform`,
      [gameId],
    );
  }

  async approvedBuilds(gameId: string): Promise<string[]> {
    const rows = await this.db.query<{ id: string }>(
      'select build_id as id from publishing.approved_builds where game_id = $1 order by approved_at, build_id',
      [gameId],
    );
    return rows.map(({ id }) => id);
  }

  prices(gameId: string): Promise<PriceRow[]> {
    return this.db.query(
      `select change_id as "changeId", price, applies_at as "appliesAt", state from publishing.price_changes where game_id = $1 order by applies_at, change_id`,
      [gameId],
    );
  }
}
