import type { Decider } from '../../kernel/decider.js';
import { GrowingMap } from '../../kernel/growing-map.js';
import { days, millisecondsBetween, type Instant } from '../../kernel/instant.js';
import { Refusal } from '../../kernel/refusal.js';
import type { CardEvent, CardTrouble, EnrolmentEnding } from './card.events.js';

/** A person with more saved cards tries out cards of others. */
export const MOST_CARDS = 10;
export const MOST_ENROLMENTS_A_DAY = 20;

export type CardCommand = { cardId: string; now: Instant } & (
  | { type: 'StartEnrolment'; playerId: string; username: string; returnUrl: string }
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
  playerId: string;
  enrolments: GrowingMap<string, Enrolment>;
  /** The cards that are there, the oldest first, and what is wrong with each. */
  cards: ReadonlyMap<string, { trouble: CardTrouble | null }>;
  defaultCard: string | null;
}

function decide(command: CardCommand, state: CardsState): CardEvent[] {
  if (command.type === 'StartEnrolment') return startEnrolment(command, state);

  const { cardId, now } = command;
  const { playerId } = state;
  switch (command.type) {
    case 'OpenEnrolment':
      if (enrolmentOf(cardId, state).status !== 'started') return [];

      return [
        {
          type: 'CardEnrolmentOpened',
          data: { cardId, playerId, token: command.token, formUrl: command.formUrl, openedAt: now },
        },
      ];
    case 'FinishEnrolment':
      return finishEnrolment(command, state);
    case 'EndEnrolment':
      return endEnrolment(command, state);
    case 'EnrolCard':
      return enrolCard(command, state);
    case 'MakeDefault': {
      const card = state.cards.get(cardId);
      if (!card) throw new Refusal('card-unknown');
      if (card.trouble) throw new Refusal('card-unusable');
      if (state.defaultCard === cardId) return [];

      return [{ type: 'CardMadeDefault', data: { cardId, playerId, madeDefaultAt: now } }];
    }
    case 'FindUnusable':
      if (state.cards.get(cardId)?.trouble !== null) return [];

      return [{ type: 'CardFoundUnusable', data: { cardId, playerId, because: command.because, foundAt: now } }];
    case 'RemoveCard': {
      if (enrolmentOf(cardId, state).status !== 'enrolled') throw new Refusal('card-unknown');
      if (!state.cards.has(cardId)) return [];

      const heir = state.defaultCard === cardId ? latestUsable(state, cardId) : null;
      const removed: CardEvent = { type: 'CardRemoved', data: { cardId, playerId, removedAt: now } };
      return heir
        ? [removed, { type: 'CardMadeDefault', data: { cardId: heir, playerId, madeDefaultAt: now } }]
        : [removed];
    }
  }
  return command satisfies never;
}

function startEnrolment(
  { cardId, playerId, username, returnUrl, now }: Of<'StartEnrolment'>,
  state: CardsState,
): CardEvent[] {
  if (state.enrolments.has(cardId)) return [];
  if (state.cards.size >= MOST_CARDS) throw new Refusal('too-many-cards');
  const today = [...state.enrolments.values()].filter(({ startedAt }) => millisecondsBetween(startedAt, now) < days(1));
  if (today.length >= MOST_ENROLMENTS_A_DAY) throw new Refusal('too-many-enrolments');

  return [{ type: 'CardEnrolmentStarted', data: { cardId, playerId, username, returnUrl, startedAt: now } }];
}

function finishEnrolment({ cardId, attempt, now }: Of<'FinishEnrolment'>, state: CardsState): CardEvent[] {
  const enrolment = enrolmentOf(cardId, state);
  const isNext = ['open', 'finishing'].includes(enrolment.status) && attempt === enrolment.attempt + 1 && attempt <= 2;
  return isNext
    ? [{ type: 'CardFinishStarted', data: { cardId, playerId: state.playerId, attempt, startedAt: now } }]
    : [];
}

function endEnrolment({ cardId, because, responseCode, now }: Of<'EndEnrolment'>, state: CardsState): CardEvent[] {
  const { status } = enrolmentOf(cardId, state);
  if (status === 'enrolled' || status === 'ended') return [];
  // Once the bank is asked for the result, its answer counts, not what a browser says.
  if (status === 'finishing' && because === 'left') return [];

  return [
    { type: 'CardEnrolmentEnded', data: { cardId, playerId: state.playerId, because, responseCode, endedAt: now } },
  ];
}

function enrolCard({ cardId, brand, last4, authorizationCode, now }: Of<'EnrolCard'>, state: CardsState): CardEvent[] {
  const { status } = enrolmentOf(cardId, state);
  if (status === 'enrolled') return [];

  const { playerId } = state;
  const enrolled: CardEvent = {
    type: 'CardEnrolled',
    data: { cardId, playerId, brand, last4, authorizationCode, enrolledAt: now },
  };
  // The bank has the card although it is too late or one too many, so it is removed there.
  if (status === 'ended' || state.cards.size >= MOST_CARDS)
    return [enrolled, { type: 'CardRemoved', data: { cardId, playerId, removedAt: now } }];
  const hasDefault = state.defaultCard !== null && state.cards.get(state.defaultCard)?.trouble === null;
  return hasDefault
    ? [enrolled]
    : [enrolled, { type: 'CardMadeDefault', data: { cardId, playerId, madeDefaultAt: now } }];
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
        playerId: data.playerId,
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
  initialState: { playerId: '', enrolments: new GrowingMap(), cards: new Map(), defaultCard: null },
  decide,
  evolve,
};
