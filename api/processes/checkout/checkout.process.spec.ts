import fc from 'fast-check';
import type { Fact } from '../../kernel/decider.js';
import { days, later, minutes } from '../../kernel/instant.js';
import { Refusal } from '../../kernel/refusal.js';
import { codeStream } from '../../contexts/codes/index.js';
import type { CodeCommand } from '../../contexts/codes/code.commands.js';
import { orderStream } from '../../contexts/ordering/index.js';
import { chargeStream, paymentStream, type PaymentState } from '../../contexts/payments/index.js';
import type { Observation } from '../../contexts/payments/payment.commands.js';
import type { Approval } from '../../contexts/payments/payment.events.js';
import type { Decision } from '../../platform/event-store/stream.js';
import { onFormCompleted, onObserved, type CheckoutState } from './checkout.process.js';
import { Purchase } from './checkout.streams.js';

const noon = '2026-03-09T15:00:00.000Z';
const declined: Observation = {
  seen: 'declined',
  responseCode: -1,
  bankStatus: 'FAILED',
  cardLast4: null,
  paymentTypeCode: null,
};
const lost: Observation = { seen: 'no-answer', why: 'timeout' };

/** Ana's purchases as four kinds of streams, moved by the process and the deciders alone. */
class Purchases {
  private readonly streams = new Map<string, Fact[]>();
  private readonly orderOf = new Map<string, string>();
  now = noon;
  /** Known from outside these streams. */
  someGameTakenDown = false;

  order(orderId: string, ...gameIds: string[]): this {
    const offers = gameIds.map((gameId) => ({
      gameId,
      slug: gameId,
      title: { es: gameId, en: gameId },
      cover: '/c.svg',
      price: 1000,
    }));
    return this.append(
      orderStream.decide(
        this.streams,
        orderId,
        {
          type: 'PlaceOrder',
          orderId,
          personId: 'ana',
          offers,
          language: 'es',
          terms: null,
          sessionNote: null,
          now: this.now,
        },
        this.now,
      ),
    );
  }

  /** An order for half the price, with a use of the code that has one. */
  cheaperOrder(orderId: string, gameId: string): this {
    const offers = [{ gameId, slug: gameId, title: { es: gameId, en: gameId }, cover: '/c.svg', price: 1000 }];
    const reduction = { codeId: 'c-1', percent: 50, gameIds: null };
    const limits = {
      uses: 1,
      usesPerPerson: null,
      validFrom: null,
      validUntil: null,
      gameIds: null,
      firstPurchaseOnly: false,
    };
    this.code({
      type: 'IssueCode',
      codeId: 'c-1',
      benefit: { kind: 'percent', percent: 50 },
      limits,
      batchId: null,
      purpose: 'fair',
      codeHash: 'h',
      hint: 'FAIR',
      now: this.now,
    });
    this.code({ type: 'ReserveUse', useId: orderId, orderId, personId: 'ana', boughtBefore: false, now: this.now });
    return this.append(
      orderStream.decide(
        this.streams,
        orderId,
        {
          type: 'PlaceOrder',
          orderId,
          personId: 'ana',
          offers,
          language: 'es',
          terms: null,
          sessionNote: null,
          reduction,
          now: this.now,
        },
        this.now,
      ),
    );
  }

  code(command: CodeCommand): this {
    return this.append(codeStream.decide(this.streams, 'c-1', command, this.now));
  }

  /** Another attempt: its form opens at the bank, any older one stays open there too. */
  form(orderId: string, paymentId: string): this {
    const started = chargeStream.decide(this.streams, orderId, { type: 'StartAttempt', orderId, paymentId }, this.now);
    this.orderOf.set(paymentId, orderId);
    return this.append(started).append(
      paymentStream.decide(
        this.streams,
        paymentId,
        [
          {
            type: 'PlanPayment',
            paymentId,
            orderId,
            personId: 'ana',
            amount: this.totalOf(orderId),
            buyOrder: paymentId,
            sessionId: paymentId,
            resultUrl: 'https://shop.test',
            now: this.now,
          },
          { type: 'IssueToken', token: `t-${paymentId}`, formUrl: 'https://bank.test', now: this.now },
        ],
        this.now,
      ),
    );
  }

  completes(paymentId: string): string[] {
    return this.move(paymentId, (purchase) => onFormCompleted(this.stateOf(purchase), this.now));
  }

  bankSays(paymentId: string, seen: Observation): string[] {
    return this.move(paymentId, (purchase) =>
      onObserved(seen, this.stateOf(purchase, seen.seen === 'authorized' ? seen.approval : undefined), this.now),
    );
  }

  private stateOf(purchase: Purchase, approval?: Approval): CheckoutState {
    return { ...purchase.checkoutState(approval), someGameTakenDown: this.someGameTakenDown };
  }

  approves(paymentId: string, more: Partial<Approval> = {}): string[] {
    return this.bankSays(paymentId, {
      seen: 'authorized',
      approval: {
        amount: this.totalOf(this.orderOf.get(paymentId) ?? ''),
        buyOrder: paymentId,
        sessionId: paymentId,
        authorizationCode: '1213',
        transactionAt: this.now,
        paymentTypeCode: 'VN',
        responseCode: 0,
        installments: 0,
        installmentAmount: null,
        cardLast4: '6623',
        vci: 'TSY',
        ...more,
      },
    });
  }

  /** What one stream, or all of them, has heard. */
  facts<Data = Record<string, unknown>>(type: string): Data[] {
    return [...this.streams.values()]
      .flat()
      .filter((fact) => fact.type === type)
      .map((fact) => fact.data as Data);
  }

  paymentIds(): string[] {
    return [...this.orderOf.keys()];
  }

  payment(paymentId: string): PaymentState {
    return paymentStream.state(this.streams, paymentId);
  }

  private move(paymentId: string, decide: (purchase: Purchase) => Parameters<Purchase['decide']>[0]): string[] {
    const ids = { paymentId, orderId: this.orderOf.get(paymentId) ?? '', personId: 'ana' };
    const purchase = new Purchase(ids, this.streams);
    const decision = purchase.decide(decide(purchase), this.now);
    this.append(decision);
    return Object.values(decision.facts)
      .flat()
      .map((fact) => fact.type);
  }

  private totalOf(orderId: string): number {
    const order = orderStream.state(this.streams, orderId);
    return 'total' in order ? order.total : 0;
  }

  private append({ facts }: Decision): this {
    for (const [stream, list] of Object.entries(facts))
      this.streams.set(stream, [...(this.streams.get(stream) ?? []), ...list]);
    return this;
  }
}

const CLAIMED = ['PaymentReturned', 'CommitStarted', 'CaptureClaimed', 'GamesReserved'];
const RELEASED = ['CaptureReleased', 'ReservationReleased'];
let ana: Purchases;
beforeEach(() => {
  ana = new Purchases().order('o-1', 'volcano', 'reef').form('o-1', 'p-1');
});

describe('a buyer who completed the form', () => {
  it('claims payment, order and games before anything is committed', () =>
    expect(ana.completes('p-1')).toEqual(CLAIMED));
  it('is not committed from a form that a newer one superseded', () => {
    ana.form('o-1', 'p-2');
    expect(ana.completes('p-1')).toEqual(['PaymentClosed']);
    expect(ana.facts('PaymentClosed')).toEqual([expect.objectContaining({ paymentId: 'p-1', because: 'superseded' })]);
    expect(ana.completes('p-2')).toEqual(CLAIMED);
  });
  it('is not committed for an order that is paid', () => {
    ana.form('o-1', 'p-2').completes('p-2');
    ana.approves('p-2');
    ana.completes('p-1');
    expect(ana.payment('p-1')).toMatchObject({ status: 'Closed', because: 'order-paid' });
  });
  it('is not committed for a game that was bought meanwhile in another order', () => {
    ana.order('o-2', 'reef').form('o-2', 'p-2').completes('p-2');
    ana.approves('p-2');
    ana.completes('p-1');
    expect(ana.payment('p-1')).toMatchObject({ status: 'Closed', because: 'game-owned' });
  });
  it('is not committed for a game that was taken down meanwhile', () => {
    ana.someGameTakenDown = true;
    ana.completes('p-1');
    expect(ana.payment('p-1')).toMatchObject({ status: 'Closed', because: 'game-taken-down' });
  });
  it('goes back whole when a game was taken down while the bank was asked', () => {
    ana.completes('p-1');
    ana.someGameTakenDown = true;
    expect(ana.approves('p-1')).toContain('PaymentOrphaned');
    expect(ana.facts('PaymentOrphaned')).toEqual([expect.objectContaining({ because: 'game-taken-down' })]);
    expect(ana.facts('EntitlementGranted')).toEqual([]);
  });
  it('is not committed while another order for the same game is being paid', () => {
    ana.order('o-2', 'reef').form('o-2', 'p-2').completes('p-2');
    ana.completes('p-1');
    expect(ana.payment('p-1')).toMatchObject({ status: 'Closed', because: 'superseded' });
  });
  it('is refused a second commit at the same time', () => {
    ana.completes('p-1');
    expect(() => ana.completes('p-1')).toThrow(new Refusal('payment-in-progress'));
  });
});

describe('the bank approves', () => {
  beforeEach(() => void ana.completes('p-1'));

  it('and payment, order and games say so together', () =>
    expect(ana.approves('p-1')).toEqual(['PaymentApproved', 'OrderPaid', 'EntitlementGranted', 'EntitlementGranted']));
  it('and hears nothing new the second time', () => {
    ana.approves('p-1');
    expect(ana.approves('p-1')).toEqual([]);
  });
  it('another amount, and the money goes back while the order stays open', () => {
    expect(ana.approves('p-1', { amount: 1 })).toEqual(['PaymentOrphaned', ...RELEASED]);
    expect(ana.facts('PaymentOrphaned')).toEqual([expect.objectContaining({ because: 'mismatch' })]);
    expect(ana.form('o-1', 'p-2').completes('p-2')).toEqual(CLAIMED);
  });
  it.each([{ buyOrder: 'p-9' }, { sessionId: 'p-9' }])('another purchase, and the money goes back: %p', (odd) =>
    expect(ana.approves('p-1', odd)).toEqual(['PaymentOrphaned', ...RELEASED]),
  );
});

describe('the bank approves late', () => {
  beforeEach(() => {
    ana.now = later(noon, minutes(20));
    ana.bankSays('p-1', { seen: 'initialized' });
    ana.now = later(noon, days(1));
  });

  it('what was given up, and the order is paid after all', () => {
    expect(ana.payment('p-1')).toMatchObject({ status: 'Closed', because: 'no-return' });
    expect(ana.approves('p-1')).toEqual([
      'PaymentApproved',
      'CaptureClaimed',
      'OrderPaid',
      'EntitlementGranted',
      'EntitlementGranted',
    ]);
    expect(ana.facts('PaymentApproved')).toEqual([expect.objectContaining({ late: true })]);
  });
  it('what another attempt paid meanwhile, and the money goes back', () => {
    ana.form('o-1', 'p-2').completes('p-2');
    ana.approves('p-2');
    expect(ana.approves('p-1')).toEqual(['PaymentOrphaned']);
    expect(ana.facts('PaymentOrphaned')).toEqual([
      expect.objectContaining({ paymentId: 'p-1', because: 'order-paid' }),
    ]);
  });
  it('while another attempt is being committed, and the money goes back', () => {
    ana.form('o-1', 'p-2').completes('p-2');
    expect(ana.approves('p-1')).toEqual(['PaymentOrphaned']);
    expect(ana.facts('PaymentOrphaned')).toEqual([expect.objectContaining({ because: 'another-attempt-in-progress' })]);
    expect(ana.approves('p-2')).toContain('OrderPaid');
  });
  it('a game that she owns meanwhile, and the money goes back', () => {
    ana.order('o-2', 'volcano').form('o-2', 'p-2').completes('p-2');
    ana.approves('p-2');
    expect(ana.approves('p-1')).toEqual(['PaymentOrphaned']);
    expect(ana.facts('PaymentOrphaned')).toEqual([expect.objectContaining({ because: 'game-owned' })]);
  });
  it('a game that another order is paying right now, and the money goes back', () => {
    ana.order('o-2', 'volcano').form('o-2', 'p-2').completes('p-2');
    expect(ana.approves('p-1')).toEqual(['PaymentOrphaned']);
    expect(ana.approves('p-2')).toContain('OrderPaid');
  });
});

describe('an approval that was turned down', () => {
  it('stays turned down when it is seen again, although the reason is gone', () => {
    ana.order('o-2', 'reef').form('o-2', 'p-2').completes('p-2');
    expect(ana.approves('p-1')).toContain('PaymentOrphaned');
    ana.bankSays('p-2', declined);
    expect(ana.approves('p-1')).toEqual([]);
  });
});

describe('the bank does not approve', () => {
  beforeEach(() => void ana.completes('p-1'));

  it.each<[string, Observation, string]>([
    ['declines', declined, 'PaymentDeclined'],
    ['has sent the money back', { seen: 'money-returned', how: 'reversed' }, 'PaymentDeclined'],
    ['has ended the form', { seen: 'ended-at-bank', word: 'aborted' }, 'PaymentClosed'],
    ['proves that the form is still open', { seen: 'not-finished', message: 'm' }, 'CommitRefused'],
  ])('and %s: order and games are free again', (_, seen, fact) =>
    expect(ana.bankSays('p-1', seen)).toEqual([fact, ...RELEASED]),
  );
  it('or nobody knows: order and games stay claimed', () => {
    expect(ana.bankSays('p-1', lost)).toEqual(['PaymentOutcomeUnknown']);
    expect(() => ana.form('o-1', 'p-2')).toThrow(new Refusal('payment-in-progress'));
  });
  it('and a form that goes on open may be completed after all', () => {
    ana.bankSays('p-1', { seen: 'not-finished', message: 'm' });
    expect(ana.completes('p-1')).toEqual(CLAIMED);
  });
});

describe('whatever happens to two orders that share a game', () => {
  type Step = (ana: Purchases, n: number) => void;
  const some = (ana: Purchases, n: number): string => ana.paymentIds()[n % ana.paymentIds().length] ?? '';
  const steps: Step[] = [
    (ana, n) => void ana.form(n % 2 === 0 ? 'o-1' : 'o-2', `p-${ana.paymentIds().length + 1}`),
    (ana, n) => void ana.completes(some(ana, n)),
    (ana, n) => void ana.completes(some(ana, n)),
    ...(
      [
        declined,
        lost,
        { seen: 'initialized' },
        { seen: 'ended-at-bank', word: 'aborted' },
        { seen: 'not-finished', message: 'm' },
      ] as const
    ).map(
      (seen): Step =>
        (ana, n) =>
          void ana.bankSays(some(ana, n), seen),
    ),
  ];
  /** The bank may approve anything at any time; its approval must never be lost. */
  const approve: Step = (ana, n) => void ana.approves(some(ana, n));

  function lived(life: readonly { step: Step; n: number }[]): Purchases {
    const purchases = new Purchases()
      .order('o-1', 'volcano', 'reef')
      .order('o-2', 'volcano')
      .form('o-1', 'p-1')
      .form('o-2', 'p-2');
    for (const { step, n } of life) {
      purchases.now = later(purchases.now, minutes(1));
      try {
        step(purchases, n);
      } catch (error) {
        if (step === approve || !(error instanceof Refusal)) throw error;
      }
    }
    return purchases;
  }
  const always = (holds: (ana: Purchases) => void): void =>
    fc.assert(
      fc.property(
        fc.array(fc.record({ step: fc.constantFrom(...steps, approve), n: fc.nat(9) }), { maxLength: 25 }),
        (life) => holds(lived(life)),
      ),
      { numRuns: 1_000 },
    );

  it('she pays at most once for the game that both contain', () =>
    always((purchases) => expect(purchases.facts('PaymentApproved').length).toBeLessThanOrEqual(1)));
  it('she owns each game once, and exactly the games that she paid', () =>
    always((purchases) => {
      const owned = purchases.facts<{ gameId: string }>('EntitlementGranted').map(({ gameId }) => gameId);
      const paid = purchases
        .facts<{ orderId: string }>('OrderPaid')
        .flatMap(({ orderId }) => (orderId === 'o-1' ? ['volcano', 'reef'] : ['volcano']));
      expect(owned).toEqual(paid);
      expect(purchases.facts('OrderPaid')).toHaveLength(purchases.facts('PaymentApproved').length);
    }));
});

describe('an order with a discount code', () => {
  const takenByBeto: CodeCommand = {
    type: 'ReserveUse',
    useId: 'o-2',
    orderId: 'o-2',
    personId: 'beto',
    boughtBefore: false,
    now: noon,
  };
  beforeEach(() => {
    ana = new Purchases().cheaperOrder('o-1', 'volcano').form('o-1', 'p-1');
  });

  it('uses the code in the same append as the money', () => {
    ana.completes('p-1');
    expect(ana.approves('p-1')).toEqual(['PaymentApproved', 'OrderPaid', 'EntitlementGranted', 'CodeUsed']);
    expect(ana.facts('CodeUsed')).toEqual([expect.objectContaining({ useId: 'o-1', orderId: 'o-1', discount: 500 })]);
  });
  it('gives the use back in the same append as the decline', () => {
    ana.completes('p-1');
    expect(ana.bankSays('p-1', declined)).toEqual(['PaymentDeclined', ...RELEASED, 'CodeReleased']);
  });
  it('keeps it while the answer is lost, and while the form is open again', () => {
    ana.completes('p-1');
    expect(ana.bankSays('p-1', { seen: 'not-finished', message: 'no' })).toEqual(['CommitRefused', ...RELEASED]);
    ana.completes('p-1');
    expect(ana.bankSays('p-1', lost)).toEqual(['PaymentOutcomeUnknown']);
  });
  it('leaves it to the attempt that replaced another', () => {
    ana.form('o-1', 'p-2');
    expect(ana.completes('p-1')).toEqual(['PaymentClosed']);
    expect(ana.completes('p-2')).toEqual(CLAIMED);
  });
  it('is not committed once its use went to another person', () => {
    ana.code({ type: 'ReleaseUse', useId: 'o-1', now: noon }).code(takenByBeto);
    ana.completes('p-1');
    expect(ana.facts('PaymentClosed')).toEqual([expect.objectContaining({ because: 'code-exhausted' })]);
  });
  it('takes a late approval while there is room', () => {
    ana.completes('p-1');
    ana.bankSays('p-1', { seen: 'ended-at-bank', word: 'aborted' });
    expect(ana.facts('CodeReleased')).toHaveLength(1);
    expect(ana.approves('p-1')).toContain('CodeUsed');
  });
  it('gives the money of a late approval back when there is none', () => {
    ana.completes('p-1');
    ana.bankSays('p-1', { seen: 'ended-at-bank', word: 'aborted' });
    ana.code(takenByBeto);
    expect(ana.approves('p-1')).toEqual(['PaymentOrphaned']);
    expect(ana.facts('PaymentOrphaned')).toEqual([expect.objectContaining({ because: 'code-exhausted' })]);
  });
});
