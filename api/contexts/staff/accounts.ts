import { Injectable } from '@nestjs/common';
import { ADMINISTRATOR } from '../../kernel/permissions.js';
import { Database } from '../../platform/database/database.js';
import { CommandRunner } from '../../platform/event-store/command-runner.js';
import type { CommandContext } from '../../platform/event-store/events.js';
import { type RowChange, set } from '../../platform/event-store/row-changes.js';
import { defineStream } from '../../platform/event-store/stream.js';
import { Problem } from '../../platform/http/problem.js';
import { MailPlanner } from '../../platform/mail/mail-planner.js';
import { endSessions, Links, Person } from '../access/index.js';
import { type AccountCommand, accountDecider } from './account.decider.js';
import type { AccountEvent } from './account.events.js';
import { namesPerson } from './reason.rules.js';
import { RolePermissions } from './roles.js';

/** What staff do to one account; the person's id is its id. */
export const accountStream = defineStream('account', accountDecider, {
  events: { PersonBlocked: 1, PersonUnblocked: 1, SessionsEnded: 1, VerificationResent: 1 },
});

export interface StaffRequest {
  by: string;
  held: ReadonlySet<string>;
  reason: string;
}

/** What staff do to accounts: each is a fact with its author and reason. */
@Injectable()
export class Accounts {
  constructor(
    private readonly db: Database,
    private readonly runner: CommandRunner,
    private readonly roles: RolePermissions,
    private readonly mails: MailPlanner,
    private readonly links: Links,
  ) {}

  /** Signs the person out and in no more. */
  async block(personId: string, asked: StaffRequest, context: CommandContext): Promise<void> {
    await this.run('BlockPerson', personId, asked, context);
    await endSessions(this.db.rows, personId, 'blocked');
  }

  async unblock(personId: string, asked: StaffRequest, context: CommandContext): Promise<void> {
    // What a crash left open must stay closed.
    await endSessions(this.db.rows, personId, 'blocked');
    await this.run('UnblockPerson', personId, asked, context);
  }

  /** Ends all sessions of a person. */
  async endSessions(personId: string, asked: StaffRequest, context: CommandContext): Promise<void> {
    await this.run('EndSessions', personId, asked, context);
    await endSessions(this.db.rows, personId, 'ended-by-staff');
  }

  /** Sends a new verification link. */
  async resendVerification(personId: string, asked: StaffRequest, context: CommandContext): Promise<void> {
    await this.run('ResendVerification', personId, asked, context);
    await this.mails.together(context.correlation, (rows, plan) =>
      this.links.send(rows, plan, 'verify-email', personId),
    );
  }

  private async run(
    type: AccountCommand['type'],
    personId: string,
    { by, held, reason }: StaffRequest,
    context: CommandContext,
  ): Promise<void> {
    await this.runner.run([accountStream.of(personId)], context, async (history) => {
      const person = await this.db.rows.findOneBy(Person, { id: personId });
      if (!person) throw new Problem(404, 'person-unknown');
      if (namesPerson(reason, person)) throw new Problem(422, 'reason-names-person');
      const theirs = await this.roles.of(person.roleId);
      const command = {
        type,
        personId,
        by,
        held,
        reason,
        theirs,
        isAdministrator: person.roleId === ADMINISTRATOR,
        isVerified: person.emailVerifiedAt !== null,
      };
      const { facts, events } = accountStream.decide(history, personId, command, context.now);
      return { facts, changes: events.flatMap((event) => rowsOf(event, context.now)) };
    });
  }
}

function rowsOf(event: AccountEvent, now: string): RowChange[] {
  const row = (blockedAt: string | null): RowChange[] => [
    set('access.persons', { id: event.data.personId }, { blocked_at: blockedAt }),
  ];
  if (event.type === 'PersonBlocked') return row(now);
  return event.type === 'PersonUnblocked' ? row(null) : [];
}
