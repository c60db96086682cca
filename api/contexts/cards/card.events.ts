import type { Fact } from '../../kernel/decider.js';
import type { Instant } from '../../kernel/instant.js';
import type { CardTrouble } from '../payments/payment.events.js';

/** Why an enrolment ended without a card. */
export type EnrolmentEnding = 'left' | 'refused' | 'not-finished' | 'unanswered' | 'superseded';

interface OfCard {
  cardId: string;
  personId: string;
}

/** The bank knows each enrolment under a generated name of its own: a second card under one name would void the first. */
export type CardEnrolmentStarted = Fact<
  'CardEnrolmentStarted',
  OfCard & { username: string; returnUrl: string; startedAt: Instant }
>;
export type CardEnrolmentOpened = Fact<
  'CardEnrolmentOpened',
  OfCard & { token: string; formUrl: string; openedAt: Instant }
>;
/** The claim to ask the bank for the result: once, and once more when the answer was lost. */
export type CardFinishStarted = Fact<'CardFinishStarted', OfCard & { attempt: number; startedAt: Instant }>;
export type CardEnrolmentEnded = Fact<
  'CardEnrolmentEnded',
  OfCard & { because: EnrolmentEnding; responseCode: number | null; endedAt: Instant }
>;
export type CardEnrolled = Fact<
  'CardEnrolled',
  OfCard & { brand: string; last4: string; authorizationCode: string; enrolledAt: Instant }
>;
export type CardMadeDefault = Fact<'CardMadeDefault', OfCard & { madeDefaultAt: Instant }>;
export type CardFoundUnusable = Fact<'CardFoundUnusable', OfCard & { because: CardTrouble; foundAt: Instant }>;
export type CardRemoved = Fact<'CardRemoved', OfCard & { removedAt: Instant }>;

/** A person's saved cards, on stream `cards-<personId>`; the bank's secret of a card is a row, not a fact. */
export type CardEvent =
  | CardEnrolmentStarted
  | CardEnrolmentOpened
  | CardFinishStarted
  | CardEnrolmentEnded
  | CardEnrolled
  | CardMadeDefault
  | CardFoundUnusable
  | CardRemoved;
