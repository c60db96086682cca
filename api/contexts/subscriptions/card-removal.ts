import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Refusal } from '../../kernel/refusal.js';
import type { Instant } from '../../kernel/instant.js';
import type { Decision, Histories } from '../../platform/event-store/stream.js';
import { CardUsers, cardStream, type CardUser, type RemoveSavedCard } from '../cards/index.js';
import type { SubscriptionCommand } from './subscription.commands.js';
import { isRunning } from './subscription.state.rules.js';
import { subscriptionStream } from './subscription.stream.js';
import { SubscriptionsQueries } from './subscriptions.queries.js';

/** What the removal of a saved card means for the person's subscription. */
@Injectable()
export class SubscriptionCards implements CardUser, OnModuleInit {
  constructor(
    private readonly subscriptions: SubscriptionsQueries,
    private readonly users: CardUsers,
  ) {}

  onModuleInit(): void {
    this.users.all.push(this);
  }

  async partOf(removal: RemoveSavedCard, now: Instant): ReturnType<CardUser['partOf']> {
    const subscriptionId = (await this.subscriptions.latestOf(removal.personId))?.subscriptionId;
    if (!subscriptionId) return null;
    return {
      streams: [subscriptionStream.of(subscriptionId)],
      decide: (history) => decideCardRemoval(history, subscriptionId, { ...removal, now }),
    };
  }
}

/**
 * A subscription that renews with the card goes on with the one that is the default then; without any, it renews no more.
 * @throws Refusal card-of-a-plan where it would renew no more and that is not confirmed.
 */
export function decideCardRemoval(
  history: Histories,
  subscriptionId: string,
  { personId, cardId, confirmed, now }: Pick<RemoveSavedCard, 'personId' | 'cardId' | 'confirmed'> & { now: Instant },
): Decision {
  const { cards, defaultCard } = cardStream.state(history, personId);
  const subscription = subscriptionStream.state(history, subscriptionId);
  if (cards.get(cardId)?.trouble !== null || !isRunning(subscription) || !subscription.autoRenew) return { facts: {} };

  const working = [...cards].filter(([card, { trouble }]) => card !== cardId && trouble === null).map(([card]) => card);
  if (working.length === 0 && !confirmed) throw new Refusal('card-of-a-plan');
  const next = working.find((card) => card === defaultCard) ?? working.at(-1);
  const change: SubscriptionCommand[] =
    next === undefined
      ? [{ type: 'CancelAutoRenew', by: 'card-removed', now }]
      : [{ type: 'ChooseSubscriptionCard', cardId: next, now }];
  const goesOn = next !== undefined && subscription.cardId !== cardId;
  return subscriptionStream.decide(history, subscriptionId, goesOn ? [] : change, now);
}
