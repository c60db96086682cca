import { get, HttpError, post } from '../../lib/http';
import type { Order, Refund, RefundRequest } from '../../lib/wire';

/** What of an order may go back, and what was asked back so far. @throws HttpError 404 for another's order. */
export const optionsOf = (orderId: string) =>
  get('/v1/orders/{orderId}/refund-options', { params: { path: { orderId } } });

/** The order itself, for its pictures, its card and its plan. @throws HttpError 404 for another's order. */
export async function orderOf(orderId: string): Promise<Order> {
  const order = await get('/v1/payment/order/{orderId}', { params: { path: { orderId } } });
  if (!('total' in order)) throw new HttpError(404, '', 'not-found');
  return order;
}

/** Requests a refund. Pressing twice is one request; the reply waits some seconds for the bank. */
export const requestRefund = (orderId: string, body: RefundRequest) =>
  post('/v1/orders/{orderId}/refunds', { params: { path: { orderId } }, body });

/** All refunds that a person requested, newest first. */
export const ownRefunds = async (): Promise<Refund[]> => (await get('/v1/refunds')).refunds;
