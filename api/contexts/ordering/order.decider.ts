import type { Decider } from '../../kernel/decider.js';
import { shareByWeight, splitVat, sum, type Pesos } from '../../kernel/money.js';
import { Refusal } from '../../kernel/refusal.js';
import type { Offer, OrderCommand, PlaceOrder } from './order.commands.js';
import type { OrderEvent, OrderLine } from './order.events.js';

export type OrderState =
  | { status: 'None' }
  | { status: 'Placed'; orderId: string; playerId: string; lines: OrderLine[]; total: Pesos }
  | { status: 'Paid'; orderId: string; playerId: string; lines: OrderLine[]; total: Pesos; paymentId: string | null };

function decide(command: OrderCommand, state: OrderState): OrderEvent[] {
  if (command.type === 'PlaceOrder') return state.status === 'None' ? [placed(command)] : [];
  if (state.status === 'None') throw new Refusal('order-unknown');
  if (state.status === 'Paid') {
    if (state.paymentId === command.paymentId) return [];
    throw new Refusal('order-already-paid');
  }

  const { orderId, playerId, total } = state;
  return [{ type: 'OrderPaid', data: { orderId, playerId, paymentId: command.paymentId, paid: total, currency: 'CLP', paidAt: command.now } }];
}

function placed({ orderId, playerId, offers, language, terms, sessionNote, now }: PlaceOrder): OrderEvent {
  if (offers.length === 0) throw new Refusal('cart-empty');

  const total = sum(offers.map((offer) => offer.price));
  const { net, vat } = splitVat(total);
  return { type: 'OrderPlaced', data: { orderId, playerId, lines: linesOf(offers, vat), total, net, vat, currency: 'CLP', language, terms, sessionNote, placedAt: now } };
}

/** The order's VAT is rounded once and shared over its lines, so that they add up to it. */
function linesOf(offers: readonly Offer[], vat: Pesos): OrderLine[] {
  const shares = shareByWeight(vat, offers.map((offer) => offer.price));
  return offers.map((offer, index) => {
    const share = shares[index] ?? 0;
    return { ...offer, vat: share, net: offer.price - share };
  });
}

function evolve(state: OrderState, event: OrderEvent): OrderState {
  switch (event.type) {
    case 'OrderPlaced': {
      const { orderId, playerId, lines, total } = event.data;
      return { status: 'Placed', orderId, playerId, lines, total };
    }
    case 'OrderPaid':
      return state.status === 'Placed' ? { ...state, status: 'Paid', paymentId: event.data.paymentId } : state;
  }
  return event satisfies never;
}

/** What was bought, for how much; paid once. */
export const orderDecider: Decider<OrderCommand, OrderState, OrderEvent> = { initialState: { status: 'None' }, decide, evolve };
