import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Database, sqlStateOf } from '../../../platform/database/database.js';
import { Problem } from '../../../platform/http/problem.js';

/** Games that a studio may have begun and not released: each takes an address for ever. */
const MOST_UNRELEASED = 50;
const BEGUN = `
  select count(*) filter (where not exists (select from publishing.releases r where r.game_id = g.id and r.released_at is not null))::int as unreleased,
         coalesce(bool_or(g.id = $2), false) as "isThere"
    from publishing.games g where g.developer_id = $1`;

/** Gives a studio a game: an id and an address. The same registration again changes nothing. */
export class RegisterGame extends Command<void> {
  /** @throws Problem 409 `slug-taken` when another game has the address, `drafts-too-many` beyond 50 that were never released. */
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
      await this.db.rows.transaction(async (rows) => {
        // One at a time per studio: many at once would each find room.
        await rows.query('select pg_advisory_xact_lock(hashtextextended($1, 1))', [`games-of-${developerId}`]);
        const [begun] = await rows.query<{ unreleased: number; isThere: boolean }[]>(BEGUN, [developerId, gameId]);
        if (begun && !begun.isThere && begun.unreleased >= MOST_UNRELEASED) throw new Problem(409, 'drafts-too-many');
        await rows.query(
          `insert into publishing.games (id, developer_id, slug, created_by, created_at) values ($1, $2, $3, $4, $5) on conflict (id) do nothing`,
          [gameId, developerId, slug, by.personId, by.now],
        );
      });
    } catch (error) {
      if (sqlStateOf(error) === '23505') throw new Problem(409, 'slug-taken');
      throw error;
    }
  }
}
