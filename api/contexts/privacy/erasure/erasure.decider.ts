import type { Decider } from '../../../kernel/decider.js';
import { days, type Instant, later, millisecondsBetween } from '../../../kernel/instant.js';
import { Refusal } from '../../../kernel/refusal.js';
import type { ErasureEvent } from '../erasure.events.js';

interface OfPerson {
  personId: string;
  now: Instant;
}

export type ErasureCommand = OfPerson &
  (
    | { type: 'RequestErasure'; erasureId: string; reason?: string }
    | { type: 'CancelErasure'; reason?: string }
    | { type: 'StartErasure' }
    | { type: 'SettleCertificate'; delivered: boolean }
    | { type: 'RecordErased' }
  );

/** How long a person may cancel. */
export const COOLING_OFF = days(7);

/** How many days are left until then, counting one that has begun. */
export const daysLeft = (dueAt: Instant, now: Instant): number =>
  Math.max(0, Math.ceil(millisecondsBetween(now, dueAt) / days(1)));

export type ErasureState =
  | { status: 'None' }
  | { status: 'Waiting'; erasureId: string; requestedAt: Instant; dueAt: Instant; byStaff: boolean }
  | { status: 'Started' | 'Certified'; erasureId: string; requestedAt: Instant; startedAt: Instant }
  | { status: 'Erased'; erasureId: string; erasedAt: Instant };

function decide(command: ErasureCommand, state: ErasureState): ErasureEvent[] {
  const { personId, now } = command;
  switch (command.type) {
    case 'RequestErasure':
      if (state.status === 'Waiting') return [];
      if (state.status !== 'None') throw new Refusal('erasure-under-way');

      return [request(command)];
    case 'CancelErasure':
      if (state.status === 'None') return [];
      if (state.status !== 'Waiting') throw new Refusal('erasure-under-way');

      return [
        {
          type: 'ErasureCancelled',
          data: { personId, erasureId: state.erasureId, cancelledAt: now, ...reasonIn(command) },
        },
      ];
    case 'StartErasure':
      if (state.status !== 'Waiting' || now < state.dueAt) return [];

      return [{ type: 'ErasureStarted', data: { personId, erasureId: state.erasureId, startedAt: now } }];
    case 'SettleCertificate':
      if (state.status !== 'Started') return [];

      return [
        {
          type: 'CertificateSettled',
          data: { personId, erasureId: state.erasureId, delivered: command.delivered, settledAt: now },
        },
      ];
    case 'RecordErased':
      if (state.status !== 'Certified') return [];

      return [{ type: 'PersonErased', data: { personId, erasureId: state.erasureId, erasedAt: now } }];
  }
  return command satisfies never;
}

function request(command: Extract<ErasureCommand, { type: 'RequestErasure' }>): ErasureEvent {
  const { personId, erasureId, now } = command;
  const dueAt = later(now, COOLING_OFF);
  return { type: 'ErasureRequested', data: { personId, erasureId, requestedAt: now, dueAt, ...reasonIn(command) } };
}

/** A wish of the person's own has no reason, and its fact not even an empty one. */
function reasonIn({ reason }: { reason?: string }): { reason?: string } {
  return reason === undefined ? {} : { reason };
}

function evolve(state: ErasureState, event: ErasureEvent): ErasureState {
  switch (event.type) {
    case 'ErasureRequested': {
      const { erasureId, requestedAt, dueAt, reason } = event.data;
      return { status: 'Waiting', erasureId, requestedAt, dueAt, byStaff: reason !== undefined };
    }
    case 'ErasureCancelled':
      return { status: 'None' };
    case 'ErasureStarted': {
      const { erasureId, startedAt } = event.data;
      return {
        status: 'Started',
        erasureId,
        startedAt,
        requestedAt: state.status === 'Waiting' ? state.requestedAt : startedAt,
      };
    }
    case 'CertificateSettled':
      return state.status === 'Started' ? { ...state, status: 'Certified' } : state;
    case 'PersonErased':
      return { status: 'Erased', erasureId: event.data.erasureId, erasedAt: event.data.erasedAt };
    default:
      // The stream of a person may tell of other things as well.
      return state;
  }
}

/** A week to change one's mind; then the certificate goes out, and only then everything is erased. */
export const erasureDecider: Decider<ErasureCommand, ErasureState, ErasureEvent> = {
  initialState: { status: 'None' },
  decide,
  evolve,
};
