import { seconds } from '../../kernel/instant.js';
import type { Observation } from '../payments/payment.commands.js';
import { afterStatus, MOST_SENT, type UnansweredReturn } from './orphaned-payment.rules.js';

const authorized = { seen: 'authorized' } as Observation;
const LAST_ONE_MAY_ARRIVE = { quietInMs: seconds(115) };
const after = (seen: Observation, more: Partial<UnansweredReturn> = {}) =>
  afterStatus({ seen, isTold: true, quietInMs: 0, sent: 1, ...more });

describe('unwanted money that the bank was asked for, without a yes', () => {
  it('has gone back as soon as the bank says so', () =>
    expect(after({ seen: 'money-returned', how: 'nullified' }, LAST_ONE_MAY_ARRIVE)).toEqual({
      is: 'returned',
      how: 'nullified',
    }));

  it('is not asked for again while the last request may still arrive', () => {
    expect(after(authorized, LAST_ONE_MAY_ARRIVE)).toEqual({ is: 'ask-again', inMs: seconds(115) });
    expect(after(authorized)).toEqual({ is: 'send-again' });
  });

  it('is left to a person after many tries, and never while the last one may still arrive', () => {
    expect(after(authorized, { ...LAST_ONE_MAY_ARRIVE, sent: MOST_SENT })).toMatchObject({ is: 'ask-again' });
    expect(after(authorized, { sent: MOST_SENT })).toEqual({ is: 'left-to-person' });
  });

  it.each<Observation>([
    { seen: 'refused', message: 'expired' },
    { seen: 'not-found' },
    { seen: 'initialized' },
    { seen: 'declined', responseCode: -1, bankStatus: 'FAILED', cardLast4: null, paymentTypeCode: null },
  ])('is left to a person when the bank tells no more and says %j', (seen) => {
    expect(after(seen)).toEqual({ is: 'ask-again', inMs: null });
    expect(after(seen, { ...LAST_ONE_MAY_ARRIVE, isTold: false })).toEqual({ is: 'ask-again', inMs: seconds(115) });
    expect(after(seen, { isTold: false })).toEqual({ is: 'left-to-person' });
  });

  it('is asked about for as long as the bank is silent', () =>
    expect(after({ seen: 'no-answer', why: 'away' }, { isTold: false })).toEqual({ is: 'ask-again', inMs: null }));
});
