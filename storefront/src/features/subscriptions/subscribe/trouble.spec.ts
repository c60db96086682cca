import { HttpError, NetworkError } from '../../../lib/http';
import type { Subscribed } from '../../../lib/wire';
import { troubleIn, troubleOf } from './trouble';

const reply = (response_code: number | null, subscription: unknown = null): Subscribed =>
  ({
    subscription,
    payment: { token: 'o', details: [{ response_code, status: 'REJECTED', amount: 8_000, buy_order: 'o' }] },
    token: 'o',
    message: 'No funds.',
    errors: [],
  }) as unknown as Subscribed;

describe('an answer to subscribing', () => {
  it('is a decline with the code of the bank', () =>
    expect(troubleIn(reply(-96))).toEqual({ is: 'declined', code: -96, message: 'No funds.' }));
  it('is fine when the money is in', () => expect(troubleIn(reply(0, {}))).toBeNull());
  it('is fine while the bank is asked', () => expect(troubleIn(reply(null, {}))).toBeNull());
  it('is a subscription that could not be made although the money is in', () =>
    expect(troubleIn(reply(0))).toEqual({ is: 'creation' }));
  it('is a payment that failed when it tells of no charge', () =>
    expect(troubleIn({ ...reply(0), payment: { token: 'o', details: [] } })).toEqual({ is: 'failed' }));
});

describe('a call that failed', () => {
  it('tells what was wrong with fields, joined by commas', () => {
    const errors = [
      { path: 'amount', msg: 'amount must be whole pesos' },
      { path: 'planId', msg: 'planId must be 1' },
    ];
    expect(troubleOf(new HttpError(422, 'Check the form.', 'invalid-request', { errors }))).toEqual({
      is: 'refused',
      code: 'invalid-request',
      message: 'Check the form. amount must be whole pesos, planId must be 1.',
    });
  });

  it('leaves open what an ill server or a lost line did', () => {
    expect([troubleOf(new HttpError(503, '', 'x')), troubleOf(new NetworkError()), troubleOf(new Error('x'))]).toEqual([
      { is: 'later' },
      { is: 'unexpected' },
      { is: 'unexpected' },
    ]);
  });
});
