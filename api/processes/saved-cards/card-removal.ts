import { isRunning, subscriptionStream } from '../../contexts/subscriptions/index.js';
import type { SubscriptionCommand } from '../../contexts/subscriptions/subscription.commands.js';
import { cardStream } from '../../contexts/cards/index.js';
import type { Instant } from '../../kernel/instant.js';
import { Refusal } from '../../kernel/refusal.js';
import { together, type Histories, type Decision } from '../../platform/event-store/stream.js';

/** Which card goes, and what it may take along. */
interface Removal {
  playerId: string;
  cardId: string;
  /** The latest agreement of the person; null where there is none. */
  subscriptionId: string | null;
  /** The clear choice to part with the renewals, too. */
  confirmed: boolean;
  now: Instant;
}

/**
 * Removes a card. A plan that renews with it goes on with the card that is proposed first then; without any, it renews no more.
 * @throws Refusal card-unknown; card-of-a-plan where a plan would renew no more and nobody confirmed it.
 */
export function decideRemoval(
  history: Histories,
  { playerId, cardId, subscriptionId, confirmed, now }: Removal,
): Decision {
  const removal = cardStream.decide(history, playerId, { type: 'RemoveCard', cardId, now }, now);
  const { cards, defaultCard } = cardStream.state(history, playerId);
  if (!subscriptionId || cards.get(cardId)?.trouble !== null) return removal;

  const agreement = subscriptionStream.state(history, subscriptionId);
  if (!isRunning(agreement) || !agreement.autoRenew) return removal;
  const working = [...cards].filter(([card, { trouble }]) => card !== cardId && trouble === null).map(([card]) => card);
  if (working.length === 0 && !confirmed) throw new Refusal('card-of-a-plan');
  const heir = working.find((card) => card === defaultCard) ?? working.at(-1);
  const change: SubscriptionCommand[] =
    heir === undefined
      ? [{ type: 'CancelAutoRenew', by: 'card-removed', now }]
      : [{ type: 'ChooseSubscriptionCard', cardId: heir, now }];
  const goesOn = heir !== undefined && agreement.cardId !== cardId;
  return together(removal, subscriptionStream.decide(history, subscriptionId, goesOn ? [] : change, now));
}
