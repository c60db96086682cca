import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { BusinessClock } from '../../../platform/clock.js';
import { Database } from '../../../platform/database/database.js';

const PREFIX = 'ludoteca_server_';

export interface ServerKey {
  createdAt: Date;
  lastUsedAt: Date | null;
}

/** With which the server of a developer reports for one game. Only its hash is kept; a new one ends the one before. */
@Injectable()
export class ServerKeys {
  constructor(
    private readonly db: Database,
    private readonly clock: BusinessClock,
  ) {}

  async of(gameId: string): Promise<ServerKey | null> {
    const [key] = await this.db.query<ServerKey>(
      'select created_at as "createdAt", last_used_at as "lastUsedAt" from achievements.server_keys where game_id = $1',
      [gameId],
    );
    return key ?? null;
  }

  /** @returns the key's text, which is told this once. */
  async rotate(gameId: string, personId: string): Promise<string> {
    const key = PREFIX + randomBytes(32).toString('base64url');
    await this.db.query(
      `insert into achievements.server_keys (game_id, sha256, created_at, created_by) values ($1, $2, $3, $4)
       on conflict (game_id) do update set sha256 = excluded.sha256, created_at = excluded.created_at,
         created_by = excluded.created_by, last_used_at = null`,
      [gameId, hashOf(key), this.clock.now(), personId],
    );
    return key;
  }

  /** Ends the key at once. */
  async revoke(gameId: string): Promise<void> {
    await this.db.query('delete from achievements.server_keys where game_id = $1', [gameId]);
  }

  /** The game whose key an `Authorization` header holds; null for none. Its last use is noted to the hour: all reports would wait for one row. */
  async gameOf(header: string | undefined): Promise<string | null> {
    const [scheme, key] = header?.split(' ') ?? [];
    if (scheme?.toLowerCase() !== 'bearer' || !key?.startsWith(PREFIX)) return null;
    const [found] = await this.db.query<{ gameId: string }>(
      `with used as (update achievements.server_keys set last_used_at = $2
         where sha256 = $1 and (last_used_at is null or last_used_at < $2::timestamptz - interval '1 hour'))
       select game_id as "gameId" from achievements.server_keys where sha256 = $1`,
      [hashOf(key), this.clock.now()],
    );
    return found?.gameId ?? null;
  }
}

const hashOf = (key: string): string => createHash('sha256').update(key).digest('hex');
