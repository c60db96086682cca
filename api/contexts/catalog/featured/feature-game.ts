import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { EntityManager } from 'typeorm';
import type { Ids } from '../../../kernel/ports.js';
import { Database } from '../../../platform/database/database.js';
import type { CommandContext } from '../../../platform/event-store/events.js';
import { Problem } from '../../../platform/http/problem.js';
import { IDS } from '../../../platform/tokens.js';
import { isGivenOut } from '../given-out.js';
import { GameRows } from '../rows/game-rows.js';
import { featuredWith } from './featured.rules.js';

/** Who chose it, and why; null without a reason. */
type By = Pick<CommandContext, 'actor'> & { reason: string | null };

/** Features a game on the home page. The same again changes nothing; with another place it moves. */
export class FeatureGame extends Command<void> {
  /** @param place from 1; null: last, or where it is. @throws Problem 409 `game-not-playable` or `featured-too-many`. */
  constructor(
    readonly gameId: string,
    readonly place: number | null,
    readonly by: By,
  ) {
    super();
  }
}

/** Takes a game off the home page. The same again changes nothing. */
export class UnfeatureGame extends Command<void> {
  constructor(
    readonly gameId: string,
    readonly by: By,
  ) {
    super();
  }
}

@CommandHandler(FeatureGame)
export class FeatureGameHandler implements ICommandHandler<FeatureGame> {
  constructor(
    private readonly db: Database,
    private readonly rows: GameRows,
    @Inject(IDS) private readonly ids: Ids,
  ) {}

  async execute({ gameId, place, by }: FeatureGame): Promise<void> {
    await this.db.rows.transaction(async (rows) => {
      const before = await featured(rows);
      if (!(await isPlayable(rows, gameId))) throw new Problem(409, 'game-not-playable');
      const after = featuredWith(before, gameId, place);
      if (!after) throw new Problem(409, 'featured-too-many');
      if (after.join() === before.join()) return;

      await show(rows, after);
      await note(rows, this.ids.next(), { action: 'GameFeatured', gameId, place: after.indexOf(gameId) + 1, by });
    });
    this.rows.changed();
  }
}

@CommandHandler(UnfeatureGame)
export class UnfeatureGameHandler implements ICommandHandler<UnfeatureGame> {
  constructor(
    private readonly db: Database,
    private readonly rows: GameRows,
    @Inject(IDS) private readonly ids: Ids,
  ) {}

  async execute({ gameId, by }: UnfeatureGame): Promise<void> {
    await this.db.rows.transaction(async (rows) => {
      const before = await featured(rows);
      if (!before.includes(gameId)) return;
      await show(
        rows,
        before.filter((id) => id !== gameId),
      );
      await note(rows, this.ids.next(), { action: 'GameUnfeatured', gameId, place: null, by });
    });
    this.rows.changed();
  }
}

/** Those that are on sale, in their order; others lose their place with the next change. Two changes follow each other. */
async function featured(rows: EntityManager): Promise<string[]> {
  await rows.query('lock table catalog.featured in share row exclusive mode');
  const games = await rows.query<{ id: string }[]>(
    `select f.game_id as id from catalog.featured f join catalog_prices.prices p on p.game_id = f.game_id and p.listed order by f.place`,
  );
  return games.map(({ id }) => id);
}

/** On sale, with a build that players get. */
async function isPlayable(rows: EntityManager, gameId: string): Promise<boolean> {
  const found = await rows.query<unknown[]>(
    `select from catalog_prices.prices p where p.game_id = $1 and p.listed and ${isGivenOut('p.game_id')}`,
    [gameId],
  );
  return found.length > 0;
}

async function show(rows: EntityManager, games: readonly string[]): Promise<void> {
  await rows.query('delete from catalog.featured');
  await rows.query(
    'insert into catalog.featured (game_id, place) select id, place from unnest($1::uuid[]) with ordinality as g (id, place)',
    [games],
  );
}

interface Change {
  action: 'GameFeatured' | 'GameUnfeatured';
  gameId: string;
  place: number | null;
  by: By;
}

/** For the audit log, which tells what staff did. */
async function note(rows: EntityManager, id: string, { action, gameId, place, by }: Change): Promise<void> {
  await rows.query(
    'insert into catalog.featured_changes (id, game_id, actor_id, action, place, reason) values ($1, $2, $3, $4, $5, $6)',
    [id, gameId, by.actor.kind === 'staff' ? by.actor.id : null, action, place, by.reason],
  );
}
