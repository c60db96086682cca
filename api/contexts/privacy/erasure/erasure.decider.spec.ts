import { specify } from '../../../../test/support/given.js';
import { daysLeft, erasureDecider } from './erasure.decider.js';
import type { ErasureEvent } from '../erasure.events.js';

const monday = '2026-03-09T15:00:00.000Z';
const nextMonday = '2026-03-16T15:00:00.000Z';
const ids = { personId: 'ana', erasureId: 'e-1' };
const requested: ErasureEvent = { type: 'ErasureRequested', data: { ...ids, requestedAt: monday, dueAt: nextMonday } };
const cancelled: ErasureEvent = { type: 'ErasureCancelled', data: { ...ids, cancelledAt: monday } };
const started: ErasureEvent = { type: 'ErasureStarted', data: { ...ids, startedAt: nextMonday } };
const certified: ErasureEvent = {
  type: 'CertificateSettled',
  data: { ...ids, delivered: true, settledAt: nextMonday },
};
const erased: ErasureEvent = { type: 'PersonErased', data: { ...ids, erasedAt: nextMonday } };
const { given } = specify(erasureDecider);

describe('asking to be erased', () => {
  const ask = { type: 'RequestErasure', ...ids, now: monday } as const;
  it('begins seven days in which it can be cancelled', () => given().when(ask).then(requested));
  it('does nothing the second time', () =>
    given(requested)
      .when({ ...ask, erasureId: 'e-2' })
      .thenNothing());
  it('is possible again after it was cancelled', () => given(requested, cancelled).when(ask).then(requested));
  it('is refused when it has begun', () => given(requested, started).when(ask).thenRefused('erasure-under-way'));
  it('keeps the reason of the shop’s people, who ask for another person', () => {
    given()
      .when({ ...ask, reason: 'Carta del martes' })
      .then({ type: 'ErasureRequested', data: { ...requested.data, reason: 'Carta del martes' } });
    given(requested)
      .when({ ...ask, reason: 'Carta del martes' })
      .thenNothing();
  });
});

describe('changing one’s mind', () => {
  const cancel = { type: 'CancelErasure', personId: 'ana', now: monday } as const;
  it('keeps the account', () => given(requested).when(cancel).then(cancelled));
  it('keeps it with the reason of the shop’s people', () => {
    given(requested)
      .when({ ...cancel, reason: 'Se arrepintió por teléfono' })
      .then({ type: 'ErasureCancelled', data: { ...cancelled.data, reason: 'Se arrepintió por teléfono' } });
  });
  it('does nothing when nothing was asked for', () => {
    given().when(cancel).thenNothing();
    given(requested, cancelled).when(cancel).thenNothing();
  });
  it('is refused when the erasure has begun', () => {
    given(requested, started).when(cancel).thenRefused('erasure-under-way');
    given(requested, started, certified, erased).when(cancel).thenRefused('erasure-under-way');
  });
});

describe('erasing', () => {
  const start = { type: 'StartErasure', personId: 'ana', now: nextMonday } as const;
  const settle = { type: 'SettleCertificate', personId: 'ana', delivered: true, now: nextMonday } as const;
  const record = { type: 'RecordErased', personId: 'ana', now: nextMonday } as const;

  it('begins when the week is over, once', () => {
    given(requested).when(start).then(started);
    given(requested, started).when(start).thenNothing();
  });
  it('does not begin a moment earlier, nor after a cancellation', () => {
    given(requested)
      .when({ ...start, now: '2026-03-16T14:59:59.999Z' })
      .thenNothing();
    given(requested, cancelled).when(start).thenNothing();
  });
  it('waits for the certificate, which is settled once', () => {
    given(requested, started).when(settle).then(certified);
    given(requested, started, certified).when(settle).thenNothing();
    given(requested, started).when(record).thenNothing();
  });
  it('is recorded once, after the certificate', () => {
    given(requested, started, certified).when(record).then(erased);
    given(requested, started, certified, erased).when(record).thenNothing();
  });
});

describe('the days left', () => {
  it.each([
    [monday, 7],
    ['2026-03-09T15:00:00.001Z', 7],
    ['2026-03-10T15:00:00.000Z', 6],
    ['2026-03-16T14:59:59.999Z', 1],
    [nextMonday, 0],
    ['2026-03-17T15:00:00.000Z', 0],
  ])('at %s are %d', (now, left) => expect(daysLeft(nextMonday, now)).toBe(left));
});
