import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Refusal } from '../../../kernel/refusal.js';
import { CommandRunner } from '../../../platform/event-store/command-runner.js';
import type { CommandContext } from '../../../platform/event-store/events.js';
import { GameRows } from '../../catalog/index.js';
import { Drafts } from '../drafts/drafts.js';
import { shownOf } from './catalogue-texts.js';
import { GameNotes, type NewNote } from './game-notes.js';
import type { ApproveGame, ReleaseCommand } from './release.decider.js';
import { ReleaseQueries } from './release.queries.js';
import { releaseStream } from './release.stream.js';

/** What is wanted of a release; what an approval shows to people is read from the texts that were handed in. */
export type ReleaseChange = Exclude<ReleaseCommand, ApproveGame> | Omit<ApproveGame, 'shown'>;

/** Lets a studio or staff decide about a game's release; words go beside the facts. */
export class ChangeRelease extends Command<void> {
  constructor(
    readonly change: ReleaseChange,
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
    private readonly drafts: Drafts,
    private readonly releases: ReleaseQueries,
    private readonly catalogue: GameRows,
  ) {}

  async execute({ change, by, words }: ChangeRelease): Promise<void> {
    const { gameId } = change;
    const rows = words ? this.notes.rows(gameId, { ...words, authorId: by.actor.id, at: by.now }) : [];
    await this.runner.execute(releaseStream, gameId, await this.completed(change), { ...by, rows });
    this.catalogue.changed();
  }

  private async completed(change: ReleaseChange): Promise<ReleaseCommand> {
    if (change.type !== 'ApproveGame') return change;
    const [release, draft] = await Promise.all([
      this.releases.one(change.gameId),
      this.drafts.submitted(change.gameId, change.revision),
    ]);
    if (!release || !draft) throw new Refusal('game-submitted-again');
    return { ...change, shown: shownOf(release.slug, draft) };
  }
}
