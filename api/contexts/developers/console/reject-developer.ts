import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { CommandRunner } from '../../../platform/event-store/command-runner.js';
import type { CommandContext } from '../../../platform/event-store/events.js';
import { developerStream } from '../developer.stream.js';

/** Rejects an application, with a reason that the applicant can answer. */
export class RejectDeveloper extends Command<void> {
  /** @throws Refusal `application-unknown`, `application-own`, `application-decided`. */
  constructor(
    readonly developerId: string,
    readonly reason: string,
    readonly by: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(RejectDeveloper)
export class RejectDeveloperHandler implements ICommandHandler<RejectDeveloper> {
  constructor(private readonly runner: CommandRunner) {}

  async execute({ developerId, reason, by }: RejectDeveloper): Promise<void> {
    const command = { type: 'RejectDeveloper', staffId: by.actor.id, reason, now: by.now } as const;
    await this.runner.execute(developerStream, developerId, command, by);
  }
}
