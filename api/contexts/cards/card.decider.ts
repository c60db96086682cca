import type { Decider } from '../../kernel/decider.js';
import { GrowingMap } from '../../kernel/growing-map.js';
import { days, millisecondsBetween, type Instant } from '../../kernel/instant.js';
import { Refusal } from '../../kernel/refusal.js';
import type { CardTrouble } from '../payments/payment.events.js';
import type { CardEvent, EnrolmentEnding } from './card.events.js';

/** A person with more saved cards tries out cards of others. */
export const MOST_CARDS = 10;
export const MOST_ENROLMENTS_A_DAY = 20;

export type CardCommand = { cardId: string; now: Instant } & (
  | { type: 'StartEnrolment'; personId: string; username: string; returnUrl: string }
  | { type: 'OpenEnrolment'; token: string; formUrl: string }
  /** The claim to ask the bank for the result; attempt 2 follows a lost answer, and there is no third. */
  | { type: 'FinishEnrolment'; attempt: number }
  | { type: 'EndEnrolment'; because: EnrolmentEnding; responseCode: number | null }
  | { type: 'EnrolCard'; brand: string; last4: string; authorizationCode: string }
  | { type: 'MakeDefault' }
  | { type: 'FindUnusable'; because: CardTrouble }
  | { type: 'RemoveCard' }
);
type Of<Type extends CardCommand['type']> = Extract<CardCommand, { type: Type }>;

interface Enrolment {
  status: 'started' | 'open' | 'finishing' | 'enrolled' | 'ended';
  startedAt: Instant;
  /** How often the bank was asked for the result. */
  attempt: number;
}

export interface CardsState {
  personId: string;
  enrolments: GrowingMap<string, Enrolment>;
  /** The cards that are there, the oldest first, and what is wrong with each. */
  cards: ReadonlyMap<string, { trouble: CardTrouble | null }>;
  defaultCard: string | null;
}

function decide(command: CardCommand, state: CardsState): CardEvent[] {
  if (command.type === 'StartEnrolment') return startEnrolment(command, state);

  const { cardId, now } = command;
  const { personId } = state;
  switch (command.type) {
    case 'OpenEnrolment':
      if (enrolmentOf(cardId, state).status !== 'started') return [];

      return [
        {
          type: 'CardEnrolmentOpened',
          data: { cardId, personId, token: command.token, formUrl: command.formUrl, openedAt: now },
        },
      ];
    case 'FinishEnrolment':
      return finishEnrolment(command, state);
    case 'EndEnrolment':
      return endEnrolment(command, state);
    case 'EnrolCard':
      return enrolCard(command, state);
    case 'MakeDefault':
      return makeDefault(command, state);
    case 'FindUnusable':
      if (state.cards.get(cardId)?.trouble !== null) return [];

      return [{ type: 'CardFoundUnusable', data: { cardId, personId, because: command.because, foundAt: now } }];
    case 'RemoveCard':
      return removeCard(command, state);
  }
  return command satisfies never;
}

function makeDefault({ cardId, now }: Of<'MakeDefault'>, { personId, cards, defaultCard }: CardsState): CardEvent[] {
  const card = cards.get(cardId);
  if (!card) throw new Refusal('card-unknown');
  if (card.trouble) throw new Refusal('card-unusable');
  if (defaultCard === cardId) return [];

  return [{ type: 'CardMadeDefault', data: { cardId, personId, madeDefaultAt: now } }];
}

function removeCard({ cardId, now }: Of<'RemoveCard'>, state: CardsState): CardEvent[] {
  if (enrolmentOf(cardId, state).status !== 'enrolled') throw new Refusal('card-unknown');
  if (!state.cards.has(cardId)) return [];

  const { personId } = state;
  const heir = state.defaultCard === cardId ? latestUsable(state, cardId) : null;
  const removed: CardEvent = { type: 'CardRemoved', data: { cardId, personId, removedAt: now } };
  return heir
    ? [removed, { type: 'CardMadeDefault', data: { cardId: heir, personId, madeDefaultAt: now } }]
    : [removed];
}

function startEnrolment(
  { cardId, personId, username, returnUrl, now }: Of<'StartEnrolment'>,
  state: CardsState,
): CardEvent[] {
  if (state.enrolments.has(cardId)) return [];
  if (state.cards.size >= MOST_CARDS) throw new Refusal('too-many-cards');
  const today = [...state.enrolments.values()].filter(({ startedAt }) => millisecondsBetween(startedAt, now) < days(1));
  if (today.length >= MOST_ENROLMENTS_A_DAY) throw new Refusal('too-many-enrolments');

  return [{ type: 'CardEnrolmentStarted', data: { cardId, personId, username, returnUrl, startedAt: now } }];
}

function finishEnrolment({ cardId, attempt, now }: Of<'FinishEnrolment'>, state: CardsState): CardEvent[] {
  const enrolment = enrolmentOf(cardId, state);
  const isNext = ['open', 'finishing'].includes(enrolment.status) && attempt === enrolment.attempt + 1 && attempt <= 2;
  return isNext
    ? [{ type: 'CardFinishStarted', data: { cardId, personId: state.personId, attempt, startedAt: now } }]
    : [];
}

function endEnrolment({ cardId, because, responseCode, now }: Of<'EndEnrolment'>, state: CardsState): CardEvent[] {
  const { status } = enrolmentOf(cardId, state);
  if (status === 'enrolled' || status === 'ended') return [];
  // Once the bank is asked for the result, its answer counts, not what a browser says.
  if (status === 'finishing' && because === 'left') return [];

  return [
    { type: 'CardEnrolmentEnded', data: { cardId, personId: state.personId, because, responseCode, endedAt: now } },
  ];
}

function enrolCard({ cardId, brand, last4, authorizationCode, now }: Of<'EnrolCard'>, state: CardsState): CardEvent[] {
  const { status } = enrolmentOf(cardId, state);
  if (status === 'enrolled') return [];

  const { personId } = state;
  const enrolled: CardEvent = {
    type: 'CardEnrolled',
    data: { cardId, personId, brand, last4, authorizationCode, enrolledAt: now },
  };
  // The bank has the card although it is too late or one too many, so it is removed there.
  if (status === 'ended' || state.cards.size >= MOST_CARDS)
    return [enrolled, { type: 'CardRemoved', data: { cardId, personId, removedAt: now } }];
  const hasDefault = state.defaultCard !== null && state.cards.get(state.defaultCard)?.trouble === null;
  return hasDefault
    ? [enrolled]
    : [enrolled, { type: 'CardMadeDefault', data: { cardId, personId, madeDefaultAt: now } }];
}

function enrolmentOf(cardId: string, state: CardsState): Enrolment {
  const enrolment = state.enrolments.get(cardId);
  if (!enrolment) throw new Refusal('card-unknown');
  return enrolment;
}

function latestUsable(state: CardsState, except: string): string | null {
  return [...state.cards].filter(([cardId, { trouble }]) => cardId !== except && trouble === null).at(-1)?.[0] ?? null;
}

function evolve(state: CardsState, { type, data }: CardEvent): CardsState {
  const { cardId } = data;
  const moved = (change: Partial<Enrolment>): CardsState['enrolments'] => {
    const before = state.enrolments.get(cardId);
    return before ? state.enrolments.with(cardId, { ...before, ...change }) : state.enrolments;
  };
  switch (type) {
    case 'CardEnrolmentStarted':
      return {
        ...state,
        personId: data.personId,
        enrolments: state.enrolments.with(cardId, { status: 'started', startedAt: data.startedAt, attempt: 0 }),
      };
    case 'CardEnrolmentOpened':
      return { ...state, enrolments: moved({ status: 'open' }) };
    case 'CardFinishStarted':
      return { ...state, enrolments: moved({ status: 'finishing', attempt: data.attempt }) };
    case 'CardEnrolmentEnded':
      return { ...state, enrolments: moved({ status: 'ended' }) };
    case 'CardEnrolled':
      return {
        ...state,
        enrolments: moved({ status: 'enrolled' }),
        cards: new Map([...state.cards, [cardId, { trouble: null }]]),
      };
    case 'CardMadeDefault':
      return { ...state, defaultCard: cardId };
    case 'CardFoundUnusable':
      return { ...state, cards: new Map([...state.cards, [cardId, { trouble: data.because }]]) };
    case 'CardRemoved':
      return {
        ...state,
        cards: new Map([...state.cards].filter(([card]) => card !== cardId)),
        defaultCard: state.defaultCard === cardId ? null : state.defaultCard,
      };
  }
  return type satisfies never;
}

/** The saved cards of one person. The first is the default; when the default is removed, the latest card that works takes its place. */
export const cardDecider: Decider<CardCommand, CardsState, CardEvent> = {
  initialState: { personId: '', enrolments: new GrowingMap(), cards: new Map(), defaultCard: null },
  decide,
  evolve,
};
