import type { Fact } from '../../../kernel/decider.js';
import type { RecordedEvent } from '../../../platform/event-store/events.js';
import { mailRules } from '../../../platform/mail/mail.js';
import { moneyReturned } from './money-returned.mail.js';
import { isMailedBySubscription, paymentNotMade, wasAnsweredAtOnce, type Traced } from './payment-not-made.mail.js';

const fact = (type: string, data: Record<string, unknown> = {}): Fact => ({
  type,
  data: { paymentId: 'p-1', orderId: 'o-1', ...data },
});
const traced = (type: string, correlation: string, data: Record<string, unknown> = {}): Traced => ({
  ...fact(type, data),
  meta: { correlation },
});
const plannedBy = (event: Fact) =>
  mailRules([paymentNotMade, moneyReturned]).flatMap(({ whenever }) => whenever(event as RecordedEvent) ?? []);

describe('a mail about a payment', () => {
  it.each([
    ['declined after a doubt', fact('PaymentDeclined', { afterDoubt: true }), 'mail:payment-not-made'],
    [
      'closed after a doubt',
      fact('PaymentClosed', { because: 'never-arrived', afterDoubt: true }),
      'mail:payment-not-made',
    ],
    [
      'whose orphaned money went back',
      fact('PaymentRefunded', { amount: 4990, how: 'reversed' }),
      'mail:money-returned',
    ],
  ])('is planned for one %s', (_, event, kind) => expect(plannedBy(event)).toEqual([{ kind, subject: 'p-1' }]));
  it.each([
    ['declined at once', fact('PaymentDeclined')],
    ['closed because the buyer never came back', fact('PaymentClosed', { because: 'no-return' })],
    ['approved', fact('PaymentApproved')],
    ['refunded by request', fact('PaymentRefunded', { refundId: 'r-1' })],
  ])('is not planned for one %s', (_, event) => expect(plannedBy(event)).toEqual([]));
});

describe('the end of a payment', () => {
  it('is known to a buyer who waited for the answer of the very request', () => {
    expect(
      wasAnsweredAtOnce([traced('PaymentOutcomeUnknown', 'request'), traced('PaymentDeclined', 'request')], 'request'),
    ).toBe(true);
    expect(
      wasAnsweredAtOnce([traced('PaymentOutcomeUnknown', 'request'), traced('PaymentDeclined', 'janitor')], 'janitor'),
    ).toBe(false);
    expect(
      wasAnsweredAtOnce(
        [traced('AuthorizationStarted', 'request that died'), traced('PaymentDeclined', 'janitor')],
        'janitor',
      ),
    ).toBe(false);
  });
  it('is told to a subscriber whose renewal is tried again, and not to one whose first charge failed', () => {
    const failed = (more: Record<string, unknown>): Traced[] => [traced('PeriodChargeFailed', 'janitor', more)];
    expect(isMailedBySubscription(failed({}), 'o-1', 'janitor')).toBe(true);
    expect(isMailedBySubscription(failed({ noDunning: true }), 'o-1', 'janitor')).toBe(false);
    expect(isMailedBySubscription(failed({}), 'o-2', 'janitor')).toBe(false);
  });
});
