import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { CommandRunner } from '../../../platform/event-store/command-runner.js';
import type { CommandContext } from '../../../platform/event-store/events.js';
import { remove, set } from '../../../platform/event-store/row-changes.js';
import { Problem } from '../../../platform/http/problem.js';
import { Links } from '../../access/index.js';
import { developerStream } from '../developer.stream.js';
import { Teams } from './teams.js';

/** Joins a studio by the link of an invitation, signed in with the invited address. */
export class AcceptInvitation extends Command<string> {
  /** @returns the studio's id. @throws Problem 403 `invitation-other-address`; Refusal `invitation-ended`. */
  constructor(
    readonly token: string,
    readonly by: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(AcceptInvitation)
export class AcceptInvitationHandler implements ICommandHandler<AcceptInvitation> {
  constructor(
    private readonly runner: CommandRunner,
    private readonly links: Links,
    private readonly teams: Teams,
  ) {}

  async execute({ token, by }: AcceptInvitation): Promise<string> {
    const personId = by.actor.id;
    const { id: invitationId, ownerId: developerId } = await this.links.check('studio-invitation', token);
    if (!(await this.teams.isFor(invitationId, personId))) throw new Problem(403, 'invitation-other-address');

    const command = { type: 'AcceptInvitation', personId, invitationId, now: by.now } as const;
    const rows = [
      set('access.persons', { id: personId }, { developer_id: developerId }),
      remove('developers.invitees', { invitation_id: invitationId }),
      this.links.used(invitationId),
    ];
    await this.runner.execute(developerStream, developerId, command, { ...by, rows });
    return developerId;
  }
}
