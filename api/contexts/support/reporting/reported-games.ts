import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { Problem } from '../../../platform/http/problem.js';
import { CatalogQueries } from '../../catalog/index.js';

/** The games that people can report. */
@Injectable()
export class ReportedGames {
  constructor(
    private readonly db: Database,
    private readonly catalog: CatalogQueries,
  ) {}

  /**
   * The id of a game on sale, or of one in the library of the reporter, which may have left the shop.
   * @param personId null: a guest
   * @throws Problem 422 `reported-game-unknown`.
   */
  async idOf(idOrSlug: string, personId: string | null): Promise<string> {
    const game = (await this.catalog.card(idOrSlug)) ?? (await this.owned(idOrSlug.toLowerCase(), personId));
    if (!game) throw new Problem(422, 'reported-game-unknown');
    return game.id;
  }

  private async owned(idOrSlug: string, personId: string | null): Promise<{ id: string } | undefined> {
    if (personId === null) return undefined;
    const [game] = await this.db.query<{ id: string }>(
      `select g.id from catalog.games g join library.entitlements e on e.game_id = g.id
        where e.person_id = $1 and (g.slug = $2 or g.id::text = $2)`,
      [personId, idOrSlug],
    );
    return game;
  }
}
