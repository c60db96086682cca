import { Injectable } from '@nestjs/common';
import type { Instant } from '../../../kernel/instant.js';
import { Database } from '../../../platform/database/database.js';

/** When a person opened each game last: the library shows it first. It counts as no time played. */
@Injectable()
export class Openings {
  constructor(private readonly db: Database) {}

  async note(personId: string, gameId: string, now: Instant): Promise<void> {
    await this.db.query(
      `insert into play.openings (person_id, game_id, opened_at) values ($1, $2, $3)
       on conflict (person_id, game_id) do update set opened_at = greatest(openings.opened_at, excluded.opened_at)`,
      [personId, gameId, now],
    );
  }
}
