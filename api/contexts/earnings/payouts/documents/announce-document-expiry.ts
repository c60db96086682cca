import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { CommandRunner } from '../../../../platform/event-store/command-runner.js';
import type { CommandContext } from '../../../../platform/event-store/events.js';
import { payoutStream } from '../payout.stream.js';

/** Announces that a tax document ends soon, where that is due. */
export class AnnounceDocumentExpiry extends Command<void> {
  constructor(
    readonly developerId: string,
    readonly by: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(AnnounceDocumentExpiry)
export class AnnounceDocumentExpiryHandler implements ICommandHandler<AnnounceDocumentExpiry> {
  constructor(private readonly runner: CommandRunner) {}

  async execute({ developerId, by }: AnnounceDocumentExpiry): Promise<void> {
    await this.runner.execute(payoutStream, developerId, { type: 'AnnounceExpiry', developerId, now: by.now }, by);
  }
}
