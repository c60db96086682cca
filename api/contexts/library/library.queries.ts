import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import type { LibraryEntry } from './library.dto.js';

const ENTRY = `e.game_id as "gameId", l.slug, l.title, l.cover, e.granted_at as "grantedAt", e.because, e.order_id as "orderId", 0 as "playMinutes", null::timestamptz as "until", false as "renews"`;

@Injectable()
export class LibraryQueries {
  constructor(private readonly db: Database) {}

  /** Everything a player may play, the latest first. */
  async shelfOf(playerId: string): Promise<LibraryEntry[]> {
    return this.db.query<LibraryEntry>(
      `select ${ENTRY} from library.entitlements e join library.labels l using (game_id) where e.player_id = $1 order by e.granted_at desc, l.slug`, [playerId]);
  }

  async entry(playerId: string, gameId: string): Promise<LibraryEntry | null> {
    const [row] = await this.db.query<LibraryEntry>(
      `select ${ENTRY} from library.entitlements e join library.labels l using (game_id) where e.player_id = $1 and e.game_id = $2`, [playerId, gameId]);
    return row ?? null;
  }
}
