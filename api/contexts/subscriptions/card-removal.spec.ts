import type { Fact } from '../../kernel/decider.js';
import type { SubscriptionEvent } from './subscription.events.js';
import type { CardEvent } from '../cards/card.events.js';
import { cardStream } from '../cards/index.js';
import { Refusal } from '../../kernel/refusal.js';
import type { History } from '../../platform/event-store/command-runner.js';
import type { RecordedEvent } from '../../platform/event-store/events.js';
import { together } from '../../platform/event-store/stream.js';
import { decideCardRemoval } from './card-removal.js';

const noon = '2026-03-09T15:00:00.000Z';
const of = (cardId: string) => ({ cardId, personId: 'ana' });
const card = (cardId: string): CardEvent[] => [
  {
    type: 'CardEnrolmentStarted',
    data: { ...of(cardId), username: cardId, returnUrl: 'https://shop.test', startedAt: noon },
  },
  {
    type: 'CardEnrolled',
    data: { ...of(cardId), brand: 'Visa', last4: '6623', authorizationCode: '1213', enrolledAt: noon },
  },
];
const first = [
  ...card('c-1'),
  { type: 'CardMadeDefault', data: { ...of('c-1'), madeDefaultAt: noon } },
] satisfies CardEvent[];
const spoilt = (cardId: string): CardEvent => ({
  type: 'CardFoundUnusable',
  data: { ...of(cardId), because: 'expired', foundAt: noon },
});

const plan = { subscriptionId: 's-1', personId: 'ana' };
const days = { period: 0, from: '2026-03-09', until: '2026-04-09' };
/** A plan that was paid with this card and renews. */
const paidWith = (cardId: string): SubscriptionEvent[] => [
  {
    type: 'SubscriptionCreated',
    data: { ...plan, planId: 'monthly', price: 8000, currency: 'CLP', language: 'es', createdAt: noon, lapsesAt: noon },
  },
  {
    type: 'PeriodChargeStarted',
    data: { ...plan, ...days, orderId: 'o-1', cardId, amount: 8000, attempt: 1, startedAt: noon },
  },
  { type: 'SubscriptionActivated', data: { ...plan, anchor: '2026-03-09', firstPeriod: 0, activatedAt: noon } },
  {
    type: 'PeriodPaid',
    data: { ...plan, ...days, orderId: 'o-1', amount: 8000, paidAt: noon, accessUntil: '2026-04-09T03:00:00.000Z' },
  },
];
const cancelled: SubscriptionEvent = {
  type: 'AutoRenewCancelled',
  data: { ...plan, by: 'player', accessUntil: '2026-04-09T03:00:00.000Z', cancelledAt: noon },
};

function removing(cardId: string, cards: CardEvent[], subscription: SubscriptionEvent[], confirmed = false): string[] {
  const history = new Map<string, readonly Fact[]>([
    ['cards-ana', cards],
    ['subscription-s-1', subscription],
  ]) as unknown as History;
  const removal = { personId: 'ana', cardId, confirmed, now: noon };
  const { facts } = together(
    cardStream.decide(history, 'ana', { type: 'RemoveCard', cardId, now: noon }, noon),
    subscription.length > 0 ? decideCardRemoval(history, 's-1', removal) : { facts: {} },
  );
  return Object.values(facts)
    .flat()
    .map((fact) =>
      fact.type === 'SubscriptionCardChosen'
        ? `${fact.type} ${String((fact as RecordedEvent).data.cardId)}`
        : fact.type,
    );
}

describe('removing a card', () => {
  it('is simple where nothing renews', () => {
    expect(removing('c-1', first, [])).toEqual(['CardRemoved']);
    expect(removing('c-1', first, [...paidWith('c-1'), cancelled])).toEqual(['CardRemoved']);
  });

  describe('the last one that works, of a plan that renews', () => {
    it('is refused without a clear choice', () => {
      expect(() => removing('c-1', first, paidWith('c-1'))).toThrow(new Refusal('card-of-a-plan'));
      expect(() => removing('c-1', [...first, ...card('c-2'), spoilt('c-2')], paidWith('c-1'))).toThrow(
        new Refusal('card-of-a-plan'),
      );
    });
    it('ends the renewals when that was confirmed', () =>
      expect(removing('c-1', first, paidWith('c-1'), true)).toEqual(['CardRemoved', 'AutoRenewCancelled']));
    it('does nothing more when it is gone already', () =>
      expect(
        removing('c-1', [...first, { type: 'CardRemoved', data: { ...of('c-1'), removedAt: noon } }], paidWith('c-1')),
      ).toEqual([]));
  });

  describe('beside another one that works', () => {
    const both = [...first, ...card('c-2')];

    it('lets the plan go on with that one', () =>
      expect(removing('c-1', both, paidWith('c-1'))).toEqual([
        'CardRemoved',
        'CardMadeDefault',
        'SubscriptionCardChosen c-2',
      ]));
    it('leaves a plan alone that another card pays', () =>
      expect(removing('c-2', both, paidWith('c-1'))).toEqual(['CardRemoved']));
    it('prefers the default to the latest', () =>
      expect(removing('c-2', [...both, ...card('c-3')], paidWith('c-2'))).toEqual([
        'CardRemoved',
        'SubscriptionCardChosen c-1',
      ]));
  });

  it('that does not work anyway takes nothing from the plan', () =>
    expect(removing('c-1', [...first, spoilt('c-1')], paidWith('c-1'))).toEqual(['CardRemoved']));
});
