import { Injectable } from '@nestjs/common';
import type { Instant } from '../../../kernel/instant.js';
import { ADMINISTRATOR } from '../../../kernel/permissions.js';
import { BusinessClock } from '../../../platform/clock.js';
import { Database } from '../../../platform/database/database.js';
import { CommandRunner } from '../../../platform/event-store/command-runner.js';
import type { Actor, CommandContext } from '../../../platform/event-store/events.js';
import type { RowChange } from '../../../platform/event-store/row-changes.js';
import { defineStream } from '../../../platform/event-store/stream.js';
import { derivedId } from '../../../platform/event-store/uuid.js';
import { type ErasureCommand, erasureDecider, type ErasureState } from './erasure.decider.js';

/** The end of one account; the person's id is its id. */
export const erasureStream = defineStream('person', erasureDecider, {
  events: { ErasureRequested: 1, ErasureCancelled: 1, ErasureStarted: 1, CertificateSettled: 1, PersonErased: 1 },
});

export const ERASURE = 'erasure';
export const erasureTimer = (personId: string): string => `${ERASURE}-${personId}`;

const SHOP: Actor = { kind: 'system', id: ERASURE };

/** The end of a person's account as facts. */
@Injectable()
export class Erasures {
  constructor(
    private readonly runner: CommandRunner,
    private readonly clock: BusinessClock,
    private readonly db: Database,
  ) {}

  now(): Instant {
    return this.clock.now();
  }

  async statusOf(personId: string): Promise<ErasureState> {
    return erasureStream.state(await this.runner.read([erasureStream.of(personId)]), personId);
  }

  /** One step of the erasure itself; done before, it changes nothing. */
  async step(
    step: { type: 'StartErasure' | 'RecordErased' } | { type: 'SettleCertificate'; delivered: boolean },
    personId: string,
    erasureId: string,
    correlation: string,
  ): Promise<void> {
    await this.execute({ ...step, personId, now: this.clock.now() }, erasureId, { actor: SHOP, correlation });
  }

  /**
   * Whether the shop could not run without this person; administrators who are leaving do not count.
   * @param byStaff whether staff began it: then any administrator is needed, for they lose their role first.
   */
  async isNeeded(personId: string, byStaff: boolean): Promise<boolean> {
    const [row] = await this.db.query<{ needed: boolean }>(
      `select exists (select from access.persons where id = $1 and role_id = ${ADMINISTRATOR})
          and ($2 or not exists (select from access.persons p where p.role_id = ${ADMINISTRATOR} and p.id <> $1
                             and not exists (select from es.due where key = '${ERASURE}-' || p.id))) as needed`,
      [personId, byStaff],
    );
    return row?.needed ?? false;
  }

  /** Appends what a command decides, with its rows and timer. */
  async execute(
    command: ErasureCommand,
    erasureId: string,
    { actor, correlation }: Pick<CommandContext, 'actor' | 'correlation'>,
    rows: RowChange[] = [],
  ): Promise<void> {
    const context = {
      commandId: derivedId(command.type, command.personId, erasureId),
      actor,
      correlation,
      causation: correlation,
      now: command.now,
    };
    await this.runner.execute(erasureStream, command.personId, command, { ...context, rows });
  }
}
