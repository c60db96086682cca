import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { CancelSubscription, coveredUntil, isRunning, subscriptionStream, type SubscriptionState } from '../index.js';
import { plusDays, startOfDay } from '../../../kernel/calendar.js';
import { BusinessClock } from '../../../platform/clock.js';
import { derivedId } from '../../../platform/event-store/uuid.js';
import { Problem } from '../../../platform/http/problem.js';
import type { CancellableReply } from './cancel-by-link.dto.js';
import { CancelLinks } from './cancel-links.js';
import { RenewalSteps } from './renewal.steps.js';

/** Ends the renewal that a mail announced, for whoever holds its link. */
@Injectable()
export class CancelByLink {
  constructor(
    private readonly links: CancelLinks,
    private readonly steps: RenewalSteps,
    private readonly commands: CommandBus,
    private readonly clock: BusinessClock,
  ) {}

  /** What the link would end. @throws Problem 404 cancel-link-unknown. */
  async look(token: string): Promise<CancellableReply> {
    const { state } = await this.steps.read(this.links.subscriptionOf(token));
    return told(state);
  }

  /** Ends it at the end of what is paid; a second time, or after the end, changes nothing. @throws Problem 404 cancel-link-unknown. */
  async cancel(token: string): Promise<CancellableReply> {
    const subscriptionId = this.links.subscriptionOf(token);
    const { state, history } = await this.steps.read(subscriptionId);
    const reply = told(state);
    if (reply.status === 'ended') return reply;
    const commandId = derivedId(
      'cancel-by-link',
      subscriptionId,
      subscriptionStream.facts(history, subscriptionId).length,
    );
    const context = {
      commandId,
      actor: { kind: 'visitor' as const, id: 'mail-link' },
      correlation: commandId,
      causation: commandId,
      now: this.clock.now(),
    };
    await this.commands.execute(new CancelSubscription(subscriptionId, 'mail-link', context));
    return told((await this.steps.read(subscriptionId)).state);
  }
}

function told(state: SubscriptionState): CancellableReply {
  if (state.status === 'None') throw new Problem(404, 'cancel-link-unknown');
  const about = { plan_id: state.planId, price: state.price, currency: 'CLP' } as const;
  if (!isRunning(state) && !state.charge)
    return { ...about, auto_renew: 0, status: 'ended', last_day: null, active_until: null };
  if (!isRunning(state))
    return { ...about, auto_renew: state.stopped ? 0 : 1, status: 'awaiting_bank', last_day: null, active_until: null };

  const until = coveredUntil(state);
  return {
    ...about,
    auto_renew: state.autoRenew ? 1 : 0,
    status: state.status === 'InGrace' ? 'past_due' : 'active',
    last_day: plusDays(until, -1),
    active_until: startOfDay(until),
  };
}
