import type { Fact } from '../../kernel/decider.js';
import { isToldByAgreement, wasToldAtOnce, wheneverPaymentEnded, type Traced } from './payment-news.rules.js';

const fact = (type: string, data: Record<string, unknown> = {}): Fact => ({ type, data: { paymentId: 'p-1', orderId: 'o-1', ...data } });
const traced = (type: string, correlation: string, data: Record<string, unknown> = {}): Traced => ({ ...fact(type, data), meta: { correlation } });

describe('news of a payment', () => {
  it.each([
    ['declined after a doubt', fact('PaymentDeclined', { afterDoubt: true }), 'mail:payment-not-made'],
    ['closed after a doubt', fact('PaymentClosed', { because: 'never-arrived', afterDoubt: true }), 'mail:payment-not-made'],
    ['whose unwanted money went back', fact('PaymentRefunded', { amount: 4990, how: 'reversed' }), 'mail:money-returned'],
  ])('are written of one %s', (_, event, kind) => expect(wheneverPaymentEnded(event)).toEqual({ kind, subject: 'p-1' }));
  it.each([
    ['declined at once', fact('PaymentDeclined')],
    ['closed because nobody came back', fact('PaymentClosed', { because: 'no-return' })],
    ['approved', fact('PaymentApproved')],
    ['that somebody asked back', fact('PaymentRefunded', { refundId: 'r-1' })],
  ])('are not written of one %s', (_, event) => expect(wheneverPaymentEnded(event)).toBeNull());
});

describe('who heard the end already', () => {
  it('is whoever waited for the answer of the very request', () => {
    expect(wasToldAtOnce([traced('PaymentOutcomeUnknown', 'request'), traced('PaymentDeclined', 'request')], 'request')).toBe(true);
    expect(wasToldAtOnce([traced('PaymentOutcomeUnknown', 'request'), traced('PaymentDeclined', 'janitor')], 'janitor')).toBe(false);
    expect(wasToldAtOnce([traced('AuthorizationStarted', 'request that died'), traced('PaymentDeclined', 'janitor')], 'janitor')).toBe(false);
  });
  it('is the subscriber whose renewal is tried again, and not whose first charge failed', () => {
    const failed = (more: Record<string, unknown>): Traced[] => [traced('PeriodChargeFailed', 'janitor', more)];
    expect(isToldByAgreement(failed({}), 'o-1', 'janitor')).toBe(true);
    expect(isToldByAgreement(failed({ noDunning: true }), 'o-1', 'janitor')).toBe(false);
    expect(isToldByAgreement(failed({}), 'o-2', 'janitor')).toBe(false);
  });
});
