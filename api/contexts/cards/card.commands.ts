import type { Instant } from '../../kernel/instant.js';
import type { CardTrouble, EnrolmentEnding } from './card.events.js';

export type StartEnrolment = {
  type: 'StartEnrolment';
  cardId: string;
  playerId: string;
  username: string;
  returnUrl: string;
  now: Instant;
};
export type OpenEnrolment = { type: 'OpenEnrolment'; cardId: string; token: string; formUrl: string; now: Instant };
/** The claim to ask the bank for the result; attempt 2 follows a lost answer, and there is no third. */
export type FinishEnrolment = { type: 'FinishEnrolment'; cardId: string; attempt: number; now: Instant };
export type EndEnrolment = {
  type: 'EndEnrolment';
  cardId: string;
  because: EnrolmentEnding;
  responseCode: number | null;
  now: Instant;
};
export type EnrolCard = {
  type: 'EnrolCard';
  cardId: string;
  brand: string;
  last4: string;
  authorizationCode: string;
  now: Instant;
};
export type MakeDefault = { type: 'MakeDefault'; cardId: string; now: Instant };
export type FindUnusable = { type: 'FindUnusable'; cardId: string; because: CardTrouble; now: Instant };
export type RemoveCard = { type: 'RemoveCard'; cardId: string; now: Instant };

export type CardCommand =
  StartEnrolment | OpenEnrolment | FinishEnrolment | EndEnrolment | EnrolCard | MakeDefault | FindUnusable | RemoveCard;
