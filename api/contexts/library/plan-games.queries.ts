import { Injectable } from '@nestjs/common';
import { BusinessClock } from '../../platform/clock.js';
import { Database } from '../../platform/database/database.js';
import type { LibraryEntry } from './library.dto.js';

/** What an agreement gives its player at this moment. */
interface PlanAccess {
  since: Date;
  /** The end of what is paid or granted so far, or of grace. */
  until: Date;
  renews: boolean;
}

/**
 * An agreement that renews gives access until its charge has failed and grace is over:
 * nobody loses a day because the shop was late.
 */
const ACCESS = `
  select since, access_until as "until", goes_on as "renews"
    from (select a.*, not in_grace and (auto_renew
            or (select coalesce(sum(f.periods), 0) from plan_access.free_periods f where f.subscription_id = a.subscription_id and f.added_at >= a.free_since)
               > (select count(*) from plan_access.granted_periods g where g.subscription_id = a.subscription_id and g.granted_at >= a.free_since)) as goes_on
            from plan_access.agreements a where a.player_id = $1) as held
   where access_until is not null and (goes_on or $2 < access_until)
   order by access_until desc limit 1`;

/** The games that a plan lends: there while somebody is subscribed, gone by the clock and not by a job. */
@Injectable()
export class PlanGamesQueries {
  constructor(
    private readonly db: Database,
    private readonly clock: BusinessClock,
  ) {}

  /** What a player's plan gives now; null without one. */
  async accessOf(playerId: string): Promise<PlanAccess | null> {
    const [access] = await this.db.query<PlanAccess>(ACCESS, [playerId, this.clock.now()]);
    return access ?? null;
  }

  /** The games that a player may play by a plan and does not own, by title. */
  async shelfOf(playerId: string): Promise<LibraryEntry[]> {
    const access = await this.accessOf(playerId);
    if (!access) return [];
    const { since, until, renews } = access;
    const games = await this.db.query<Pick<LibraryEntry, 'gameId' | 'slug' | 'title' | 'cover' | 'playMinutes'>>(
      `select g.game_id as "gameId", l.slug, l.title, l.cover, coalesce(p.minutes, 0) as "playMinutes" from plan_access.games g join library.labels l using (game_id)
         left join library.play_time p on p.player_id = $1 and p.game_id = g.game_id
        where not exists (select from library.entitlements e where e.player_id = $1 and e.game_id = g.game_id) order by l.slug`,
      [playerId],
    );
    return games.map((game) => ({ ...game, grantedAt: since, because: 'plan', orderId: null, until, renews }));
  }

  /** Whether a plan lets its subscribers play this game; null for a game that was never on sale. */
  async isInPlan(gameId: string): Promise<boolean | null> {
    const [game] = await this.db.query<{ inPlan: boolean }>(
      `select exists (select from plan_access.games g where g.game_id = l.game_id) as "inPlan" from library.labels l where l.game_id = $1`,
      [gameId],
    );
    return game?.inPlan ?? null;
  }
}
