import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ADMINISTRATOR } from '../../kernel/permissions.js';
import { Database } from '../../platform/database/database.js';
import { CommandRunner } from '../../platform/event-store/command-runner.js';
import type { CommandContext } from '../../platform/event-store/events.js';
import { type RowChange, set } from '../../platform/event-store/row-changes.js';
import { defineStream } from '../../platform/event-store/stream.js';
import { Problem } from '../../platform/http/problem.js';
import { EffectPlanner } from '../../platform/jobs/effect-planner.js';
import { endSecondFactor, endSessions, hasSecondFactor, Links, Person } from '../access/index.js';
import { type AccountCommand, accountDecider } from './account.decider.js';
import type { AccountEvent } from './account.events.js';
import { namesPerson } from './reason.rules.js';
import { RolePermissions } from './roles.js';

/** What staff do to one account; the person's id is its id. */
export const accountStream = defineStream('account', accountDecider, {
  events: { PersonBlocked: 1, PersonUnblocked: 1, SessionsEnded: 1, SecondFactorEnded: 1, VerificationResent: 1 },
});

export interface StaffRequest {
  by: string;
  held: ReadonlySet<string>;
  reason: string;
}

/** Lets staff block, unblock or sign out a person, end their two-step log-in, or send them a new verification link. */
export class ChangeAccount extends Command<void> {
  /** @throws Problem 404 person-unknown, 422 reason-names-person; Refusal as the decider. */
  constructor(
    readonly type: AccountCommand['type'],
    readonly personId: string,
    readonly request: StaffRequest,
    readonly by: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(ChangeAccount)
export class ChangeAccountHandler implements ICommandHandler<ChangeAccount> {
  constructor(
    private readonly db: Database,
    private readonly runner: CommandRunner,
    private readonly roles: RolePermissions,
    private readonly mails: EffectPlanner,
    private readonly links: Links,
  ) {}

  async execute(command: ChangeAccount): Promise<void> {
    const { type, personId, by } = command;
    // What a crash left open must stay closed.
    if (type === 'UnblockPerson') await endSessions(this.db.rows, personId, 'blocked');
    await this.append(command);
    if (type === 'BlockPerson') await endSessions(this.db.rows, personId, 'blocked');
    if (type === 'EndSessions') await endSessions(this.db.rows, personId, 'ended-by-staff');
    if (type === 'EndSecondFactor')
      await this.mails.together(by.correlation, async (rows, plan) => {
        if (await endSecondFactor(rows, personId)) await plan('mail:second-factor-off', personId);
      });
    if (type === 'ResendVerification')
      await this.mails.together(by.correlation, (rows, plan) => this.links.send(rows, plan, 'verify-email', personId));
  }

  private async append({ type, personId, request, by: context }: ChangeAccount): Promise<void> {
    const { by, held, reason } = request;
    await this.runner.run([accountStream.of(personId)], context, async (history) => {
      const person = await this.db.rows.findOneBy(Person, { id: personId });
      if (!person) throw new Problem(404, 'person-unknown');
      if (namesPerson(reason, person)) throw new Problem(422, 'reason-names-person');
      const command = {
        type,
        personId,
        by,
        held,
        reason,
        theirs: await this.roles.of(person.roleId),
        isAdministrator: person.roleId === ADMINISTRATOR,
        isVerified: person.emailVerifiedAt !== null,
        hasSecondFactor: await hasSecondFactor(this.db.rows, personId),
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
