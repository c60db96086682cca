import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { CommandRunner } from '../../../platform/event-store/command-runner.js';
import type { CommandContext } from '../../../platform/event-store/events.js';
import type { MemberRole } from '../developer.events.js';
import { developerStream } from '../developer.stream.js';

/** Gives a member of a studio another role. */
export class ChangeMemberRole extends Command<void> {
  /** @throws Refusal `developer-role`, `member-unknown`, `last-owner`. */
  constructor(
    readonly developerId: string,
    readonly personId: string,
    readonly role: MemberRole,
    readonly by: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(ChangeMemberRole)
export class ChangeMemberRoleHandler implements ICommandHandler<ChangeMemberRole> {
  constructor(private readonly runner: CommandRunner) {}

  async execute({ developerId, personId, role, by }: ChangeMemberRole): Promise<void> {
    const command = { type: 'ChangeMemberRole', by: by.actor.id, personId, role, now: by.now } as const;
    await this.runner.execute(developerStream, developerId, command, by);
  }
}
