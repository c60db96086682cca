import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { pesos } from '../../../kernel/money.js';
import { Database } from '../../../platform/database/database.js';
import { CommandRunner } from '../../../platform/event-store/command-runner.js';
import type { CommandContext } from '../../../platform/event-store/events.js';
import { GameRows, type ShownGame } from '../../catalog/index.js';
import type { Draft } from '../drafts/draft.rules.js';
import { CreateGame } from './create-game.js';
import { catalogueTexts, shownOf } from '../releases/catalogue-texts.js';
import { releaseStream } from '../releases/release.stream.js';

const FIRST_REVISION = 1;

export type AdoptedGame = Pick<
  ShownGame,
  'id' | 'slug' | 'developer' | 'releasedOn' | 'platforms' | 'downloadMegabytes'
> & {
  draft: Draft & { price: number };
};

/** Puts a game on sale whose builds nobody reviewed here. For the demonstration alone; the same command again changes nothing. */
export class AdoptGame extends Command<void> {
  constructor(
    readonly game: AdoptedGame,
    readonly by: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(AdoptGame)
export class AdoptGameHandler implements ICommandHandler<AdoptGame> {
  constructor(
    private readonly commands: CommandBus,
    private readonly db: Database,
    private readonly rows: GameRows,
    private readonly runner: CommandRunner,
  ) {}

  async execute({ game: { draft, ...game }, by }: AdoptGame): Promise<void> {
    const { id, slug, developer } = game;
    const { now } = by;
    await this.commands.execute(
      new CreateGame({ id, developerId: developer.id, slug, draft }, { personId: null, now }),
    );
    await this.db.query(
      `insert into publishing.submissions (game_id, revision, content, submitted_at) values ($1, $2, $3::jsonb, $4) on conflict do nothing`,
      [id, FIRST_REVISION, JSON.stringify(draft), now],
    );
    await this.rows.show({ ...catalogueTexts(draft), ...game });
    const terms = { developerId: developer.id, revision: FIRST_REVISION, price: pesos(draft.price) };
    await this.runner.execute(
      releaseStream,
      id,
      { type: 'AdoptGame', gameId: id, ...terms, shown: shownOf(slug, draft), now },
      by,
    );
  }
}
