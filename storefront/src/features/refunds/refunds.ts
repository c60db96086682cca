import { get, post } from '../../lib/http';
import type { Order, Refund, RefundOptions, Refunds, RefundWish } from '../../lib/wire';

const at = (orderId: string): string => `/v1/orders/${encodeURIComponent(orderId)}`;

/** What of an order may go back, and what was asked back so far. @throws HttpError 404 for another's order. */
export const optionsOf = (orderId: string): Promise<RefundOptions> => get<RefundOptions>(`${at(orderId)}/refund-options`);

/** The order itself, for its pictures, its card and its plan. */
export const orderOf = (orderId: string): Promise<Order> => get<Order>(`/v1/payment/order/${encodeURIComponent(orderId)}`);

/** Asks for money back. Pressing twice is one wish; the answer waits some seconds for the bank. */
export const askBack = (orderId: string, wish: RefundWish): Promise<Refund> => post<Refund>(`${at(orderId)}/refunds`, wish);

/** All that somebody asked back, newest first. */
export const ownRefunds = async (): Promise<Refund[]> => (await get<Refunds>('/v1/refunds')).refunds;
