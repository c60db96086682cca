import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { CommandRunner } from '../../../platform/event-store/command-runner.js';
import type { CommandContext } from '../../../platform/event-store/events.js';
import { remove } from '../../../platform/event-store/row-changes.js';
import { Links } from '../../access/index.js';
import { developerStream } from '../developer.stream.js';

/** Ends an open invitation and forgets its address; nothing changes for one that is not open. */
export class WithdrawInvitation extends Command<void> {
  /** @throws Refusal `developer-role`. */
  constructor(
    readonly developerId: string,
    readonly invitationId: string,
    readonly by: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(WithdrawInvitation)
export class WithdrawInvitationHandler implements ICommandHandler<WithdrawInvitation> {
  constructor(
    private readonly runner: CommandRunner,
    private readonly links: Links,
  ) {}

  async execute({ developerId, invitationId, by }: WithdrawInvitation): Promise<void> {
    const command = { type: 'WithdrawInvitation', by: by.actor.id, invitationId, now: by.now } as const;
    const rows = [remove('developers.invitees', { invitation_id: invitationId }), this.links.used(invitationId)];
    await this.runner.execute(developerStream, developerId, command, { ...by, rows });
  }
}
