import { specify } from '../../../test/support/given.js';
import { contradicts } from './by-hand.rules.js';
import type { ByHandCommand, PortalFigures, RecordRefund, SettleByHand } from './payment.commands.js';
import { paymentDecider } from './payment.decider.js';
import type { Approval, PaymentEvent } from './payment.events.js';

const now = '2026-03-15T15:00:00.000Z';
const reason = 'As the portal shows';
const ids = { paymentId: 'p-1', orderId: 'o-1' };
const approval: Approval = {
  amount: 4990,
  buyOrder: 'B1',
  sessionId: 'S1',
  authorizationCode: '1213',
  transactionAt: now,
  paymentTypeCode: 'VN',
  responseCode: 0,
  installments: 0,
  installmentAmount: null,
  cardLast4: '6623',
  vci: null,
};
const byForm: PaymentEvent[] = [
  {
    type: 'PaymentPlanned',
    data: {
      ...ids,
      personId: 'ana',
      amount: 4990,
      currency: 'CLP',
      method: 'webpay-plus',
      buyOrder: 'B1',
      sessionId: 'S1',
      resultUrl: 'https://shop.test',
      plannedAt: now,
    },
  },
  { type: 'PaymentTokenIssued', data: { ...ids, token: 't', formUrl: 'https://bank.test', issuedAt: now } },
  { type: 'CommitStarted', data: { ...ids, attempt: 1, startedAt: now } },
];
const byCard: PaymentEvent[] = [
  {
    type: 'CardPaymentPlanned',
    data: {
      ...ids,
      personId: 'ana',
      amount: 4990,
      currency: 'CLP',
      method: 'oneclick',
      cardId: 'c-1',
      buyOrder: 'B1',
      childBuyOrder: 'B1-1',
      storeCode: '597',
      plannedAt: now,
    },
  },
  { type: 'AuthorizationStarted', data: { ...ids, startedAt: now } },
];
const manual: PaymentEvent[] = [
  { type: 'PaymentOutcomeUnknown', data: { ...ids, why: 'silence', since: now } },
  { type: 'PaymentNeedsPerson', data: { ...ids, why: 'silence', since: now } },
];
const notTaken: PaymentEvent = { type: 'PaymentClosed', data: { ...ids, because: 'not-taken', closedAt: now } };
const notReturned: PaymentEvent[] = [
  { type: 'PaymentOrphaned', data: { ...ids, approval, amount: 4990, because: 'order-paid', seenAt: now } },
  { type: 'PaymentRefundStarted', data: { ...ids, amount: 4990, startedAt: now } },
  { type: 'PaymentRefundFailed', data: { ...ids, why: 'refused', failedAt: now } },
];
const { given } = specify(paymentDecider);
const figures: PortalFigures = { authorizationCode: '1213', paymentType: 'credit', cardLast4: '6623' };
const settle = (taken: boolean, more: Partial<SettleByHand> = {}): ByHandCommand => ({
  type: 'SettleByHand',
  taken,
  figures: taken ? figures : null,
  reason,
  staffId: 'eva',
  decidedBefore: 0,
  secondAbove: 50_000,
  now,
  ...more,
});
const declared: PaymentEvent = {
  type: 'PaymentDeclaredTaken',
  data: { ...ids, amount: 4990, ...figures, reason, declaredBy: 'eva', declaredAt: now },
};
const retry: ByHandCommand = { type: 'RetryReturn', reason, now };
const record: ByHandCommand = { type: 'RecordReturnByHand', how: 'transferred', reason, now };
const goneBack: RecordRefund = { type: 'RecordRefund', outcome: { is: 'returned', how: 'nullified' }, now };

describe.each([
  ["by the bank's form", byForm],
  ['by saved card', byCard],
])('a payment %s that waits for a person', (_way, begun) => {
  it('ends without a charge when nothing was taken', () =>
    given(...begun, ...manual)
      .when(settle(false))
      .then(
        { type: 'PaymentSettledByHand', data: { ...ids, taken: false, reason, settledAt: now } },
        { type: 'PaymentClosed', data: { ...ids, because: 'not-taken', closedAt: now, afterDoubt: true } },
      ));
  it('may be approved, late, after a person saw that it was taken', () => {
    const seen: PaymentEvent = {
      type: 'PaymentSettledByHand',
      data: { ...ids, taken: true, reason, settledAt: now, declaredBy: 'eva' },
    };
    given(...begun, ...manual)
      .when(settle(true))
      .then(seen);
    given(...begun, ...manual, seen)
      .when({ type: 'ApprovePayment', approval, now })
      .then({ type: 'PaymentApproved', data: { ...ids, approval, approvedAt: now, late: true } });
  });
  it('ended without a charge may still turn out to be taken, and is late then', () => {
    const seen: PaymentEvent = {
      type: 'PaymentSettledByHand',
      data: { ...ids, taken: true, reason, settledAt: now, declaredBy: 'eva' },
    };
    given(...begun, ...manual, notTaken)
      .when(settle(true))
      .then(seen);
    given(...begun, ...manual, notTaken, seen)
      .when({ type: 'ApprovePayment', approval, now })
      .then({ type: 'PaymentApproved', data: { ...ids, approval, approvedAt: now, late: true } });
  });
  it('counts for nothing above what one person may declare in a day, until another one sees the same figures', () => {
    given(...begun, ...manual)
      .when(settle(true, { decidedBefore: 45_011 }))
      .then(declared);
    given(...begun, ...manual, notTaken)
      .when(settle(true, { secondAbove: 4_989 }))
      .then(declared);
    given(...begun, ...manual, declared)
      .when(settle(true))
      .thenRefused('payment-same-person');
    given(...begun, ...manual, declared)
      .when(settle(true, { staffId: 'ivo', figures: { ...figures, cardLast4: '0001' } }))
      .thenRefused('payment-figures-differ');
    given(...begun, ...manual, declared)
      .when(settle(true, { staffId: 'ivo' }))
      .then({
        type: 'PaymentSettledByHand',
        data: { ...ids, taken: true, reason, settledAt: now, declaredBy: 'eva', approvedBy: 'ivo' },
      });
  });
  it('may be declared again by who mistyped it', () => {
    const other = { ...figures, authorizationCode: '9999' };
    given(...begun, ...manual, declared)
      .when(settle(true, { figures: other }))
      .then({ type: 'PaymentDeclaredTaken', data: { ...declared.data, ...other } } as PaymentEvent);
  });
  it('is not told a second time that nothing was taken', () =>
    given(...begun, ...manual, notTaken)
      .when(settle(false))
      .thenRefused('payment-ended-not-taken'));
  it('is decided no more once it was approved', () =>
    given(...begun, ...manual, { type: 'PaymentApproved', data: { ...ids, approval, approvedAt: now, late: true } })
      .when(settle(true))
      .thenRefused('payment-not-doubtful'));
  it('is not decided before the bank was asked long enough', () =>
    given(...begun)
      .when(settle(false))
      .thenRefused('payment-not-doubtful'));
});

describe.each([
  ["by the bank's form", byForm],
  ['by saved card', byCard],
])('orphaned money of a payment %s that the bank did not give back', (_way, begun) => {
  it('is asked for once more', () => {
    const retried: PaymentEvent = { type: 'PaymentReturnRetried', data: { ...ids, reason, retriedAt: now } };
    given(...begun, ...notReturned)
      .when(retry)
      .then(retried);
    given(...begun, ...notReturned, retried)
      .when({ type: 'StartRefund', now })
      .thenTypes('PaymentRefundStarted');
  });
  it('counts as given back once a person tells how', () =>
    given(...begun, ...notReturned)
      .when(record)
      .then({ type: 'PaymentRefunded', data: { ...ids, amount: 4990, how: 'transferred', reason, refundedAt: now } }));
  it('has gone back when the bank says so all the same, and once only', () => {
    const returned: PaymentEvent = {
      type: 'PaymentRefunded',
      data: { ...ids, amount: 4990, how: 'nullified', refundedAt: now },
    };
    given(...begun, ...notReturned)
      .when(goneBack)
      .then(returned);
    given(...begun, ...notReturned, returned)
      .when(goneBack)
      .thenNothing();
  });
  it('has not gone back twice when a transfer was recorded before', () =>
    given(...begun, ...notReturned, {
      type: 'PaymentRefunded',
      data: { ...ids, amount: 4990, how: 'transferred', reason, refundedAt: now },
    })
      .when(goneBack)
      .thenNothing());
  it('hears neither doubts nor another refusal', () => {
    given(...begun, ...notReturned)
      .when({ type: 'RecordRefund', outcome: { is: 'unknown', why: 'lost' }, now })
      .thenNothing();
    given(...begun, ...notReturned)
      .when({ type: 'RecordRefund', outcome: { is: 'failed', why: 'refused' }, now })
      .thenNothing();
  });
  it('is neither while the bank may still give it back', () => {
    given(...begun, ...notReturned.slice(0, 2))
      .when(retry)
      .thenRefused('return-not-failed');
    given(...begun, ...notReturned.slice(0, 2))
      .when(record)
      .thenRefused('return-not-failed');
  });
});

describe('a payment whose form was never opened', () => {
  it('cannot have been taken', () =>
    given(...byForm.slice(0, 1), { type: 'PaymentClosed', data: { ...ids, because: 'create-failed', closedAt: now } })
      .when(settle(true))
      .thenRefused('payment-not-doubtful'));
});

describe('the word of the bank against that of a person', () => {
  it('stands where it tells that the money was taken', () => {
    const seen = { seen: 'authorized', approval } as const;
    expect(contradicts(seen, figures, true)).toBe(false);
    expect(contradicts(seen, null, false)).toBe(true);
    expect(contradicts(seen, { ...figures, authorizationCode: '1214' }, true)).toBe(true);
    expect(contradicts(seen, { ...figures, cardLast4: '0001' }, true)).toBe(true);
  });
  it.each([
    { seen: 'declined', responseCode: -1, bankStatus: 'FAILED', cardLast4: null, paymentTypeCode: null },
    { seen: 'money-returned', how: 'reversed' },
  ] as const)('stands where nothing is held: $seen', (seen) =>
    expect([contradicts(seen, figures, false), contradicts(seen, null, false)]).toEqual([true, false]),
  );
  it.each([{ seen: 'initialized' }, { seen: 'not-found' }] as const)(
    'proves nothing once the bank forgets: $seen',
    (seen) =>
      expect([
        contradicts(seen, figures, true),
        contradicts(seen, figures, false),
        contradicts(seen, null, true),
      ]).toEqual([true, false, false]),
  );
  it('is none where it is silent or refuses the question', () =>
    expect([
      contradicts({ seen: 'no-answer', why: 'away' }, figures, true),
      contradicts({ seen: 'refused', message: 'max time' }, figures, true),
    ]).toEqual([false, false]));
});
