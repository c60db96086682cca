import { refundQuiet } from '../../contexts/payments/index.js';
import { later, minutes, seconds } from '../../kernel/instant.js';
import type { Observation } from '../../contexts/payments/payment.commands.js';
import { afterStatus, MOST_SENT, type UnansweredReturn } from './return-money.rules.js';

const startedAt = '2026-03-15T15:00:00.000Z';
const authorized = { seen: 'authorized' } as Observation;
const after = (seen: Observation, passed: number, more: Partial<UnansweredReturn> = {}) => afterStatus({ seen, isTold: true, startedAt, sent: 1, now: later(startedAt, passed), ...more });

describe('unwanted money that the bank was asked for, without a yes', () => {
  it('has gone back as soon as the bank says so', () => expect(after({ seen: 'money-returned', how: 'nullified' }, 0)).toEqual({ is: 'returned', how: 'nullified' }));

  it('is not asked for again while the last request may still arrive', () => {
    expect(after(authorized, seconds(5))).toEqual({ is: 'ask-again', inMs: refundQuiet - seconds(5) });
    expect(after(authorized, refundQuiet)).toEqual({ is: 'send-again' });
  });

  it('is left to a person after many tries, and never while the last one may still arrive', () => {
    expect(after(authorized, seconds(5), { sent: MOST_SENT })).toMatchObject({ is: 'ask-again' });
    expect(after(authorized, refundQuiet, { sent: MOST_SENT })).toEqual({ is: 'left-to-person' });
  });

  it.each<Observation>([
    { seen: 'refused', message: 'expired' }, { seen: 'not-found' }, { seen: 'initialized' },
    { seen: 'declined', responseCode: -1, bankStatus: 'FAILED', cardLast4: null, paymentTypeCode: null },
  ])('is left to a person when the bank tells no more and says %j', (seen) => {
    expect(after(seen, minutes(3))).toEqual({ is: 'ask-again', inMs: null });
    expect(after(seen, seconds(5), { isTold: false })).toEqual({ is: 'ask-again', inMs: refundQuiet - seconds(5) });
    expect(after(seen, minutes(3), { isTold: false })).toEqual({ is: 'left-to-person' });
  });

  it('is asked about for as long as the bank is silent', () => expect(after({ seen: 'no-answer', why: 'away' }, minutes(3), { isTold: false })).toEqual({ is: 'ask-again', inMs: null }));
});
