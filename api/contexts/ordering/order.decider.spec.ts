import { specify } from '../../../test/support/given.js';
import { sum } from '../../kernel/money.js';
import type { Offer, OrderCommand } from './order.commands.js';
import { orderDecider } from './order.decider.js';
import type { OrderEvent } from './order.events.js';

const noon = '2026-03-09T15:00:00.000Z';
const offer = (gameId: string, price: number): Offer => ({
  gameId,
  slug: gameId,
  title: { es: gameId, en: gameId },
  cover: '/c.svg',
  price,
});
const place = (...offers: Offer[]) =>
  ({
    type: 'PlaceOrder',
    orderId: 'o-1',
    personId: 'ana',
    offers,
    language: 'es',
    terms: null,
    sessionNote: null,
    now: noon,
  }) as const;
const placed = orderDecider.decide(
  place(offer('volcano', 4490), offer('reef', 3990)),
  orderDecider.initialState,
)[0] as OrderEvent;
const paid: OrderEvent = {
  type: 'OrderPaid',
  data: { orderId: 'o-1', personId: 'ana', paymentId: 'p-1', paid: 8480, currency: 'CLP', paidAt: noon },
};
const { given } = specify(orderDecider);

describe('placing an order', () => {
  it('adds up, with the VAT inside shared over the lines', () => {
    expect(placed).toMatchObject({ type: 'OrderPlaced', data: { total: 8480, net: 7126, vat: 1354 } });
    const { lines, net, vat } = placed.data as Extract<OrderEvent, { type: 'OrderPlaced' }>['data'];
    expect([sum(lines.map((line) => line.net)), sum(lines.map((line) => line.vat))]).toEqual([net, vat]);
  });
  it('is refused for an empty cart', () => given().when(place()).thenRefused('cart-empty'));
  it('does nothing the second time', () =>
    given(placed)
      .when(place(offer('volcano', 1)))
      .thenNothing());
});

describe('paying an order', () => {
  it('is a fact', () => given(placed).when({ type: 'RecordOrderPaid', paymentId: 'p-1', now: noon }).then(paid));
  it('does nothing the second time', () =>
    given(placed, paid).when({ type: 'RecordOrderPaid', paymentId: 'p-1', now: noon }).thenNothing());
  it('is refused by a second payment', () =>
    given(placed, paid)
      .when({ type: 'RecordOrderPaid', paymentId: 'p-2', now: noon })
      .thenRefused('order-already-paid'));
  it('is refused before the order', () =>
    given().when({ type: 'RecordOrderPaid', paymentId: 'p-1', now: noon }).thenRefused('order-unknown'));
});

describe('a code that takes something off', () => {
  const cheaper = (percent: number, gameIds: string[] | null = null): OrderEvent =>
    orderDecider.decide(
      { ...place(offer('volcano', 4490), offer('reef', 3990)), reduction: { codeId: 'c-1', percent, gameIds } },
      orderDecider.initialState,
    )[0] as OrderEvent;

  it('shows each line before and after, and what it took off the whole', () => {
    expect(cheaper(15)).toMatchObject({
      data: {
        total: 7208,
        discount: { codeId: 'c-1', percent: 15, amount: 1272 },
        lines: [
          { price: 3817, listPrice: 4490 },
          { price: 3391, listPrice: 3990 },
        ],
      },
    });
  });
  it('leaves other games alone', () => {
    expect(cheaper(50, ['reef'])).toMatchObject({
      data: { total: 6485, lines: [{ price: 4490 }, { price: 1995, listPrice: 3990 }] },
    });
  });
  it('may make the order free', () => {
    expect(cheaper(100)).toMatchObject({ data: { total: 0, net: 0, vat: 0 } });
  });
});

describe('ordering a period of a plan', () => {
  const order = {
    type: 'PlacePeriodOrder',
    orderId: 'o-2',
    personId: 'ana',
    subscriptionId: 's-1',
    period: 3,
    planId: 'monthly',
    from: '2026-03-09',
    until: '2026-04-09',
    title: { es: 'Plan mensual', en: 'Monthly plan' },
    price: 8000,
    language: 'es',
    terms: null,
    now: noon,
  } as const;
  const [ordered] = orderDecider.decide(order, orderDecider.initialState) as [OrderEvent];
  const paidPlan: OrderEvent = {
    type: 'OrderPaid',
    data: { orderId: 'o-2', personId: 'ana', paymentId: 'p-2', paid: 8000, currency: 'CLP', paidAt: noon },
  };

  it('carries the price that was promised, with its VAT', () => {
    expect(ordered).toMatchObject({
      type: 'PeriodOrdered',
      data: { subscriptionId: 's-1', period: 3, total: 8000, net: 6723, vat: 1277 },
    });
  });
  it('does nothing the second time', () => given(ordered).when(order).thenNothing());
  it('is paid like any other', () =>
    given(ordered).when({ type: 'RecordOrderPaid', paymentId: 'p-2', now: noon }).then(paidPlan));
  it('gives the period back whole', () => {
    given(ordered, paidPlan)
      .when({
        type: 'RecordOrderRefunded',
        refundId: 'r-1',
        paymentId: 'p-2',
        lines: [{ gameId: null, amount: 8000 }],
        how: 'reversed',
        now: noon,
      })
      .thenTypes('OrderRefunded');
  });
});

describe('giving money back', () => {
  const back = (refundId: string, ...lines: { gameId: string | null; amount: number }[]) =>
    ({ type: 'RecordOrderRefunded', refundId, paymentId: 'p-1', lines, how: 'nullified', now: noon }) as const;
  const [first] = orderDecider.decide(
    back('r-1', { gameId: 'reef', amount: 3990 }),
    [placed, paid].reduce(orderDecider.evolve, orderDecider.initialState),
  ) as [OrderEvent];
  const [second] = orderDecider.decide(
    back('r-2', { gameId: 'volcano', amount: 4490 }),
    [placed, paid, first].reduce(orderDecider.evolve, orderDecider.initialState),
  ) as [OrderEvent];

  it('tells whether all of it went back', () => {
    expect([first, second]).toMatchObject([
      { data: { amount: 3990, whole: false } },
      { data: { amount: 4490, whole: true } },
    ]);
  });
  it("splits the VAT so that the parts add up to the order's own", () => {
    const [a, b] = [first, second].map((event) => event.data as { net: number; vat: number });
    expect([(a?.net ?? 0) + (b?.net ?? 0), (a?.vat ?? 0) + (b?.vat ?? 0)]).toEqual([7126, 1354]);
  });
  it('does nothing the second time', () =>
    given(placed, paid, first)
      .when(back('r-1', { gameId: 'reef', amount: 3990 }))
      .thenNothing());
  it('is refused beyond what a game cost', () =>
    given(placed, paid, first)
      .when(back('r-3', { gameId: 'reef', amount: 1 }))
      .thenRefused('refund-exceeds-payment'));
  it("is refused for a game that is none of the order's", () =>
    given(placed, paid)
      .when(back('r-3', { gameId: 'moon', amount: 1 }))
      .thenRefused('refund-exceeds-payment'));
  it('is refused before it is paid', () =>
    given(placed)
      .when(back('r-1', { gameId: 'reef', amount: 3990 }))
      .thenRefused('order-not-paid'));
});

describe('another rate of VAT', () => {
  const [dearer] = orderDecider.decide(
    { ...place(offer('volcano', 4490)), vatRate: 21 },
    orderDecider.initialState,
  ) as [OrderEvent];
  const paidOnce: OrderEvent = {
    type: 'OrderPaid',
    data: { orderId: 'o-1', personId: 'ana', paymentId: 'p-1', paid: 4490, currency: 'CLP', paidAt: noon },
  };
  const back = (amount: number): OrderCommand => ({
    type: 'RecordOrderRefunded',
    refundId: `r-${amount}`,
    paymentId: 'p-1',
    lines: [{ gameId: 'volcano', amount }],
    how: 'nullified',
    now: noon,
  });

  it('is kept with the order', () =>
    expect(dearer).toMatchObject({ data: { total: 4490, net: 3711, vat: 779, vatRate: 21 } }));
  it('goes back as it came', () => {
    expect(
      orderDecider.decide(back(4490), [dearer, paidOnce].reduce(orderDecider.evolve, orderDecider.initialState)),
    ).toMatchObject([{ data: { net: 3711, vat: 779, whole: true } }]);
  });
});
