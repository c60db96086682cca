import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Refusal } from '../../../kernel/refusal.js';
import { CommandRunner } from '../../../platform/event-store/command-runner.js';
import type { CommandContext } from '../../../platform/event-store/events.js';
import { put, remove } from '../../../platform/event-store/row-changes.js';
import { Links, PeopleDirectory } from '../../access/index.js';
import type { MemberRole } from '../developer.events.js';
import { developerStream } from '../developer.stream.js';
import { Teams } from './teams.js';

/** Mails an invitation to a studio; a newer one for the same address takes the place of the older. */
export class InviteMember extends Command<void> {
  /** @throws Refusal `developer-role`, `already-member`, `too-many-invitations`. */
  constructor(
    readonly developerId: string,
    readonly email: string,
    readonly role: MemberRole,
    readonly by: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(InviteMember)
export class InviteMemberHandler implements ICommandHandler<InviteMember> {
  constructor(
    private readonly runner: CommandRunner,
    private readonly links: Links,
    private readonly people: PeopleDirectory,
    private readonly teams: Teams,
  ) {}

  async execute({ developerId, email, role, by }: InviteMember): Promise<void> {
    const { now } = by;
    const [person, earlier] = await Promise.all([
      this.people.withAddress(email),
      this.teams.invitationFor(developerId, email),
    ]);
    const link = this.links.prepared('studio-invitation', developerId);
    const invite = { type: 'InviteMember', by: by.actor.id, invitationId: link.id, role, now } as const;
    const replace = earlier
      ? [{ type: 'WithdrawInvitation', by: by.actor.id, invitationId: earlier, now } as const]
      : [];
    await this.runner.run([developerStream.of(developerId)], by, (history) => {
      const state = developerStream.state(history, developerId);
      if (person && state.status === 'Approved' && state.members.has(person.id)) throw new Refusal('already-member');
      const { facts } = developerStream.decide(history, developerId, [...replace, invite], now);
      const row = { developer_id: developerId, email, invited_at: now };
      const invitee = put('developers.invitees', { invitation_id: link.id }, row);
      const old = earlier ? [remove('developers.invitees', { invitation_id: earlier }), this.links.used(earlier)] : [];
      return { facts, changes: [...old, link.row, invitee] };
    });
  }
}
