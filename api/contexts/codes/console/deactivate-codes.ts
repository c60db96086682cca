import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { CommandRunner } from '../../../platform/event-store/command-runner.js';
import type { CommandContext } from '../../../platform/event-store/events.js';
import { derivedId } from '../../../platform/event-store/uuid.js';
import { codeStream } from '../code.stream.js';
import { CodesQueries } from '../codes.queries.js';

/** Deactivates codes for good; pending reservations stay valid. */
export class DeactivateCodes extends Command<void> {
  constructor(
    readonly of: { codeId: string } | { batchId: string },
    readonly reason: string,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(DeactivateCodes)
export class DeactivateCodesHandler implements ICommandHandler<DeactivateCodes> {
  constructor(
    private readonly runner: CommandRunner,
    private readonly codes: CodesQueries,
  ) {}

  async execute({ of, reason, context }: DeactivateCodes): Promise<void> {
    const ids = 'codeId' in of ? [of.codeId] : await this.codes.ofBatch(of.batchId);
    for (const codeId of ids)
      await this.runner.run(
        [this.codes.history(codeId, null)],
        { ...context, commandId: derivedId(context.commandId, codeId) },
        (histories) =>
          codeStream.decide(histories, codeId, { type: 'DeactivateCode', reason, now: context.now }, context.now),
      );
  }
}
