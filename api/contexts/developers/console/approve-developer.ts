import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { set } from '../../../platform/event-store/row-changes.js';
import { CommandRunner } from '../../../platform/event-store/command-runner.js';
import type { CommandContext } from '../../../platform/event-store/events.js';
import { studioRow } from '../../catalog/index.js';
import { developerStream } from '../developer.stream.js';

/** Opens a developer account: the applicant becomes its first owner, and its games may be named after it. */
export class ApproveDeveloper extends Command<void> {
  /** @throws Refusal `application-unknown`, `application-own`, `application-decided`. */
  constructor(
    readonly developerId: string,
    readonly by: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(ApproveDeveloper)
export class ApproveDeveloperHandler implements ICommandHandler<ApproveDeveloper> {
  constructor(private readonly runner: CommandRunner) {}

  async execute({ developerId, by }: ApproveDeveloper): Promise<void> {
    const command = { type: 'ApproveDeveloper', staffId: by.actor.id, now: by.now } as const;
    await this.runner.run([developerStream.of(developerId)], by, (history) => {
      const { facts, events } = developerStream.decide(history, developerId, command, by.now);
      const changes = events.flatMap((event) =>
        event.type === 'DeveloperApproved'
          ? [
              set('access.persons', { id: event.data.personId }, { developer_id: developerId }),
              studioRow(developerId, event.data.studioName),
            ]
          : [],
      );
      return { facts, changes };
    });
  }
}
