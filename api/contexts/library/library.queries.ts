import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import type { LibraryEntry } from './library.dto.js';

const ENTRY = `e.game_id as "gameId", l.slug, l.title, l.cover, e.granted_at as "grantedAt", e.because, e.order_id as "orderId", coalesce(p.minutes, 0) as "playMinutes",
  null::timestamptz as "until", false as "renews"`;
const FROM =
  'from library.entitlements e join library.labels l using (game_id) left join library.play_time p using (player_id, game_id)';

@Injectable()
export class LibraryQueries {
  constructor(private readonly db: Database) {}

  /** Everything a player may play, the latest first. */
  async shelfOf(playerId: string): Promise<LibraryEntry[]> {
    return this.db.query<LibraryEntry>(
      `select ${ENTRY} ${FROM} where player_id = $1 order by e.granted_at desc, l.slug`,
      [playerId],
    );
  }

  async entry(playerId: string, gameId: string): Promise<LibraryEntry | null> {
    const [row] = await this.db.query<LibraryEntry>(`select ${ENTRY} ${FROM} where player_id = $1 and game_id = $2`, [
      playerId,
      gameId,
    ]);
    return row ?? null;
  }

  /** Minutes that somebody played each of these games; games never played are missing. */
  async minutesPlayed(playerId: string, gameIds: readonly string[]): Promise<Map<string, number>> {
    const rows = await this.db.query<{ gameId: string; minutes: number }>(
      'select game_id as "gameId", minutes from library.play_time where player_id = $1 and game_id = any($2)',
      [playerId, gameIds],
    );
    return new Map(rows.map(({ gameId, minutes }) => [gameId, minutes]));
  }

  /** Minutes of games that somebody does not own and played since then: those of a plan. */
  async minutesPlayedInPlan(playerId: string, since: Date): Promise<number> {
    const [row] = await this.db.query<{ minutes: number }>(
      `select coalesce(sum(p.minutes), 0)::int as minutes from library.play_time p
        where p.player_id = $1 and p.last_played_at >= $2 and not exists (select from library.entitlements e where e.player_id = p.player_id and e.game_id = p.game_id)`,
      [playerId, since],
    );
    return row?.minutes ?? 0;
  }
}
