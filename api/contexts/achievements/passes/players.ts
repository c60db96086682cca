import { Inject, Injectable } from '@nestjs/common';
import type { Ids } from '../../../kernel/ports.js';
import { Database } from '../../../platform/database/database.js';
import { IDS } from '../../../platform/tokens.js';

/** What a game calls a person: a random id per person and game, so that two games cannot compare their players. */
@Injectable()
export class Players {
  constructor(
    private readonly db: Database,
    @Inject(IDS) private readonly ids: Ids,
  ) {}

  async idOf(personId: string, gameId: string): Promise<string> {
    const [known] = await this.db.query<{ id: string }>(
      'select id from achievements.players where person_id = $1 and game_id = $2',
      [personId, gameId],
    );
    if (known) return known.id;
    const [added] = await this.db.query<{ id: string }>(
      `insert into achievements.players as p (id, person_id, game_id) values ($1, $2, $3)
       on conflict (person_id, game_id) do update set id = p.id returning id`,
      [this.ids.next(), personId, gameId],
    );
    return added?.id ?? '';
  }

  /** Who a game means; null for an id that it was not given. */
  async personOf(playerId: string, gameId: string): Promise<string | null> {
    const [player] = await this.db.query<{ personId: string }>(
      'select person_id as "personId" from achievements.players where id = $1 and game_id = $2',
      [playerId, gameId],
    );
    return player?.personId ?? null;
  }
}
