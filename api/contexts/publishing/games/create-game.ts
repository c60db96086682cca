import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Instant } from '../../../kernel/instant.js';
import { emptyDraft, type Draft } from '../drafts/draft.rules.js';
import { Drafts } from '../drafts/drafts.js';
import { RegisterGame } from './register-game.js';

/** Begins a game of a studio: its address and a draft. The same command again changes nothing. */
export class CreateGame extends Command<void> {
  /** @throws Problem 409 `slug-taken`, `drafts-too-many`. */
  constructor(
    readonly game: { id: string; developerId: string; slug: string; draft: string | Draft },
    readonly by: { personId: string | null; now: Instant },
  ) {
    super();
  }
}

@CommandHandler(CreateGame)
export class CreateGameHandler implements ICommandHandler<CreateGame> {
  constructor(
    private readonly commands: CommandBus,
    private readonly drafts: Drafts,
  ) {}

  async execute({ game: { id, developerId, slug, draft }, by }: CreateGame): Promise<void> {
    await this.commands.execute(new RegisterGame(id, developerId, slug, by));
    await this.drafts.begin(id, typeof draft === 'string' ? emptyDraft(draft) : draft, by);
  }
}
