import { Injectable, Inject } from '@nestjs/common';
import { isOver, isRunning, type SubscriptionState } from '../subscription.state.rules.js';
import { PLANS } from '../periods/period.rules.js';
import { SubscriptionsQueries } from '../subscriptions.queries.js';
import { subscriptionStream } from '../subscription.stream.js';
import type { SubscriptionCommand } from '../subscription.commands.js';
import type { PlanId } from '../subscription.events.js';
import type { Instant } from '../../../kernel/instant.js';
import type { Language } from '../../../kernel/language.js';
import { Refusal } from '../../../kernel/refusal.js';
import { CommandRunner } from '../../../platform/event-store/command-runner.js';
import { together, type Histories, type Decision } from '../../../platform/event-store/stream.js';
import { derivedId } from '../../../platform/event-store/uuid.js';
import type { Ids } from '../../../kernel/ports.js';
import { BusinessClock } from '../../../platform/clock.js';
import type { CommandContext } from '../../../platform/event-store/events.js';
import { IDS } from '../../../platform/tokens.js';

/** The agreement that a wish for a plan goes to, and what has to be said first so that it is there. */
export interface TargetSubscription {
  subscriptionId: string;
  planId: PlanId;
  /** It must not run yet. */
  begins: boolean;
  /** By stream of agreement: the one before steps back, the new one is created. */
  before: readonly { subscriptionId: string; commands: readonly SubscriptionCommand[] }[];
}

/** Who wants which plan. */
interface WantedPlan {
  personId: string;
  planId: PlanId;
  language: Language;
  now: Instant;
}

/**
 * Finds the agreement for a plan. A person's agreements form a chain: the id of each follows from the one before,
 * so requests that race meet on one stream and a person never has two that run.
 */
@Injectable()
export class SubscriptionFinder {
  constructor(
    private readonly subscriptions: SubscriptionsQueries,
    private readonly runner: CommandRunner,
  ) {}

  /** The unpaid agreement for this plan that is still open, else a new one in place of the latest. */
  async target(wanted: WantedPlan): Promise<TargetSubscription> {
    const { personId, planId, now } = wanted;
    const latest = await this.subscriptions.latestOf(personId);
    if (!latest) return created(wanted, derivedId('subscription', personId, 'first'), null);
    const { subscriptionId } = latest;
    const state = await this.state(subscriptionId);
    const stillOpen =
      state.status === 'Incomplete' && state.planId === planId && (state.charge !== null || now < state.lapsesAt);
    if (stillOpen) return { subscriptionId, planId, begins: true, before: [] };
    return created(wanted, derivedId('subscription', personId, subscriptionId), subscriptionId);
  }

  /** The agreement that takes free periods of a plan: the one that runs, else as for a new wish. @throws Refusal code-for-another-plan. */
  async targetForCode(wanted: WantedPlan): Promise<TargetSubscription> {
    const latest = await this.subscriptions.latestOf(wanted.personId);
    const state = latest && (await this.state(latest.subscriptionId));
    if (!state || !isRunning(state) || isOver(state, wanted.now)) return this.target(wanted);
    if (state.planId !== wanted.planId) throw new Refusal('code-for-another-plan');
    return { subscriptionId: state.subscriptionId, planId: wanted.planId, begins: false, before: [] };
  }

  private async state(subscriptionId: string): Promise<SubscriptionState> {
    return subscriptionStream.state(await this.runner.read([subscriptionStream.of(subscriptionId)]), subscriptionId);
  }
}

function created(
  { personId, planId, language, now }: WantedPlan,
  subscriptionId: string,
  previousId: string | null,
): TargetSubscription {
  const create: SubscriptionCommand = {
    type: 'CreateSubscription',
    subscriptionId,
    personId,
    planId,
    price: PLANS[planId].price,
    language,
    now,
  };
  const supersede: SubscriptionCommand = { type: 'SupersedeSubscription', by: subscriptionId, now };
  const stepsBack = previousId ? [{ subscriptionId: previousId, commands: [supersede] }] : [];
  return { subscriptionId, planId, begins: true, before: [...stepsBack, { subscriptionId, commands: [create] }] };
}

export function streamsOfTarget({ subscriptionId, before }: TargetSubscription): string[] {
  return [...new Set([subscriptionId, ...before.map((one) => one.subscriptionId)])].map((id) =>
    subscriptionStream.of(id),
  );
}

/**
 * Opens the agreement and says what else there is to say of it, in one decision.
 * @throws Refusal already-subscribed, payment-in-progress, and what the commands refuse.
 */
export function decideTarget(
  target: TargetSubscription,
  histories: Histories,
  commands: readonly SubscriptionCommand[],
  now: Instant,
): Required<Decision> & { state: SubscriptionState } {
  const { subscriptionId, planId, begins, before } = target;
  const others = before
    .filter((one) => one.subscriptionId !== subscriptionId)
    .map((one) => subscriptionStream.decide(histories, one.subscriptionId, one.commands, now));
  const own = before.find((one) => one.subscriptionId === subscriptionId)?.commands ?? [];
  if (begins && isRunning(subscriptionStream.decide(histories, subscriptionId, own, now).state))
    throw new Refusal('already-subscribed');
  const decided = subscriptionStream.decide(histories, subscriptionId, [...own, ...commands], now);
  const { state } = decided;
  // The person was faster in another tab with the other plan.
  if (state.status === 'None' || state.planId !== planId) throw new Refusal('payment-in-progress');
  return { ...together(...others, decided), state };
}

@Injectable()
export class PersonCommands {
  constructor(
    private readonly clock: BusinessClock,
    @Inject(IDS) private readonly ids: Ids,
  ) {}

  /** The context of a person's command; the same id again is the same command. */
  contextOf(personId: string, correlation: string, commandId = this.ids.next()): CommandContext {
    const actor = { kind: 'player' as const, id: personId };
    return { commandId, actor, correlation, causation: correlation, now: this.clock.now() };
  }
}
