import type { Decider } from '../../kernel/decider.js';
import { GrowingMap } from '../../kernel/growing-map.js';
import { shareByWeight, splitVat, sum, takeOff, type Pesos } from '../../kernel/money.js';
import { Refusal } from '../../kernel/refusal.js';
import type {
  Offer,
  OrderCommand,
  PlaceOrder,
  PlacePeriodOrder,
  RecordOrderRefunded,
  Reduction,
} from './order.commands.js';
import type { AcceptedTerms, OrderDiscount, OrderEvent, OrderLine } from './order.events.js';

/** One period of a plan, as it was ordered. */
export interface OrderedPeriod {
  subscriptionId: string;
  period: number;
}

interface Ordered {
  orderId: string;
  personId: string;
  lines: OrderLine[];
  total: Pesos;
  /** Null where games were ordered. */
  plan: OrderedPeriod | null;
  discount: OrderDiscount | null;
  /** Undefined where it is the standard one. */
  vatRate: number | undefined;
}

export type OrderState =
  | { status: 'None' }
  | ({ status: 'Placed' } & Ordered)
  | ({ status: 'Paid'; paymentId: string | null; refunded: Refunded } & Ordered);

/** What went back so far, by game (the empty text for a plan's period). */
export interface Refunded {
  ids: GrowingMap<string, true>;
  amount: Pesos;
  byGame: GrowingMap<string, Pesos>;
}

const NOTHING: Refunded = { ids: new GrowingMap(), amount: 0, byGame: new GrowingMap() };

function decide(command: OrderCommand, state: OrderState): OrderEvent[] {
  if (command.type === 'PlaceOrder') return state.status === 'None' ? [placed(command)] : [];
  if (command.type === 'PlacePeriodOrder') return state.status === 'None' ? [periodOrdered(command)] : [];
  if (state.status === 'None') throw new Refusal('order-unknown');
  if (command.type === 'RecordOrderRefunded') return refunded(command, state);
  if (state.status === 'Paid') {
    if (state.paymentId === command.paymentId) return [];
    throw new Refusal('order-already-paid');
  }

  const { orderId, personId, total } = state;
  return [
    {
      type: 'OrderPaid',
      data: { orderId, personId, paymentId: command.paymentId, paid: total, currency: 'CLP', paidAt: command.now },
    },
  ];
}

function placed({
  orderId,
  personId,
  offers,
  language,
  terms,
  sessionNote,
  now,
  reduction,
  vatRate,
}: PlaceOrder): OrderEvent {
  if (offers.length === 0) throw new Refusal('cart-empty');

  const prices = pricesOf(offers, reduction);
  const total = sum(prices);
  const { net, vat } = splitVat(total, vatRate);
  const amount = sum(offers.map((offer) => offer.price)) - total;
  const discount = reduction && { discount: { codeId: reduction.codeId, percent: reduction.percent, amount } };
  return {
    type: 'OrderPlaced',
    data: {
      orderId,
      personId,
      lines: linesOf(offers, prices, vat),
      total,
      net,
      vat,
      currency: 'CLP',
      language,
      terms: accepted(terms),
      sessionNote,
      placedAt: now,
      ...discount,
      ...(vatRate === undefined ? {} : { vatRate }),
    },
  };
}

function accepted(terms: AcceptedTerms | null): AcceptedTerms | null {
  return terms && { version: terms.version, hash: terms.hash };
}

/** What is asked for each game once a code took off its part. */
export function pricesOf(
  offers: readonly Pick<Offer, 'gameId' | 'price'>[],
  reduction: Pick<Reduction, 'percent' | 'gameIds'> | undefined,
): Pesos[] {
  if (!reduction) return offers.map((offer) => offer.price);

  const isReduced = ({ gameId }: { gameId: string }): boolean =>
    reduction.gameIds === null || reduction.gameIds.includes(gameId);
  const reduced = takeOff(
    reduction.percent,
    offers.filter(isReduced).map((offer) => offer.price),
  );
  let next = 0;
  return offers.map((offer) => (isReduced(offer) ? (reduced[next++] ?? offer.price) : offer.price));
}

/** The order's VAT is rounded once and shared over its lines, so that they add up to it. */
function linesOf(offers: readonly Offer[], prices: readonly Pesos[], vat: Pesos): OrderLine[] {
  const shares = shareByWeight(vat, prices);
  return offers.map((offer, index) => {
    const [price = offer.price, share = 0] = [prices[index], shares[index]];
    const {
      gameId,
      slug,
      title: { es, en },
      cover,
    } = offer;
    return {
      gameId,
      slug,
      title: { es, en },
      cover,
      price,
      vat: share,
      net: price - share,
      ...(price === offer.price ? {} : { listPrice: offer.price }),
    };
  });
}

function periodOrdered({
  orderId,
  personId,
  subscriptionId,
  period,
  planId,
  from,
  until,
  title: { es, en },
  price,
  language,
  terms,
  vatRate,
  now,
}: PlacePeriodOrder): OrderEvent {
  const { net, vat } = splitVat(price, vatRate);
  return {
    type: 'PeriodOrdered',
    data: {
      orderId,
      personId,
      subscriptionId,
      period,
      planId,
      from,
      until,
      title: { es, en },
      total: price,
      net,
      vat,
      currency: 'CLP',
      language,
      terms: accepted(terms),
      placedAt: now,
      ...(vatRate === undefined ? {} : { vatRate }),
    },
  };
}

function refunded(
  { refundId, paymentId, lines, how, now }: RecordOrderRefunded,
  state: Exclude<OrderState, { status: 'None' }>,
): OrderEvent[] {
  if (state.status !== 'Paid') throw new Refusal('order-not-paid');
  if (state.refunded.ids.has(refundId)) return [];
  const amount = sum(lines.map((line) => line.amount));
  const tooMuch = lines.some(
    (line) => (state.refunded.byGame.get(line.gameId ?? '') ?? 0) + line.amount > paidFor(state, line.gameId),
  );
  if (tooMuch || state.refunded.amount + amount > state.total) throw new Refusal('refund-exceeds-payment');

  const whole = state.refunded.amount + amount === state.total;
  // Rounded over what has gone back so far, so that several parts add up to the order's own split.
  const before = splitVat(state.refunded.amount, state.vatRate);
  const after = splitVat(state.refunded.amount + amount, state.vatRate);
  const { orderId, personId } = state;
  return [
    {
      type: 'OrderRefunded',
      data: {
        orderId,
        personId,
        refundId,
        paymentId,
        lines,
        amount,
        net: after.net - before.net,
        vat: after.vat - before.vat,
        how,
        whole,
        refundedAt: now,
      },
    },
  ];
}

function paidFor(state: Ordered, gameId: string | null): Pesos {
  if (gameId === null) return state.plan ? state.total : 0;
  return state.lines.find((line) => line.gameId === gameId)?.price ?? 0;
}

function evolve(state: OrderState, event: OrderEvent): OrderState {
  switch (event.type) {
    case 'OrderPlaced': {
      const { orderId, personId, lines, total, discount = null, vatRate } = event.data;
      return { status: 'Placed', orderId, personId, lines, total, plan: null, discount, vatRate };
    }
    case 'PeriodOrdered': {
      const { orderId, personId, total, subscriptionId, period, vatRate } = event.data;
      return {
        status: 'Placed',
        orderId,
        personId,
        lines: [],
        total,
        plan: { subscriptionId, period },
        discount: null,
        vatRate,
      };
    }
    case 'OrderPaid':
      return state.status === 'Placed'
        ? { ...state, status: 'Paid', paymentId: event.data.paymentId, refunded: NOTHING }
        : state;
    case 'OrderRefunded': {
      if (state.status !== 'Paid') return state;
      const { refundId, lines, amount } = event.data;
      const byGame = lines.reduce(
        (before, line) => before.with(line.gameId ?? '', (before.get(line.gameId ?? '') ?? 0) + line.amount),
        state.refunded.byGame,
      );
      return {
        ...state,
        refunded: { ids: state.refunded.ids.with(refundId, true), amount: state.refunded.amount + amount, byGame },
      };
    }
  }
  return event satisfies never;
}

/** What was bought, for how much; paid once; given back in parts that never exceed it. */
export const orderDecider: Decider<OrderCommand, OrderState, OrderEvent> = {
  initialState: { status: 'None' },
  decide,
  evolve,
};
