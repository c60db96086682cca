import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { Problem } from '../../../platform/http/problem.js';
import { PlayRights, type PlayChannel } from '../../play/index.js';

const CHANNELS = ['live', 'preview'] as const satisfies PlayChannel[];

/** For whom games may report: people who may play them now, and the people who make them. */
@Injectable()
export class ReportRights {
  constructor(
    private readonly db: Database,
    private readonly play: PlayRights,
  ) {}

  /**
   * Returned, lapsed and blocked are checked with every report. @returns the channel that the person plays, of makers `preview`.
   * @throws Problem 403 `achievements-not-entitled`.
   */
  async require(personId: string, gameId: string): Promise<PlayChannel> {
    for (const channel of CHANNELS) if (await this.play.reasonFor(personId, gameId, channel)) return channel;
    throw new Problem(403, 'achievements-not-entitled');
  }

  /** The id of a game by its address; null for none. */
  async gameOf(slug: string): Promise<string | null> {
    const [game] = await this.db.query<{ id: string }>('select id from publishing.games where slug = $1', [slug]);
    return game?.id ?? null;
  }
}
