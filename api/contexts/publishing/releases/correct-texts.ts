import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Refusal } from '../../../kernel/refusal.js';
import { CommandRunner } from '../../../platform/event-store/command-runner.js';
import type { CommandContext } from '../../../platform/event-store/events.js';
import { changedFields, missingParts, type DraftText } from '../drafts/draft.rules.js';
import { Drafts } from '../drafts/drafts.js';
import { shownOf } from './catalogue-texts.js';
import { ReleaseQueries } from './release.queries.js';
import { releaseStream } from './release.stream.js';
import { UpdateCatalogue } from './update-catalogue.js';

/** Lets staff mend texts of a released game, in what people see and in what its studio goes on with. */
export class CorrectTexts extends Command<void> {
  /** @throws Refusal `game-not-released`, `submission-undecided`, `draft-incomplete`, `game-changed-meanwhile` */
  constructor(
    readonly gameId: string,
    /** Fields left out stay; the revision that was read, or the present one. */
    readonly correction: { change: Partial<DraftText>; revision?: number },
    readonly reason: string,
    readonly by: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(CorrectTexts)
export class CorrectTextsHandler implements ICommandHandler<CorrectTexts> {
  constructor(
    private readonly runner: CommandRunner,
    private readonly drafts: Drafts,
    private readonly releases: ReleaseQueries,
    private readonly commands: CommandBus,
  ) {}

  async execute({ gameId, correction, reason, by }: CorrectTexts): Promise<void> {
    const { submitted, approvedRevision } = releaseStream.state(
      await this.runner.read([releaseStream.of(gameId)]),
      gameId,
    );
    const [release, approved] = await Promise.all([
      this.releases.one(gameId),
      this.drafts.submitted(gameId, approvedRevision),
    ]);
    if (!release || !approved || approvedRevision === null) throw new Refusal('game-not-released');
    if (submitted) throw new Refusal('submission-undecided');
    const fields = changedFields(approved, correction.change);
    if (Object.keys(fields).length === 0) return;
    const corrected = correction.revision ?? approvedRevision;
    if (corrected !== approvedRevision) throw new Refusal('game-changed-meanwhile');
    const content = { ...approved, ...fields };
    if (missingParts(content, [{ kind: 'any' }]).length > 0) throw new Refusal('draft-incomplete');

    const who = { personId: by.actor.id, now: by.now };
    const revision = await this.drafts.correct(gameId, { approved, change: fields }, who);
    const shown = shownOf(release.slug, content);
    await this.runner.execute(
      releaseStream,
      gameId,
      { type: 'CorrectTexts', gameId, revision, corrected, shown, reason, now: by.now },
      by,
    );
    await this.commands.execute(new UpdateCatalogue(gameId));
  }
}
