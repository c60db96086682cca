import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { pesos } from '../../../kernel/money.js';
import { Refusal } from '../../../kernel/refusal.js';
import { CommandRunner } from '../../../platform/event-store/command-runner.js';
import type { CommandContext } from '../../../platform/event-store/events.js';
import { put } from '../../../platform/event-store/row-changes.js';
import { Problem } from '../../../platform/http/problem.js';
import { missingParts } from '../drafts/draft.rules.js';
import { Drafts } from '../drafts/drafts.js';
import { GameBuilds, type BuildToPlace } from './game-builds.js';
import { GameNotes } from './game-notes.js';
import { releaseStream } from './release.stream.js';

/** Hands a draft with its builds to review. */
export class SubmitGame extends Command<void> {
  /** @throws Problem 409 `draft-changed`, 422 `draft-incomplete`. Refusal `game-in-review`, `game-unchanged` … */
  constructor(
    readonly game: { id: string; developerId: string },
    readonly request: { revision: number; builds: readonly BuildToPlace[]; note: string },
    readonly by: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(SubmitGame)
export class SubmitGameHandler implements ICommandHandler<SubmitGame> {
  constructor(
    private readonly runner: CommandRunner,
    private readonly drafts: Drafts,
    private readonly builds: GameBuilds,
    private readonly notes: GameNotes,
  ) {}

  async execute({ game: { id, developerId }, request, by }: SubmitGame): Promise<void> {
    const { revision, content } = await this.drafts.of(id);
    if (revision !== request.revision) throw new Problem(409, 'draft-changed');
    const builds = await this.builds.place(id, request.builds);
    const { approvedRevision } = releaseStream.state(await this.runner.read([releaseStream.of(id)]), id);
    const live = builds.filter(({ channel }) => channel === 'live');
    // Later a game has its builds already: new texts come alone.
    const missing = missingParts(content, live).filter((part) => part !== 'builds' || approvedRevision === null);
    if (missing.length > 0 || content.price === null) throw new Refusal('draft-incomplete');

    const { now } = by;
    const submission = put('publishing.submissions', { game_id: id, revision }, { content, submitted_at: now });
    const note = { author: 'studio', about: 'submission', note: request.note, authorId: by.actor.id, at: now } as const;
    await this.runner.execute(
      releaseStream,
      id,
      { type: 'SubmitGame', gameId: id, developerId, revision, price: pesos(content.price), builds, now },
      { ...by, rows: [submission, ...this.notes.rows(id, note)] },
    );
  }
}
