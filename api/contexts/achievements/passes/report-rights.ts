import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { Problem } from '../../../platform/http/problem.js';
import { PlayRights } from '../../play/index.js';

/** For whom games may report: people who may play them now, and the people who make them. */
@Injectable()
export class ReportRights {
  constructor(
    private readonly db: Database,
    private readonly play: PlayRights,
  ) {}

  /** Returned, lapsed and blocked are checked with every report. @throws Problem 403 `achievements-not-entitled`. */
  async require(personId: string, gameId: string): Promise<void> {
    const because =
      (await this.play.reasonFor(personId, gameId, 'live')) ?? (await this.play.reasonFor(personId, gameId, 'preview'));
    if (!because) throw new Problem(403, 'achievements-not-entitled');
  }

  /** The id of a game by its address; null for none. */
  async gameOf(slug: string): Promise<string | null> {
    const [game] = await this.db.query<{ id: string }>('select id from publishing.games where slug = $1', [slug]);
    return game?.id ?? null;
  }
}
