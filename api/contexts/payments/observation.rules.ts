import { millisecondsBetween, type Instant } from '../../kernel/instant.js';
import type { RecordObservation } from './payment.commands.js';
import type { ClosedBecause, Ending, PaymentEvent } from './payment.events.js';
import { commitDeadline, lastCheck, notFoundGrace, planDeadline, unpaidAfter } from './timetable.rules.js';

type Observed = RecordObservation['observation'];

/** A payment as the provider's word meets it. */
interface Observable {
  status: string;
  plan: { paymentId: string; orderId: string; plannedAt: Instant };
  ending?: Ending;
  checked?: boolean;
  attempt?: number;
  startedAt?: Instant;
  notFound?: number;
}

/** What follows from anything but an approval. @param knownSince when the provider heard of the payment first. */
export function observe(
  { observation, now }: RecordObservation,
  state: Observable,
  knownSince: Instant | null,
): PaymentEvent[] {
  const { status, plan } = state;
  const named = { paymentId: plan.paymentId, orderId: plan.orderId };
  const doubt = wasDoubted(state, now) ? { afterDoubt: true as const } : {};
  const close = (because: ClosedBecause): PaymentEvent[] => [
    { type: 'PaymentClosed', data: { ...named, because, closedAt: now, ...doubt } },
  ];
  const age = millisecondsBetween(knownSince ?? plan.plannedAt, now);
  if (status === 'Planned') return age < planDeadline ? [] : close('create-unanswered');
  if (!['FormOpen', 'Checking', 'Requested', 'Unknown', 'Manual'].includes(status)) return [];

  const declined = declineIn(observation);
  if (declined) {
    const { responseCode, bankStatus, cardLast4, paymentTypeCode } = declined;
    const data = { ...named, responseCode, bankStatus, cardLast4, paymentTypeCode, declinedAt: now, ...doubt };
    return [{ type: 'PaymentDeclined', data }];
  }
  if (status === 'FormOpen') return age >= unpaidAfter ? close('no-return') : [];
  const checked: PaymentEvent = {
    type: 'PaymentStatusChecked',
    data: { ...named, seen: describe(observation), checkedAt: now },
  };
  if (status === 'Checking')
    return observation.seen === 'initialized' || age >= unpaidAfter ? close(becauseOf(state.ending)) : [checked];

  // From here on the money was asked for. Only the provider's own word ends it; a person decides at last.
  if (observation.seen === 'ended-at-bank') return close('aborted-at-bank');
  if (status === 'Requested') {
    const because = neverTaken(observation, state.attempt);
    return because ? close(because) : [requestedStill(observation, named, now)];
  }
  if (status === 'Manual') return [checked];
  if (observation.seen === 'not-found' && (state.notFound ?? 0) > 0 && age >= notFoundGrace)
    return close('never-arrived');
  return age < lastCheck
    ? [checked]
    : [checked, { type: 'PaymentNeedsPerson', data: { ...named, why: describe(observation), since: now } }];
}

/** Why a request that the provider answered so took no money; null where that is not sure. */
function neverTaken({ seen }: RecordObservation['observation'], attempt: number | undefined): ClosedBecause | null {
  // A refusal of a later request says nothing about the lost one before it.
  if (seen === 'turned-away' && attempt === 1) return 'refused-by-bank';
  return seen === 'not-sent' ? 'never-sent' : null;
}

function requestedStill(
  observation: RecordObservation['observation'],
  named: { paymentId: string; orderId: string },
  now: Instant,
): PaymentEvent {
  return observation.seen === 'not-finished'
    ? { type: 'CommitRefused', data: { ...named, message: observation.message, refusedAt: now } }
    : { type: 'PaymentOutcomeUnknown', data: { ...named, why: describe(observation), since: now } };
}

/** Whether the payer was left waiting: the provider was asked before and did not tell, or its answer comes too late to be heard. */
function wasDoubted({ status, checked, attempt = 1, startedAt }: Observable, now: Instant): boolean {
  if (status === 'Checking') return checked === true;
  if (status === 'Requested')
    return attempt > 1 || (startedAt !== undefined && millisecondsBetween(startedAt, now) >= commitDeadline);
  return ['Unknown', 'Manual'].includes(status);
}

function declineIn(observation: Observed) {
  if (observation.seen === 'money-returned')
    return { responseCode: null, bankStatus: observation.how.toUpperCase(), cardLast4: null, paymentTypeCode: null };
  return observation.seen === 'declined' ? observation : null;
}

function becauseOf(ending: Ending | undefined): ClosedBecause {
  if (ending === 'FormCancelled') return 'form-cancelled';
  return ending === 'FormTimedOut' ? 'form-timed-out' : 'form-broken';
}

function describe(observation: Observed): string {
  if (observation.seen === 'no-answer' || observation.seen === 'not-sent') return `no answer: ${observation.why}`;
  return observation.seen === 'refused' || observation.seen === 'turned-away'
    ? `refused: ${observation.message}`
    : observation.seen;
}
