import fc from 'fast-check';
import { pesos, shareByWeight, splitVat, sum } from '../../kernel/money.js';
import type { OrderEvent } from '../ordering/order.events.js';
import type { Approval } from '../payments/payment.events.js';
import { entriesOf, learn, UNASSIGNED, type Entry, type Known, type MoneyEvent } from './posting.rules.js';
import { developerShare, splitRuleOn } from './split.rules.js';

const now = '2026-11-21T15:00:00.000Z';
const day = '2026-11-21';
const named = { paymentId: 'p-1', orderId: 'o-1' };
const approval = (amount: number): Approval => ({
  amount,
  buyOrder: 'B',
  sessionId: 'S',
  authorizationCode: '1213',
  transactionAt: now,
  paymentTypeCode: 'VD',
  responseCode: 0,
  installments: 0,
  installmentAmount: null,
  cardLast4: '6623',
  vci: null,
});

/** Books that are kept fact by fact. */
function keeping() {
  const known: Known = { sales: new Map(), open: new Map(), developers: new Map() };
  const entries: Entry[] = [];
  const post = (event: MoneyEvent): Entry[] => {
    const posted = entriesOf(event, known);
    learn(event, known, day);
    entries.push(...posted);
    return posted;
  };
  const balances = (): Record<string, number> => {
    const found: Record<string, number> = {};
    for (const { account, subAccount, amount } of entries) {
      const name = subAccount ? `${account} ${subAccount}` : account;
      found[name] = (found[name] ?? 0) + amount;
    }
    return Object.fromEntries(Object.entries(found).filter(([, amount]) => amount !== 0));
  };
  return {
    post,
    balances,
    reply: (event: Entry[]) =>
      Object.fromEntries(
        event.map(({ account, subAccount, amount }) => [subAccount ? `${account} ${subAccount}` : account, amount]),
      ),
  };
}

interface Back {
  refundId: string;
  gameId: string | null;
  amount: number;
  how?: 'reversed' | 'transferred';
}

const line = (gameId: string, price: number, vat: number) => ({
  gameId,
  slug: gameId,
  title: { es: gameId, en: gameId },
  cover: '',
  price,
  vat,
  net: price - vat,
});

/** The facts of an order for games, paid, and of what goes back of it. */
function order(prices: number[], backs: Back[] = [], rate = 19): OrderEvent[] {
  const total = sum(prices);
  const split = splitVat(total, rate);
  const vats = shareByWeight(split.vat, prices);
  const lines = prices.map((price, n) => line(`g-${n}`, price, vats[n] ?? 0));
  return [
    {
      type: 'OrderPlaced',
      data: {
        orderId: 'o-1',
        personId: 'ana',
        lines,
        total,
        ...split,
        currency: 'CLP',
        language: 'es',
        terms: null,
        sessionNote: null,
        placedAt: now,
      },
    },
    {
      type: 'OrderPaid',
      data: {
        orderId: 'o-1',
        personId: 'ana',
        paymentId: total === 0 ? null : 'p-1',
        paid: total,
        currency: 'CLP',
        paidAt: now,
      },
    },
    ...refunds(backs, rate),
  ];
}

/** Each part carries the VAT that goes with it, rounded over all that has gone. */
function refunds(backs: Back[], rate = 19): OrderEvent[] {
  let gone = 0;
  return backs.map(({ refundId, gameId, amount, how = 'reversed' }) => {
    const [before, after] = [splitVat(gone, rate), splitVat(gone + amount, rate)];
    gone += amount;
    return {
      type: 'OrderRefunded',
      data: {
        orderId: 'o-1',
        personId: 'ana',
        refundId,
        paymentId: 'p-1',
        lines: [{ gameId, amount }],
        amount,
        net: after.net - before.net,
        vat: after.vat - before.vat,
        how,
        whole: false,
        refundedAt: now,
      },
    };
  });
}

const listed = (gameId: string, developerId: string): MoneyEvent => ({
  type: 'GameReleased',
  data: {
    ...{ gameId, developerId, slug: gameId, title: { es: '', en: '' }, cover: '', price: pesos(1), inPlan: false },
    ...{ revision: 1, releasedAt: now },
  },
});
const planned = (amount: number): MoneyEvent => ({
  type: 'PaymentPlanned',
  data: {
    ...named,
    personId: 'ana',
    amount,
    currency: 'CLP',
    method: 'webpay-plus',
    buyOrder: 'B',
    sessionId: 'S',
    resultUrl: '',
    plannedAt: now,
  },
});
const approved = (amount: number): MoneyEvent => ({
  type: 'PaymentApproved',
  data: { ...named, approval: approval(amount), approvedAt: now, late: false },
});
const returned = (amount: number): MoneyEvent => ({
  type: 'PaymentRefunded',
  data: { ...named, amount, how: 'reversed', refundedAt: now },
});

describe('the split of a sale', () => {
  it('gives 70 % of the net to the developer, as the published figures say', () => {
    expect(developerShare(4193, splitRuleOn(day))).toBe(2935);
  });

  it('is that of the day', () => {
    const rules = [
      { version: 1, from: '2026-01-01', developerPercent: 70 },
      { version: 2, from: '2027-01-01', developerPercent: 75 },
    ];
    expect([splitRuleOn('2026-12-31', rules).version, splitRuleOn('2027-01-01', rules).version]).toEqual([1, 2]);
  });
});

describe('the books of a purchase', () => {
  it('hold what may come while a person pays', () => {
    const { post, reply } = keeping();
    expect(reply(post(planned(4990)))).toEqual({ pending: 4990, expected: -4990 });
  });

  it.each(['PaymentClosed', 'PaymentDeclined'] as const)('hold nothing after %s', (type) => {
    const { post, balances } = keeping();
    post(planned(4990));
    post(
      type === 'PaymentClosed'
        ? { type, data: { ...named, because: 'no-return', closedAt: now } }
        : {
            type,
            data: {
              ...named,
              responseCode: -1,
              bankStatus: 'FAILED',
              cardLast4: null,
              paymentTypeCode: null,
              declinedAt: now,
            },
          },
    );
    expect(balances()).toEqual({});
  });

  it('say who gets what of the money at the provider', () => {
    const { post, balances } = keeping();
    post(listed('g-0', 'taller-sur'));
    const [placed, paid] = order([4990]) as [OrderEvent, OrderEvent];
    // The order's fact comes before the payment's in the log: streams are written in the order of their names.
    for (const fact of [placed, planned(4990), paid, approved(4990)]) post(fact);
    expect(balances()).toEqual({
      'cash-at-provider': 4990,
      vat: -797,
      'developer-payable taller-sur': -2935,
      revenue: -1258,
    });
  });

  it('keep the share of a game without a developer for the one it gets', () => {
    const { post, balances } = keeping();
    for (const fact of order([4990])) post(fact);
    expect(balances()[`developer-payable ${UNASSIGNED}`]).toBe(-2935);
  });

  it('put the share of a plan into the pool of its month', () => {
    const { post, balances } = keeping();
    const period: OrderEvent = {
      type: 'PeriodOrdered',
      data: {
        orderId: 'o-1',
        personId: 'ana',
        subscriptionId: 's-1',
        period: 0,
        planId: 'monthly',
        from: '2026-11-30',
        until: '2026-12-30',
        title: { es: '', en: '' },
        total: 8000,
        ...splitVat(8000),
        currency: 'CLP',
        language: 'es',
        terms: null,
        placedAt: now,
      },
    };
    const facts = [
      period,
      order([8000])[1] as OrderEvent,
      ...refunds([{ refundId: 'r-1', gameId: null, amount: 8000 }]),
    ];
    for (const fact of facts.slice(0, 2)) post(fact);
    expect(balances()).toMatchObject({ vat: -1277, 'developer-payable pool-2026-11': -4706, revenue: -2017 });
    post(facts[2] as OrderEvent);
    expect(balances()).toEqual({ received: 8000, refunds: -8000 });
  });

  it('are empty for what is free', () => {
    const { post } = keeping();
    expect(order([0]).flatMap(post)).toEqual([]);
  });
});

describe('the books of money that goes back', () => {
  it('owe the buyer what nobody wanted until the bank has given it back', () => {
    const { post, balances } = keeping();
    post(planned(4990));
    post({ type: 'PaymentOrphaned', data: { ...named, approval: approval(4990), because: 'order-paid', seenAt: now } });
    expect(balances()).toEqual({ 'cash-at-provider': 4990, refunds: -4990 });
    post(returned(4990));
    expect(balances()).toEqual({});
  });

  it('come out even where the bank named another amount than was planned', () => {
    const { post, balances } = keeping();
    post(planned(4990));
    post({
      type: 'PaymentOrphaned',
      data: { ...named, approval: approval(1), amount: 4990, because: 'mismatch', seenAt: now },
    });
    post(returned(4990));
    expect(balances()).toEqual({});
  });

  it('take what nobody wanted from our own account where it was transferred', () => {
    const { post, balances } = keeping();
    post({
      type: 'PaymentOrphaned',
      data: { ...named, approval: approval(4990), amount: 4990, because: 'order-paid', seenAt: now },
    });
    post({ type: 'PaymentRefunded', data: { ...named, amount: 4990, how: 'transferred', refundedAt: now } });
    expect(balances()).toEqual({ 'cash-at-provider': 4990, bank: -4990 });
  });

  it('take from everybody what they got of a game, and nothing of the other', () => {
    const { post, balances } = keeping();
    post(listed('g-0', 'taller-sur'));
    post(listed('g-1', 'estudio-norte'));
    for (const fact of order([4990, 2490], [{ refundId: 'r-1', gameId: 'g-0', amount: 4990 }])) post(fact);
    post(approved(7480));
    post(returned(4990));
    expect(balances()).toEqual({
      'cash-at-provider': 2490,
      vat: -397,
      'developer-payable estudio-norte': -1465,
      revenue: -628,
    });
  });

  it('show money from our own account as such', () => {
    const { post, balances } = keeping();
    for (const fact of order([4990], [{ refundId: 'r-1', gameId: 'g-0', amount: 4990, how: 'transferred' }]))
      post(fact);
    post(approved(4990));
    expect(balances()).toEqual({ 'cash-at-provider': 4990, bank: -4990 });
  });

  it('refuse an order of which they know nothing', () => {
    const { post } = keeping();
    expect(() => post(order([4990])[1] as OrderEvent)).toThrow('the books know no order o-1');
  });
});

describe('any books', () => {
  const story = fc.record({
    prices: fc.array(fc.integer({ min: 1, max: 2_000_000 }), { minLength: 1, maxLength: 8 }),
    rate: fc.integer({ min: 0, max: 40 }),
    cuts: fc.array(fc.tuple(fc.nat(), fc.nat()), { maxLength: 20 }),
  });

  it('balance after every fact, and are empty again once everything went back, in whatever parts', () => {
    fc.assert(
      fc.property(story, ({ prices, rate, cuts }) => {
        const { post, balances } = keeping();
        const left = [...prices];
        const parts = cuts.flatMap(([cut, part]) => {
          const which = cut % prices.length;
          const amount = part % ((left[which] ?? 0) + 1);
          left[which] = (left[which] ?? 0) - amount;
          return amount > 0 ? [{ which, amount }] : [];
        });
        const rest = left.flatMap((amount, which) => (amount > 0 ? [{ which, amount }] : []));
        const facts = order(
          prices,
          [...parts, ...rest].map(({ which, amount }, n) => ({ refundId: `r-${n}`, gameId: `g-${which}`, amount })),
          rate,
        );
        const total = sum(prices);
        for (const fact of [planned(total), approved(total), ...facts, returned(total)]) {
          expect(post(fact).reduce((before, { amount }) => before + amount, 0)).toBe(0);
        }
        expect(balances()).toEqual({});
      }),
    );
  });
});
