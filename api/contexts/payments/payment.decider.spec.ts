import fc from 'fast-check';
import { days, hours, later, minutes, seconds } from '../../kernel/instant.js';
import { specify } from '../../../test/support/given.js';
import { fold } from '../../kernel/decider.js';
import { Refusal } from '../../kernel/refusal.js';
import type { Observation, PaymentCommand } from './payment.commands.js';
import { nextCheck, paymentDecider, type PaymentState } from './payment.decider.js';
import type { Approval, Ending, PaymentEvent } from './payment.events.js';

const noon = '2026-03-09T15:00:00.000Z';
const ids = { paymentId: 'p-1', orderId: 'o-1' };
const plan = {
  ...ids,
  personId: 'ana',
  amount: 4990,
  buyOrder: 'B1',
  sessionId: 'S1',
  resultUrl: 'https://shop.test/postorder',
};
const approval: Approval = {
  amount: 4990,
  buyOrder: 'B1',
  sessionId: 'S1',
  authorizationCode: '1213',
  transactionAt: noon,
  paymentTypeCode: 'VN',
  responseCode: 0,
  installments: 0,
  installmentAmount: null,
  cardLast4: '6623',
  vci: 'TSY',
};
const planned: PaymentEvent = {
  type: 'PaymentPlanned',
  data: { ...plan, currency: 'CLP', method: 'webpay-plus', plannedAt: noon },
};
const issued: PaymentEvent = {
  type: 'PaymentTokenIssued',
  data: { ...ids, token: 't', formUrl: 'https://bank.test', issuedAt: noon },
};
const claimed: PaymentEvent = { type: 'CommitStarted', data: { ...ids, attempt: 1, startedAt: noon } };
const doubt: PaymentEvent = { type: 'PaymentOutcomeUnknown', data: { ...ids, why: 'no answer: timeout', since: noon } };
const approved: PaymentEvent = { type: 'PaymentApproved', data: { ...ids, approval, approvedAt: noon, late: false } };
const closed: PaymentEvent = { type: 'PaymentClosed', data: { ...ids, because: 'no-return', closedAt: noon } };
const orphaned: PaymentEvent = {
  type: 'PaymentOrphaned',
  data: { ...ids, approval, amount: 4990, because: 'order-paid', seenAt: noon },
};
const refunding: PaymentEvent = { type: 'PaymentRefundStarted', data: { ...ids, amount: 4990, startedAt: noon } };
const cameBack = (ending: Ending): PaymentEvent => ({
  type: 'PaymentReturned',
  data: { ...ids, ending, returnedAt: noon },
});
const { given } = specify(paymentDecider);
const seeing = (observation: Exclude<Observation, { seen: 'authorized' }>, now = noon) =>
  ({ type: 'RecordObservation', observation, now }) as const;

describe('committing a payment', () => {
  it('starts with the genuine return', () =>
    given(planned, issued).when({ type: 'StartCommit', now: noon }).thenTypes('PaymentReturned', 'CommitStarted'));
  it('is refused while another request does it', () =>
    given(planned, issued, claimed)
      .when({ type: 'StartCommit', now: later(noon, seconds(10)) })
      .thenRefused('payment-in-progress'));
  it('may be done again when the first request is surely gone', () =>
    given(planned, issued, claimed)
      .when({ type: 'StartCommit', now: later(noon, seconds(45)) })
      .thenTypes('CommitStarted'));
  it('may be done again in doubt, inside the window', () =>
    given(planned, issued, claimed, doubt)
      .when({ type: 'StartCommit', now: later(noon, minutes(5)) })
      .thenTypes('CommitStarted'));
  it('is refused once the window is over', () =>
    given(planned, issued, claimed, doubt)
      .when({ type: 'StartCommit', now: later(noon, minutes(20)) })
      .thenRefused('payment-closed'));
  it('is refused once the payment is over', () =>
    given(planned, issued, closed).when({ type: 'StartCommit', now: noon }).thenRefused('payment-closed'));
  it('goes back to the open form when there was nothing to commit yet', () =>
    given(planned, issued, claimed)
      .when(seeing({ seen: 'not-finished', message: 'Invalid status' }))
      .thenTypes('CommitRefused'));
});

describe('what the bank says', () => {
  it('approves once', () =>
    given(planned, issued, claimed).when({ type: 'ApprovePayment', approval, now: noon }).then(approved));
  it('approves only once', () =>
    given(planned, issued, claimed, approved).when({ type: 'ApprovePayment', approval, now: noon }).thenNothing());
  it('approves late what was given up', () =>
    given(planned, issued, closed)
      .when({ type: 'ApprovePayment', approval, now: noon })
      .then({ type: 'PaymentApproved', data: { ...ids, approval, approvedAt: noon, late: true } }));
  it('approves nothing that never had a form', () => {
    const unanswered: PaymentEvent = {
      type: 'PaymentClosed',
      data: { ...ids, because: 'create-unanswered', closedAt: noon },
    };
    for (const facts of [[planned], [planned, unanswered]]) {
      given(...facts)
        .when({ type: 'ApprovePayment', approval, now: noon })
        .thenRefused('payment-unknown');
      given(...facts)
        .when({ type: 'RejectApproval', approval, because: 'order-paid', now: noon })
        .thenRefused('payment-unknown');
    }
  });
  it('never takes an approval back', () => {
    for (const seen of [
      { seen: 'initialized' },
      { seen: 'ended-at-bank', word: 'authorized' },
      { seen: 'no-answer', why: 'x' },
    ] as const)
      given(planned, issued, claimed, approved).when(seeing(seen)).thenNothing();
  });
  it('declines', () =>
    given(planned, issued, claimed)
      .when(
        seeing({ seen: 'declined', responseCode: -1, bankStatus: 'FAILED', cardLast4: null, paymentTypeCode: null }),
      )
      .thenTypes('PaymentDeclined'));
  it('leaves a doubt when the answer is lost', () =>
    given(planned, issued, claimed)
      .when(seeing({ seen: 'no-answer', why: 'timeout' }))
      .then({ type: 'PaymentOutcomeUnknown', data: { ...ids, why: 'no answer: timeout', since: noon } }));
  it('ends the payment when the first commit was refused without taking money', () =>
    given(planned, issued, claimed)
      .when(seeing({ seen: 'turned-away', message: 'Api mismatch error' }))
      .then({ type: 'PaymentClosed', data: { ...ids, because: 'refused-by-bank', closedAt: noon } }));
  it('keeps the doubt when a later commit was refused, for the first one may have taken it', () =>
    given(planned, issued, claimed, doubt, { type: 'CommitStarted', data: { ...ids, attempt: 2, startedAt: noon } })
      .when(seeing({ seen: 'turned-away', message: 'Api mismatch error' }))
      .thenTypes('PaymentOutcomeUnknown'));
  it('keeps a doubt while it says INITIALIZED, which proves nothing', () =>
    given(planned, issued, claimed, doubt)
      .when(seeing({ seen: 'initialized' }, later(noon, days(1))))
      .thenTypes('PaymentStatusChecked'));
  it('hands a doubt to a person on day six', () =>
    given(planned, issued, claimed, doubt)
      .when(seeing({ seen: 'initialized' }, later(noon, days(6))))
      .thenTypes('PaymentStatusChecked', 'PaymentNeedsPerson'));
  it('ends a doubt when it ended the transaction itself, which a person who pays was waiting for', () =>
    given(planned, issued, claimed, doubt)
      .when(seeing({ seen: 'ended-at-bank', word: 'aborted' }))
      .then({ type: 'PaymentClosed', data: { ...ids, because: 'aborted-at-bank', closedAt: noon, afterDoubt: true } }));
});

describe('a form that was not completed', () => {
  it.each([
    ['FormCancelled', 'form-cancelled'],
    ['FormTimedOut', 'form-timed-out'],
    ['FormBroken', 'form-broken'],
  ] as const)('%s closes the payment as %s', (ending, because) =>
    given(planned, issued, cameBack(ending))
      .when(seeing({ seen: 'initialized' }))
      .then({ type: 'PaymentClosed', data: { ...ids, because, closedAt: noon } }),
  );
  it('stays open while the bank is silent', () =>
    given(planned, issued, cameBack('FormCancelled'))
      .when(seeing({ seen: 'no-answer', why: 'x' }))
      .thenTypes('PaymentStatusChecked'));
  it('is given up after twenty minutes without a return, not before', () => {
    given(planned, issued)
      .when(seeing({ seen: 'initialized' }, later(noon, minutes(19))))
      .thenNothing();
    given(planned, issued)
      .when(seeing({ seen: 'initialized' }, later(noon, minutes(20))))
      .thenTypes('PaymentClosed');
  });
  it('of a plan without a token is given up after two minutes', () =>
    given(planned)
      .when(seeing({ seen: 'no-answer', why: 'x' }, later(noon, minutes(2))))
      .thenTypes('PaymentClosed'));
});

describe('a plan to pay', () => {
  it('is a fact', () =>
    given()
      .when({ type: 'PlanPayment', ...plan, now: noon })
      .then(planned));
  it('is made once', () =>
    given(planned)
      .when({ type: 'PlanPayment', ...plan, amount: 1, now: noon })
      .thenNothing());
  it('gets its form once', () => {
    given(planned).when({ type: 'IssueToken', token: 't', formUrl: 'https://bank.test', now: noon }).then(issued);
    given(planned, issued)
      .when({ type: 'IssueToken', token: 'other', formUrl: 'https://bank.test', now: noon })
      .thenNothing();
  });
  it('is needed for everything else', () =>
    given().when({ type: 'StartCommit', now: noon }).thenRefused('payment-unknown'));
  it('is closed once, and not while money may be moving', () => {
    const close = { type: 'ClosePayment', because: 'no-return', now: noon } as const;
    given(planned, issued).when(close).then(closed);
    for (const facts of [[closed], [claimed], [claimed, doubt], [claimed, approved], [cameBack('FormCancelled')]])
      given(planned, issued, ...facts)
        .when(close)
        .thenNothing();
  });
});

describe('money that nobody wants', () => {
  it('is noted', () =>
    given(planned, issued, closed)
      .when({ type: 'RejectApproval', approval, because: 'order-paid', now: noon })
      .then(orphaned));
  it('goes back once', () =>
    given(planned, issued, closed, orphaned)
      .when({ type: 'StartRefund', now: noon })
      .thenTypes('PaymentRefundStarted'));
  it('is not sent back twice at the same time', () =>
    given(planned, issued, closed, orphaned, refunding).when({ type: 'StartRefund', now: noon }).thenNothing());
  it.each([
    [
      { is: 'returned', how: 'nullified' },
      { type: 'PaymentRefunded', data: { ...ids, amount: 4990, how: 'nullified', refundedAt: noon } },
    ],
    [
      { is: 'unknown', why: 'timeout' },
      { type: 'PaymentRefundUnknown', data: { ...ids, why: 'timeout', since: noon } },
    ],
    [
      { is: 'failed', why: 'too late' },
      { type: 'PaymentRefundFailed', data: { ...ids, why: 'too late', failedAt: noon } },
    ],
  ] as const)('ends as %p, once', (outcome, ending) => {
    const record = { type: 'RecordRefund', outcome, now: noon } as const;
    given(planned, issued, orphaned, refunding).when(record).then(ending);
    given(planned, issued, orphaned, refunding, ending).when(record).thenNothing();
  });
  it('has gone back when the bank says so after it was given up, for its word outlives our verdict', () =>
    given(planned, issued, orphaned, refunding, {
      type: 'PaymentRefundFailed',
      data: { ...ids, why: 'too late', failedAt: noon },
    })
      .when({ type: 'RecordRefund', outcome: { is: 'returned', how: 'reversed' }, now: noon })
      .then({ type: 'PaymentRefunded', data: { ...ids, amount: plan.amount, how: 'reversed', refundedAt: noon } }));
  it('is tried again when nobody knows whether it went back', () =>
    given(planned, issued, orphaned, refunding, {
      type: 'PaymentRefundUnknown',
      data: { ...ids, why: 'timeout', since: noon },
    })
      .when({ type: 'StartRefund', now: noon })
      .then(refunding));
  it('never goes back from a payment that was wanted', () =>
    given(planned, issued, claimed, approved).when({ type: 'StartRefund', now: noon }).thenNothing());
});

describe('the next question to the bank', () => {
  const after = (passed: number, ...facts: PaymentEvent[]): string | null =>
    nextCheck(fold(paymentDecider, facts), later(noon, passed));

  it.each([
    [0, seconds(2)],
    [seconds(2), seconds(5)],
    [seconds(5), seconds(15)],
    [seconds(15), seconds(60)],
    [seconds(60), minutes(5)],
    [minutes(15), minutes(20)],
    [minutes(20), minutes(60)],
    [minutes(61), minutes(120)],
  ])('in doubt for %d ms comes at %d', (passed, at) =>
    expect(after(passed, planned, issued, claimed, doubt)).toBe(later(noon, at)),
  );
  it('about an open form comes after twenty minutes', () =>
    expect(after(0, planned, issued)).toBe(later(noon, minutes(20))));
  it('about a closed one comes daily until day six', () => {
    expect(after(0, planned, issued, closed)).toBe(later(noon, days(1)));
    expect(after(days(6), planned, issued, closed)).toBeNull();
  });
  it('about an approved one never comes', () => expect(after(0, planned, issued, claimed, approved)).toBeNull());
});

/** Where each state may lead; a step that is missing here must never happen. */
const LEGAL: Record<PaymentState['status'], readonly PaymentState['status'][]> = {
  None: ['Planned'],
  Planned: ['FormOpen', 'Closed'],
  FormOpen: ['Checking', 'Requested', 'Approved', 'Orphaned', 'Declined', 'Closed'],
  Checking: ['Approved', 'Orphaned', 'Declined', 'Closed'],
  Requested: ['Requested', 'FormOpen', 'Unknown', 'Approved', 'Orphaned', 'Declined', 'Closed'],
  Unknown: ['Requested', 'Manual', 'Approved', 'Orphaned', 'Declined', 'Closed'],
  Manual: ['Approved', 'Orphaned', 'Declined', 'Closed'],
  Declined: ['Approved', 'Orphaned'],
  Closed: ['Approved', 'Orphaned'],
  Approved: [],
  Orphaned: ['Refunding'],
  Refunding: ['Refunded', 'RefundUnknown', 'RefundFailed'],
  RefundUnknown: ['Refunding', 'Refunded', 'RefundFailed'],
  Refunded: [],
  RefundFailed: ['Refunded'],
};

const observations: Exclude<Observation, { seen: 'authorized' }>[] = [
  { seen: 'declined', responseCode: -1, bankStatus: 'FAILED', cardLast4: null, paymentTypeCode: null },
  { seen: 'money-returned', how: 'reversed' },
  { seen: 'initialized' },
  { seen: 'ended-at-bank', word: 'aborted' },
  { seen: 'not-finished', message: 'm' },
  { seen: 'refused', message: 'm' },
  { seen: 'no-answer', why: 'w' },
];
type Step = (now: string) => PaymentCommand;
const steps: Step[] = [
  (now) => ({ type: 'PlanPayment', ...plan, now }),
  (now) => ({ type: 'IssueToken', token: 't', formUrl: 'https://bank.test', now }),
  ...(['FormCompleted', 'FormCancelled', 'FormTimedOut', 'FormBroken'] as const).map((ending): Step => (now) => ({
    type: 'RecordReturn',
    ending,
    now,
  })),
  (now) => ({ type: 'StartCommit', now }),
  (now) => ({ type: 'ClosePayment', because: 'superseded', now }),
  (now) => ({ type: 'ApprovePayment', approval, now }),
  (now) => ({ type: 'RejectApproval', approval, because: 'order-paid', now }),
  ...observations.map((observation): Step => (now) => ({ type: 'RecordObservation', observation, now })),
  (now) => ({ type: 'StartRefund', now }),
  (now) => ({ type: 'RecordRefund', outcome: { is: 'returned', how: 'reversed' }, now }),
  (now) => ({ type: 'RecordRefund', outcome: { is: 'unknown', why: 'w' }, now }),
  (now) => ({ type: 'RecordRefund', outcome: { is: 'failed', why: 'w' }, now }),
];
const pauses = fc.constantFrom(0, seconds(1), seconds(45), minutes(2), minutes(20), hours(1), days(6));
/** Half of them begin with an open form, for the random ones seldom get that far. */
const begun = steps.slice(0, 2).map((step) => ({ step, pause: 0 }));
const lives = fc
  .tuple(
    fc.constantFrom([], begun),
    fc.array(fc.record({ step: fc.constantFrom(...steps), pause: pauses }), { maxLength: 30 }),
  )
  .map(([first, more]) => [...first, ...more]);

/** Lives through the steps; what is refused changes nothing. */
function lived(life: readonly { step: Step; pause: number }[]): { facts: PaymentEvent[]; states: PaymentState[] } {
  const facts: PaymentEvent[] = [];
  const states = [paymentDecider.initialState];
  let now = noon;
  for (const { step, pause } of life) {
    now = later(now, pause);
    try {
      for (const fact of paymentDecider.decide(step(now), states.at(-1) ?? paymentDecider.initialState)) {
        facts.push(fact);
        states.push(paymentDecider.evolve(states.at(-1) ?? paymentDecider.initialState, fact));
      }
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
  }
  return { facts, states };
}

describe('whatever happens to a payment, in any order', () => {
  const always = (holds: (life: ReturnType<typeof lived>) => void): void =>
    fc.assert(
      fc.property(lives, (life) => holds(lived(life))),
      { numRuns: 2_000 },
    );
  const many = (facts: readonly PaymentEvent[], ...types: PaymentEvent['type'][]): number =>
    facts.filter(({ type }) => types.includes(type)).length;

  it('it takes only the steps that the table allows', () =>
    always(({ states }) => {
      states.slice(1).forEach((state, n) => {
        const before = states[n]?.status ?? 'None';
        expect([before, ...LEGAL[before]]).toContain(state.status);
      });
    }));
  it('its money is taken or orphaned once at most', () =>
    always(({ facts }) => expect(many(facts, 'PaymentApproved', 'PaymentOrphaned')).toBeLessThanOrEqual(1)));
  it('its money goes back once at most, and only when it was orphaned', () =>
    always(({ facts }) => expect(many(facts, 'PaymentRefunded')).toBeLessThanOrEqual(many(facts, 'PaymentOrphaned'))));
  it('it is declined or closed once at most', () =>
    always(({ facts }) => expect(many(facts, 'PaymentDeclined', 'PaymentClosed')).toBeLessThanOrEqual(1)));
  it('it is never left without an end or a next question', () =>
    always(({ states }) => {
      for (const state of states) {
        const open = ['Planned', 'FormOpen', 'Checking', 'Requested', 'Unknown'].includes(state.status);
        if (open) expect(nextCheck(state, noon)).not.toBeNull();
      }
    }));
});

describe('giving back parts of a wanted payment', () => {
  const part = { type: 'StartPartRefund', refundId: 'r-1', amount: 990, now: noon } as const;
  const partStarted: PaymentEvent = {
    type: 'PaymentRefundStarted',
    data: { ...ids, refundId: 'r-1', amount: 990, startedAt: noon, expectedBalance: 4000 },
  };
  const back: PaymentEvent = {
    type: 'PaymentRefunded',
    data: { ...ids, refundId: 'r-1', amount: 990, how: 'nullified', refundedAt: noon },
  };
  it('starts with what the bank must hold afterwards', () =>
    given(planned, issued, claimed, approved).when(part).then(partStarted));
  it('leaves the payment approved', () =>
    expect(fold(paymentDecider, [planned, issued, claimed, approved, partStarted, back])).toMatchObject({
      status: 'Approved',
      refunds: { returned: 990 },
    }));
  it('is refused for money that nobody took', () => given(planned, issued).when(part).thenRefused('order-not-paid'));
  it('is refused for money that goes back by itself', () =>
    given(planned, issued, claimed, orphaned).when(part).thenRefused('order-not-paid'));
});
