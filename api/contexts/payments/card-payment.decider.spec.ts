import fc from 'fast-check';
import { specify } from '../../../test/support/given.js';
import { fold } from '../../kernel/decider.js';
import { days, later, minutes, seconds } from '../../kernel/instant.js';
import { Refusal } from '../../kernel/refusal.js';
import type { Observation, PaymentCommand } from './payment.commands.js';
import { isApprovalOf, nextCheck, paymentDecider, type PaymentState } from './payment.decider.js';
import type { Approval, PaymentEvent } from './payment.events.js';

const noon = '2026-03-09T15:00:00.000Z';
const ids = { paymentId: 'p-1', orderId: 'o-1' };
const plan = {
  ...ids,
  personId: 'ana',
  amount: 4990,
  cardId: 'c-1',
  buyOrder: 'B1',
  childBuyOrder: 'C1',
  storeCode: '597055555542',
};
const approval: Approval = {
  amount: 4990,
  buyOrder: 'B1',
  sessionId: '',
  childBuyOrder: 'C1',
  storeCode: '597055555542',
  authorizationCode: '1213',
  transactionAt: noon,
  paymentTypeCode: 'VN',
  responseCode: 0,
  installments: 0,
  installmentAmount: null,
  cardLast4: '6623',
  vci: null,
};
const planned: PaymentEvent = {
  type: 'CardPaymentPlanned',
  data: { ...plan, currency: 'CLP', method: 'oneclick', plannedAt: noon },
};
const started: PaymentEvent = { type: 'AuthorizationStarted', data: { ...ids, startedAt: noon } };
const doubt: PaymentEvent = { type: 'PaymentOutcomeUnknown', data: { ...ids, why: 'no answer: timeout', since: noon } };
const checked = (seen: string): PaymentEvent => ({
  type: 'PaymentStatusChecked',
  data: { ...ids, seen, checkedAt: noon },
});
const closed: PaymentEvent = { type: 'PaymentClosed', data: { ...ids, because: 'never-arrived', closedAt: noon } };
const declined: PaymentEvent = {
  type: 'PaymentDeclined',
  data: { ...ids, responseCode: -4, bankStatus: 'FAILED', cardLast4: null, paymentTypeCode: null, declinedAt: noon },
};
const approved = (late = false): PaymentEvent => ({
  type: 'PaymentApproved',
  data: { ...ids, approval, approvedAt: noon, late },
});
const orphaned: PaymentEvent = {
  type: 'PaymentOrphaned',
  data: { ...ids, approval, amount: 4990, because: 'order-paid', seenAt: noon },
};
const { given } = specify(paymentDecider);
const seeing = (observation: Exclude<Observation, { seen: 'authorized' }>, now = noon) =>
  ({ type: 'RecordObservation', observation, now }) as const;
const plans = { type: 'PlanCardPayment', ...plan, now: noon } as const;

describe('charging a saved card', () => {
  it('is planned and asked for at once', () => given().when(plans).then(planned, started));
  it('is never asked for a second time, however it stands', () => {
    for (const past of [
      [planned, started],
      [planned, started, doubt],
      [planned, started, doubt, closed],
      [planned, started, declined],
      [planned, started, approved()],
    ])
      given(...past)
        .when(plans)
        .thenNothing();
  });
  it('is unknown before it was planned', () =>
    given()
      .when(seeing({ seen: 'not-found' }))
      .thenRefused('payment-unknown'));
});

describe("the bank's answer to a charge", () => {
  it('approves', () => given(planned, started).when({ type: 'ApprovePayment', approval, now: noon }).then(approved()));
  it('approves once', () =>
    given(planned, started, approved()).when({ type: 'ApprovePayment', approval, now: noon }).thenNothing());
  it('declines, with its code', () =>
    given(planned, started)
      .when(
        seeing({ seen: 'declined', responseCode: -4, bankStatus: 'FAILED', cardLast4: null, paymentTypeCode: null }),
      )
      .then(declined));
  it('ends the charge when it was turned away at the door', () =>
    given(planned, started)
      .when(seeing({ seen: 'turned-away', message: 'Not Authorized' }))
      .then({ type: 'PaymentClosed', data: { ...ids, because: 'refused-by-bank', closedAt: noon } }));
  it('ends the charge when it never left the shop: nothing can have been taken', () =>
    given(planned, started)
      .when(seeing({ seen: 'not-sent', why: 'connect ECONNREFUSED' }))
      .then({ type: 'PaymentClosed', data: { ...ids, because: 'never-sent', closedAt: noon } }));
  it('leaves a doubt when it is lost', () =>
    given(planned, started)
      .when(seeing({ seen: 'no-answer', why: 'timeout' }))
      .then(doubt));
  it('is told as money that is not ours when nobody wants it', () =>
    given(planned, started)
      .when({ type: 'RejectApproval', approval, because: 'order-paid', now: noon })
      .then(orphaned));
  it('seen long after it was asked for, leaves a person to be told', () =>
    given(planned, started)
      .when(seeing({ seen: 'turned-away', message: 'Not Authorized' }, later(noon, seconds(45))))
      .then({
        type: 'PaymentClosed',
        data: { ...ids, because: 'refused-by-bank', closedAt: later(noon, seconds(45)), afterDoubt: true },
      }));
  it('that the money went back already is no payment', () =>
    given(planned, started)
      .when(seeing({ seen: 'money-returned', how: 'reversed' }))
      .thenTypes('PaymentDeclined'));
});

describe('a charge of which nobody knows', () => {
  const lost = [planned, started, doubt] as const;

  it('stays in doubt when the bank does not know it yet', () => {
    given(...lost)
      .when(seeing({ seen: 'not-found' }, later(noon, minutes(11))))
      .then({ type: 'PaymentStatusChecked', data: { ...ids, seen: 'not-found', checkedAt: later(noon, minutes(11)) } });
    given(...lost, checked('not-found'))
      .when(seeing({ seen: 'not-found' }, later(noon, minutes(9))))
      .thenTypes('PaymentStatusChecked');
  });
  it('never arrived once the bank said so twice, ten minutes after', () =>
    given(...lost, checked('not-found'))
      .when(seeing({ seen: 'not-found' }, later(noon, minutes(10))))
      .then({
        type: 'PaymentClosed',
        data: { ...ids, because: 'never-arrived', closedAt: later(noon, minutes(10)), afterDoubt: true },
      }));
  it('counts what the bank said to the very first question', () =>
    given(planned, started, { type: 'PaymentOutcomeUnknown', data: { ...ids, why: 'not-found', since: noon } })
      .when(seeing({ seen: 'not-found' }, later(noon, minutes(10))))
      .thenTypes('PaymentClosed'));
  it('tells of its decline that it was waited for', () => {
    const declined = { responseCode: -1, bankStatus: 'FAILED', cardLast4: null, paymentTypeCode: null };
    given(...lost)
      .when(seeing({ seen: 'declined', ...declined }))
      .then({ type: 'PaymentDeclined', data: { ...ids, ...declined, declinedAt: noon, afterDoubt: true } });
    given(planned, started)
      .when(seeing({ seen: 'declined', ...declined }))
      .then({ type: 'PaymentDeclined', data: { ...ids, ...declined, declinedAt: noon } });
  });
  it('is no nearer to its end by silence', () =>
    given(...lost, checked('no answer: x'), checked('no answer: x'))
      .when(seeing({ seen: 'not-found' }, later(noon, minutes(15))))
      .thenTypes('PaymentStatusChecked'));
  it('is approved by what the bank says later', () =>
    given(...lost)
      .when({ type: 'ApprovePayment', approval, now: noon })
      .then(approved()));
  it('goes to a person on day six, who alone ends it', () => {
    given(...lost)
      .when(seeing({ seen: 'no-answer', why: 'x' }, later(noon, days(6))))
      .thenTypes('PaymentStatusChecked', 'PaymentNeedsPerson');
    const manual: PaymentEvent = { type: 'PaymentNeedsPerson', data: { ...ids, why: 'x', since: noon } };
    given(...lost, manual)
      .when(seeing({ seen: 'not-found' }, later(noon, days(7))))
      .thenTypes('PaymentStatusChecked');
    given(...lost, manual)
      .when({ type: 'ApprovePayment', approval, now: noon })
      .then(approved(true));
  });
});

describe('a charge that is over', () => {
  it('stays over, whatever is heard of it', () => {
    for (const past of [declined, closed, approved(), orphaned])
      for (const seen of [{ seen: 'not-found' }, { seen: 'money-returned', how: 'reversed' }] as const)
        given(planned, started, past).when(seeing(seen)).thenNothing();
  });
  it('is approved late', () => {
    given(planned, started, doubt, closed).when({ type: 'ApprovePayment', approval, now: noon }).then(approved(true));
    given(planned, started, declined).when({ type: 'ApprovePayment', approval, now: noon }).then(approved(true));
  });
});

describe('giving orphaned money of a card back', () => {
  const refunding: PaymentEvent = { type: 'PaymentRefundStarted', data: { ...ids, amount: 4990, startedAt: noon } };
  const lost: PaymentEvent = { type: 'PaymentRefundUnknown', data: { ...ids, why: 'x', since: noon } };
  const start = { type: 'StartRefund', now: noon } as const;

  it('starts once', () => {
    given(planned, started, orphaned).when(start).then(refunding);
    given(planned, started, orphaned, refunding).when(start).thenNothing();
  });
  it('never starts for money that is wanted', () => given(planned, started, approved()).when(start).thenNothing());
  it("ends with the bank's word", () =>
    given(planned, started, orphaned, refunding)
      .when({ type: 'RecordRefund', outcome: { is: 'returned', how: 'reversed' }, now: noon })
      .then({ type: 'PaymentRefunded', data: { ...ids, amount: 4990, how: 'reversed', refundedAt: noon } }));
  it('is in doubt when the answer is lost, once', () => {
    given(planned, started, orphaned, refunding)
      .when({ type: 'RecordRefund', outcome: { is: 'unknown', why: 'x' }, now: noon })
      .then(lost);
    given(planned, started, orphaned, refunding, lost)
      .when({ type: 'RecordRefund', outcome: { is: 'unknown', why: 'y' }, now: noon })
      .thenNothing();
  });
  it('goes to a person when it failed', () =>
    given(planned, started, orphaned, refunding, lost)
      .when({ type: 'RecordRefund', outcome: { is: 'failed', why: 'x' }, now: noon })
      .thenTypes('PaymentRefundFailed'));
});

describe('an approval of a card payment', () => {
  it('is ours with our amount, both orders and our store', () =>
    expect(isApprovalOf(approval, fold(paymentDecider, [planned]))).toBe(true));
  it.each([{ amount: 4991 }, { buyOrder: 'B2' }, { childBuyOrder: 'C2' }, { storeCode: '597055555543' }])(
    'is foreign with %p',
    (other) => expect(isApprovalOf({ ...approval, ...other }, fold(paymentDecider, [planned]))).toBe(false),
  );
});

describe('asking about a charge', () => {
  const next = (past: PaymentEvent[], passed: number) => nextCheck(fold(paymentDecider, past), later(noon, passed));

  it('begins when nobody can still hear its answer', () =>
    expect(next([planned, started], 0)).toBe(later(noon, seconds(45))));
  it('follows the timetable while in doubt', () => {
    expect(next([planned, started, doubt], 0)).toBe(later(noon, seconds(2)));
    expect(next([planned, started, doubt], minutes(6))).toBe(later(noon, minutes(10)));
  });
  it('goes on daily to day six after it was given up', () => {
    expect(next([planned, started, doubt, closed], minutes(11))).toBe(later(noon, days(1)));
    expect(next([planned, started, doubt, closed], days(6))).toBeNull();
  });
  it('ends with the answer', () => {
    for (const past of [approved(), declined, orphaned]) expect(next([planned, started, past], 0)).toBeNull();
  });
});

describe('any order of commands', () => {
  const observation = fc.constantFrom<Exclude<Observation, { seen: 'authorized' }>>(
    { seen: 'declined', responseCode: -1, bankStatus: 'FAILED', cardLast4: null, paymentTypeCode: null },
    { seen: 'money-returned', how: 'reversed' },
    { seen: 'not-found' },
    { seen: 'turned-away', message: 'x' },
    { seen: 'refused', message: 'x' },
    { seen: 'no-answer', why: 'x' },
  );
  const command: fc.Arbitrary<PaymentCommand> = fc.oneof(
    fc.constant<PaymentCommand>(plans),
    fc.constant<PaymentCommand>({ type: 'ApprovePayment', approval, now: noon }),
    fc.constant<PaymentCommand>({ type: 'RejectApproval', approval, because: 'order-paid', now: noon }),
    fc.record({
      type: fc.constant('RecordObservation' as const),
      observation,
      now: fc.nat(days(7)).map((passed) => later(noon, passed)),
    }),
    fc.constant<PaymentCommand>({ type: 'StartRefund', now: noon }),
    fc.constant<PaymentCommand>({ type: 'RecordRefund', outcome: { is: 'returned', how: 'reversed' }, now: noon }),
  );

  it('asks for the money once, approves once and never gives wanted money back', () => {
    fc.assert(
      fc.property(fc.array(command, { maxLength: 20 }), (commands) => {
        const facts: PaymentEvent[] = [];
        let state: PaymentState = paymentDecider.initialState;
        for (const one of commands) {
          try {
            const next = paymentDecider.decide(one, state);
            facts.push(...next);
            state = next.reduce(paymentDecider.evolve, state);
          } catch (error) {
            if (!(error instanceof Refusal)) throw error;
          }
        }
        const count = (type: string): number => facts.filter((fact) => fact.type === type).length;
        expect(count('AuthorizationStarted')).toBeLessThanOrEqual(1);
        expect(count('PaymentApproved') + count('PaymentOrphaned')).toBeLessThanOrEqual(1);
        if (count('PaymentApproved') === 1) expect(count('PaymentRefundStarted')).toBe(0);
      }),
    );
  });
});
