import { Injectable } from '@nestjs/common';
import { later } from '../../../kernel/instant.js';
import { ADMINISTRATOR } from '../../../kernel/permissions.js';
import { Refusal } from '../../../kernel/refusal.js';
import { BusinessClock } from '../../../platform/clock.js';
import { Database } from '../../../platform/database/database.js';
import { CommandRunner } from '../../../platform/event-store/command-runner.js';
import { timer } from '../../../platform/event-store/due.js';
import type { Actor } from '../../../platform/event-store/events.js';
import { type RowChange, set } from '../../../platform/event-store/row-changes.js';
import { defineStream } from '../../../platform/event-store/stream.js';
import { derivedId } from '../../../platform/event-store/uuid.js';
import { Links } from '../../access/index.js';
import { COOLING_OFF, type ErasureCommand, erasureDecider, type ErasureState } from './erasure.decider.js';

/** The end of one account; the person's id is its id. */
export const erasureStream = defineStream('person', erasureDecider, {
  events: { ErasureRequested: 1, ErasureCancelled: 1, ErasureStarted: 1, CertificateSettled: 1, PersonErased: 1 },
});

export const ERASURE = 'erasure';
export const erasureTimer = (personId: string): string => `${ERASURE}-${personId}`;

const SHOP: Actor = { kind: 'system', id: ERASURE };

/** Somebody of the shop who acts for the person, and why. */
interface ForThePerson {
  actor: Actor;
  reason: string;
}

/** The end of somebody's account as facts, with the timer and the link that go with them. */
@Injectable()
export class PersonStream {
  constructor(
    private readonly runner: CommandRunner,
    private readonly clock: BusinessClock,
    private readonly links: Links,
    private readonly db: Database,
  ) {}

  async erasureOf(personId: string): Promise<ErasureState> {
    return erasureStream.state(await this.runner.read([erasureStream.of(personId)]), personId);
  }

  /**
   * Begins the cooling-off; when it runs already, nothing changes.
   * @param team left out when the person asks.
   * @throws Refusal `last-administrator-stays`, `erasure-under-way`.
   */
  async request(personId: string, correlation: string, team?: ForThePerson): Promise<void> {
    if (await this.isNeeded(personId, false)) throw new Refusal('last-administrator-stays');
    const now = this.clock.now();
    const link = this.links.prepared('cancel-erasure', personId);
    const changes = [link.row, timer(erasureTimer(personId), ERASURE, later(now, COOLING_OFF))];
    await this.run(
      { type: 'RequestErasure', personId, erasureId: link.id, now, reason: team?.reason },
      link.id,
      team?.actor ?? self(personId),
      correlation,
      changes,
    );
  }

  /** Keeps the account; without a pending erasure nothing changes. @throws Refusal `erasure-under-way`. */
  async cancel(personId: string, correlation: string, team?: ForThePerson): Promise<void> {
    const now = this.clock.now();
    const state = await this.erasureOf(personId);
    const erasureId = 'erasureId' in state ? state.erasureId : personId;
    const changes = [
      timer(erasureTimer(personId), ERASURE, null),
      set('access.email_tokens', { id: erasureId }, { used_at: new Date().toISOString() }),
    ];
    await this.run(
      { type: 'CancelErasure', personId, now, reason: team?.reason },
      erasureId,
      team?.actor ?? self(personId),
      correlation,
      changes,
    );
  }

  /** One step of the erasure itself; done before, it changes nothing. */
  async step(
    step: { type: 'StartErasure' | 'RecordErased' } | { type: 'SettleCertificate'; delivered: boolean },
    personId: string,
    erasureId: string,
    correlation: string,
  ): Promise<void> {
    await this.run({ ...step, personId, now: this.clock.now() }, erasureId, SHOP, correlation, []);
  }

  /**
   * Whether nobody could run the shop without this person; administrators who are leaving do not count.
   * @param byTeam whether the shop's people began it: then any administrator is needed, for they lose their role first.
   */
  async isNeeded(personId: string, byTeam: boolean): Promise<boolean> {
    const [row] = await this.db.query<{ needed: boolean }>(
      `select exists (select from access.persons where id = $1 and role_id = ${ADMINISTRATOR})
          and ($2 or not exists (select from access.persons p where p.role_id = ${ADMINISTRATOR} and p.id <> $1
                             and not exists (select from es.due where key = '${ERASURE}-' || p.id))) as needed`,
      [personId, byTeam],
    );
    return row?.needed ?? false;
  }

  private async run(
    command: ErasureCommand,
    erasureId: string,
    actor: Actor,
    correlation: string,
    changes: RowChange[],
  ): Promise<void> {
    const context = {
      commandId: derivedId(command.type, command.personId, erasureId),
      actor,
      correlation,
      causation: correlation,
      now: command.now,
    };
    await this.runner.execute(erasureStream, command.personId, command, context, { rows: changes });
  }
}

function self(personId: string): Actor {
  return { kind: 'player', id: personId };
}
