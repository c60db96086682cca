import { days, hours, later } from '../../kernel/instant.js';
import { specify } from '../../../test/support/given.js';
import { MOST_CARDS, MOST_ENROLMENTS_A_DAY, cardDecider } from './card.decider.js';
import type { CardTrouble } from '../payments/payment.events.js';
import type { EnrolmentEnding, CardEvent } from './card.events.js';

const noon = '2026-03-09T15:00:00.000Z';
const of = (cardId: string) => ({ cardId, personId: 'ana' });
const start = (cardId: string, now = noon) =>
  ({
    type: 'StartEnrolment',
    ...of(cardId),
    username: `U-${cardId}`,
    returnUrl: 'https://shop.test/cards',
    now,
  }) as const;
const open = { type: 'OpenEnrolment', cardId: 'c-1', token: 't', formUrl: 'https://bank.test', now: noon } as const;
const finish = (attempt: number) => ({ type: 'FinishEnrolment', cardId: 'c-1', attempt, now: noon }) as const;
const end = (because: EnrolmentEnding, responseCode: number | null = null) =>
  ({ type: 'EndEnrolment', cardId: 'c-1', because, responseCode, now: noon }) as const;
const enrol = (cardId = 'c-1') =>
  ({ type: 'EnrolCard', cardId, brand: 'Visa', last4: '6623', authorizationCode: '1213', now: noon }) as const;
const choose = (cardId: string) => ({ type: 'MakeDefault', cardId, now: noon }) as const;
const spoil = (because: CardTrouble) => ({ type: 'FindUnusable', cardId: 'c-1', because, now: noon }) as const;
const remove = (cardId: string) => ({ type: 'RemoveCard', cardId, now: noon }) as const;

const started = (cardId: string, startedAt = noon): CardEvent => ({
  type: 'CardEnrolmentStarted',
  data: { ...of(cardId), username: `U-${cardId}`, returnUrl: 'https://shop.test/cards', startedAt },
});
const opened: CardEvent = {
  type: 'CardEnrolmentOpened',
  data: { ...of('c-1'), token: 't', formUrl: 'https://bank.test', openedAt: noon },
};
const finishing = (attempt: number): CardEvent => ({
  type: 'CardFinishStarted',
  data: { ...of('c-1'), attempt, startedAt: noon },
});
const ended = (because: EnrolmentEnding, responseCode: number | null = null): CardEvent => ({
  type: 'CardEnrolmentEnded',
  data: { ...of('c-1'), because, responseCode, endedAt: noon },
});
const enrolled = (cardId: string): CardEvent => ({
  type: 'CardEnrolled',
  data: { ...of(cardId), brand: 'Visa', last4: '6623', authorizationCode: '1213', enrolledAt: noon },
});
const byDefault = (cardId: string): CardEvent => ({
  type: 'CardMadeDefault',
  data: { ...of(cardId), madeDefaultAt: noon },
});
const spoilt = (cardId: string, because: CardTrouble = 'expired'): CardEvent => ({
  type: 'CardFoundUnusable',
  data: { ...of(cardId), because, foundAt: noon },
});
const removed = (cardId: string): CardEvent => ({ type: 'CardRemoved', data: { ...of(cardId), removedAt: noon } });
const card = (cardId: string): CardEvent[] => [started(cardId), enrolled(cardId)];
const first = [...card('c-1'), byDefault('c-1')];
const { given } = specify(cardDecider);

describe('starting to save a card', () => {
  it('is a fact', () => given().when(start('c-1')).then(started('c-1')));
  it('does nothing the second time', () => given(started('c-1')).when(start('c-1')).thenNothing());
  it('is possible beside another form that is still open', () =>
    given(started('c-1'), opened).when(start('c-2')).then(started('c-2')));
  it('is refused to a person who has as many cards as anybody needs', () =>
    given(...Array.from({ length: MOST_CARDS }, (_, n) => card(`k-${n}`)).flat())
      .when(start('c-1', later(noon, days(3))))
      .thenRefused('too-many-cards'));
  it('is refused to a person who tries card after card, until the next day', () => {
    const many = given(...Array.from({ length: MOST_ENROLMENTS_A_DAY }, (_, n) => started(`k-${n}`)));
    many.when(start('c-1', later(noon, hours(23)))).thenRefused('too-many-enrolments');
    many.when(start('c-1', later(noon, hours(24)))).thenTypes('CardEnrolmentStarted');
  });
});

describe("opening the bank's form", () => {
  it('is a fact', () => given(started('c-1')).when(open).then(opened));
  it('does nothing the second time', () => given(started('c-1'), opened).when(open).thenNothing());
  it('does nothing once it was given up', () => given(started('c-1'), ended('unanswered')).when(open).thenNothing());
  it('is refused for a card that nobody began to save', () => given().when(open).thenRefused('card-unknown'));
});

describe('asking the bank for the result', () => {
  it('is claimed by the first who asks', () => given(started('c-1'), opened).when(finish(1)).then(finishing(1)));
  it('is nothing for the second', () => given(started('c-1'), opened, finishing(1)).when(finish(1)).thenNothing());
  it('happens once more after a lost answer', () =>
    given(started('c-1'), opened, finishing(1)).when(finish(2)).then(finishing(2)));
  it('never happens a third time', () => {
    given(started('c-1'), opened, finishing(1), finishing(2)).when(finish(2)).thenNothing();
    given(started('c-1'), opened, finishing(1), finishing(2)).when(finish(3)).thenNothing();
  });
  it('is nothing before there is a form, and nothing after the end', () => {
    given(started('c-1')).when(finish(1)).thenNothing();
    given(started('c-1'), opened, ended('left')).when(finish(1)).thenNothing();
  });
});

describe('ending without a card', () => {
  it("is a fact with the bank's code", () =>
    given(started('c-1'), opened, finishing(1)).when(end('refused', -1)).then(ended('refused', -1)));
  it('keeps the first reason', () =>
    given(started('c-1'), opened, ended('left')).when(end('not-finished')).thenNothing());
  it('does nothing to a card that is saved', () =>
    given(...first)
      .when(end('left'))
      .thenNothing());
  it('by leaving does nothing while the bank is being asked', () =>
    given(started('c-1'), opened, finishing(1)).when(end('left')).thenNothing());
});

describe('saving a card', () => {
  it('makes the first one the default', () =>
    given(started('c-1'), opened, finishing(1)).when(enrol()).then(enrolled('c-1'), byDefault('c-1')));
  it('leaves the default where it is for the second one', () =>
    given(...first, started('c-2'))
      .when(enrol('c-2'))
      .then(enrolled('c-2')));
  it('becomes the default when the present one does not work', () =>
    given(...first, spoilt('c-1'), started('c-2'))
      .when(enrol('c-2'))
      .then(enrolled('c-2'), byDefault('c-2')));
  it('does nothing the second time', () =>
    given(...first)
      .when(enrol())
      .thenNothing());
  it('that nobody waits for any more removes it at once', () =>
    given(started('c-1'), opened, finishing(1), ended('superseded'))
      .when(enrol())
      .then(enrolled('c-1'), removed('c-1')));
  it('beyond the limit, by forms that were open at the same time, removes it at once', () =>
    given(started('c-1'), ...Array.from({ length: MOST_CARDS }, (_, n) => card(`k-${n}`)).flat())
      .when(enrol())
      .then(enrolled('c-1'), removed('c-1')));
  it('is refused when nobody began to', () => given().when(enrol()).thenRefused('card-unknown'));
});

describe('choosing the default', () => {
  it('is a fact', () =>
    given(...first, ...card('c-2'))
      .when(choose('c-2'))
      .then(byDefault('c-2')));
  it('does nothing the second time', () =>
    given(...first)
      .when(choose('c-1'))
      .thenNothing());
  it('is refused for a card that does not work', () =>
    given(...first, ...card('c-2'), spoilt('c-2'))
      .when(choose('c-2'))
      .thenRefused('card-unusable'));
  it('is refused for a card that is gone or not saved yet', () => {
    given(...first, removed('c-1'))
      .when(choose('c-1'))
      .thenRefused('card-unknown');
    given(started('c-1')).when(choose('c-1')).thenRefused('card-unknown');
  });
});

describe('finding that a card does not work', () => {
  it('is a fact', () =>
    given(...first)
      .when(spoil('blocked'))
      .then(spoilt('c-1', 'blocked')));
  it('keeps the first reason', () =>
    given(...first, spoilt('c-1'))
      .when(spoil('blocked'))
      .thenNothing());
  it('does nothing to a card that is gone', () =>
    given(...first, removed('c-1'))
      .when(spoil('blocked'))
      .thenNothing());
});

describe('removing a card', () => {
  it('is a fact', () =>
    given(...first)
      .when(remove('c-1'))
      .then(removed('c-1')));
  it('does nothing the second time', () =>
    given(...first, removed('c-1'))
      .when(remove('c-1'))
      .thenNothing());
  it('hands the default to the latest card that works', () =>
    given(...first, ...card('c-2'), ...card('c-3'), spoilt('c-3'))
      .when(remove('c-1'))
      .then(removed('c-1'), byDefault('c-2')));
  it('leaves the default alone when it is another', () =>
    given(...first, ...card('c-2'))
      .when(remove('c-2'))
      .then(removed('c-2')));
  it('leaves no default when no card works', () =>
    given(...first, ...card('c-2'), spoilt('c-2'))
      .when(remove('c-1'))
      .then(removed('c-1')));
  it('makes the next one that is saved the default', () =>
    given(...first, removed('c-1'), started('c-2'))
      .when(enrol('c-2'))
      .then(enrolled('c-2'), byDefault('c-2')));
  it('is refused for one that was never saved', () =>
    given(started('c-1')).when(remove('c-1')).thenRefused('card-unknown'));
});
