import { Injectable } from '@nestjs/common';
import { subscriptionStream, SUBSCRIPTION_RENEWAL } from '../subscription.stream.js';
import { type SubscriptionState } from '../subscription.state.rules.js';
import type { SubscriptionCommand } from '../subscription.commands.js';
import { later, minutes, type Instant } from '../../../kernel/instant.js';
import { Database } from '../../../platform/database/database.js';
import { CommandRunner, type History } from '../../../platform/event-store/command-runner.js';
import { timer } from '../../../platform/event-store/due.js';
import type { Actor } from '../../../platform/event-store/events.js';
import { setTimers } from '../../../platform/event-store/timers.js';
import { derivedId } from '../../../platform/event-store/uuid.js';

const POSTPONED_BY = minutes(1);

export const RENEWALS: Actor = { kind: 'system', id: 'renewals' };

/** An agreement as it was read. */
export interface ReadAgreement {
  subscriptionId: string;
  state: SubscriptionState;
  history: History;
}

/** Reads agreements and tells them what time has brought. */
@Injectable()
export class RenewalSteps {
  constructor(
    private readonly runner: CommandRunner,
    private readonly db: Database,
  ) {}

  async read(subscriptionId: string): Promise<ReadAgreement> {
    const history = await this.runner.read([subscriptionStream.of(subscriptionId)]);
    return { subscriptionId, state: subscriptionStream.state(history, subscriptionId), history };
  }

  /** Appends what a command brings; the same command on the same facts is one. */
  async tell(
    { subscriptionId, history }: ReadAgreement,
    command: SubscriptionCommand,
    now: Instant,
    actor: Actor = RENEWALS,
  ): Promise<void> {
    const commandId = derivedId(
      'renewal-step',
      subscriptionId,
      command.type,
      subscriptionStream.facts(history, subscriptionId).length,
    );
    await this.runner.execute(
      subscriptionStream,
      subscriptionId,
      command,
      { commandId, actor, correlation: commandId, causation: commandId, now },
      { known: history },
    );
  }

  /** Nothing is due: the timer goes to what is next. */
  async waits({ subscriptionId, state }: ReadAgreement, now: Instant): Promise<void> {
    await setTimers(this.db, subscriptionStream.timers(subscriptionId, state, now));
  }

  /** How often what is due now was tried, this time included. */
  async triesOf(subscriptionId: string): Promise<number> {
    const [due] = await this.db.query<{ attempts: number }>('select attempts from es.due where key = $1', [
      subscriptionStream.of(subscriptionId),
    ]);
    return due?.attempts ?? 1;
  }

  /** What is due stays due, a little later. */
  async postpone(subscriptionId: string, now: Instant): Promise<void> {
    await setTimers(this.db, [
      timer(subscriptionStream.of(subscriptionId), SUBSCRIPTION_RENEWAL, later(now, POSTPONED_BY)),
    ]);
  }
}
