import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { CommandRunner } from '../../../platform/event-store/command-runner.js';
import type { CommandContext } from '../../../platform/event-store/events.js';
import type { ReleaseCommand } from './release.decider.js';
import { GameNotes, type NewNote } from './game-notes.js';
import { releaseStream } from './release.stream.js';

/** Lets a studio or staff decide about a game's release; words go beside the facts. */
export class ChangeRelease extends Command<void> {
  constructor(
    readonly change: ReleaseCommand,
    readonly by: CommandContext,
    readonly words: Pick<NewNote, 'author' | 'about' | 'note'> | null = null,
  ) {
    super();
  }
}

@CommandHandler(ChangeRelease)
export class ChangeReleaseHandler implements ICommandHandler<ChangeRelease> {
  constructor(
    private readonly runner: CommandRunner,
    private readonly notes: GameNotes,
  ) {}

  async execute({ change, by, words }: ChangeRelease): Promise<void> {
    const { gameId } = change;
    const rows = words ? this.notes.rows(gameId, { ...words, authorId: by.actor.id, at: by.now }) : [];
    await this.runner.execute(releaseStream, gameId, change, { ...by, rows });
  }
}
