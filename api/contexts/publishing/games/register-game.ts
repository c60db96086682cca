import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Database, sqlStateOf } from '../../../platform/database/database.js';
import { Problem } from '../../../platform/http/problem.js';

/** Gives a studio a game: an id and an address. The same registration again changes nothing. */
export class RegisterGame extends Command<void> {
  /** @throws Problem 409 `slug-taken` when another game has the address. */
  constructor(
    readonly gameId: string,
    readonly developerId: string,
    readonly slug: string,
    readonly by: { personId: string | null; now: string },
  ) {
    super();
  }
}

@CommandHandler(RegisterGame)
export class RegisterGameHandler implements ICommandHandler<RegisterGame> {
  constructor(private readonly db: Database) {}

  async execute({ gameId, developerId, slug, by }: RegisterGame): Promise<void> {
    try {
      await this.db.query(
        `insert into publishing.games (id, developer_id, slug, created_by, created_at) values ($1, $2, $3, $4, $5) on conflict (id) do nothing`,
        [gameId, developerId, slug, by.personId, by.now],
      );
    } catch (error) {
      if (sqlStateOf(error) === '23505') throw new Problem(409, 'slug-taken');
      throw error;
    }
  }
}
