import { specify } from '../../../test/support/given.js';
import { sum } from '../../kernel/money.js';
import type { Offer } from './order.commands.js';
import { orderDecider } from './order.decider.js';
import type { OrderEvent } from './order.events.js';

const noon = '2026-03-09T15:00:00.000Z';
const offer = (gameId: string, price: number): Offer => ({ gameId, slug: gameId, title: { es: gameId, en: gameId }, cover: '/c.svg', price });
const place = (...offers: Offer[]) => ({ type: 'PlaceOrder', orderId: 'o-1', playerId: 'ana', offers, language: 'es', terms: null, sessionNote: null, now: noon }) as const;
const placed = orderDecider.decide(place(offer('volcano', 4490), offer('reef', 3990)), orderDecider.initialState)[0] as OrderEvent;
const paid: OrderEvent = { type: 'OrderPaid', data: { orderId: 'o-1', playerId: 'ana', paymentId: 'p-1', paid: 8480, currency: 'CLP', paidAt: noon } };
const { given } = specify(orderDecider);

describe('placing an order', () => {
  it('adds up, with the VAT inside shared over the lines', () => {
    expect(placed).toMatchObject({ type: 'OrderPlaced', data: { total: 8480, net: 7126, vat: 1354 } });
    const { lines, net, vat } = placed.data as Extract<OrderEvent, { type: 'OrderPlaced' }>['data'];
    expect([sum(lines.map((line) => line.net)), sum(lines.map((line) => line.vat))]).toEqual([net, vat]);
  });
  it('is refused for an empty cart', () => given().when(place()).thenRefused('cart-empty'));
  it('does nothing the second time', () => given(placed).when(place(offer('volcano', 1))).thenNothing());
});

describe('paying an order', () => {
  it('is a fact', () => given(placed).when({ type: 'RecordOrderPaid', paymentId: 'p-1', now: noon }).then(paid));
  it('does nothing the second time', () => given(placed, paid).when({ type: 'RecordOrderPaid', paymentId: 'p-1', now: noon }).thenNothing());
  it('is refused by a second payment', () => given(placed, paid).when({ type: 'RecordOrderPaid', paymentId: 'p-2', now: noon }).thenRefused('order-already-paid'));
  it('is refused before the order', () => given().when({ type: 'RecordOrderPaid', paymentId: 'p-1', now: noon }).thenRefused('order-unknown'));
});
