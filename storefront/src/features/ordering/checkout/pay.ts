import { HttpError, post } from '../../../lib/http';
import { postForm } from '../../../lib/post-form';
import { memory } from '../../../lib/store';
import type { PaymentReply } from '../../../lib/wire';

const ORDER = 'orderId';

export interface Payment {
  cart: string[];
  userId: string | null;
  subtotal: number;
  acceptedTerms: string;
  code: string | null;
  sessionId: string;
  key: string;
}

/** Places the order. @returns where the buyer's browser goes next */
export async function beginPayment(payment: Payment): Promise<PaymentReply> {
  const reply = await post('/v1/payment', {
    params: { header: { 'idempotency-key': payment.key } },
    body: {
      cart: payment.cart,
      user_id: payment.userId ?? undefined,
      discount_code: payment.code ?? undefined,
      session_id: payment.sessionId,
      url: `${location.origin}/postorder`,
      subtotal: payment.subtotal,
      currency: 'CLP',
      accepted_terms: payment.acceptedTerms,
    },
  });
  memory.write(ORDER, reply.orderId);
  return reply;
}

/**
 * Pays an order with a saved card; a repetition with the same key pays once. How it ended is read from the order.
 * @throws HttpError only where the shop refused before it asked the bank: nothing was charged then.
 */
export async function payUnlessLost(orderId: string, cardId: string, key: string): Promise<void> {
  try {
    await post('/v1/payment/order/{orderId}/pay-with-card', {
      params: { path: { orderId }, header: { 'idempotency-key': key } },
      body: { cardId },
    });
  } catch (problem) {
    if (!mayHaveCharged(problem)) throw problem;
  }
}

/** A lost answer tells nothing of the charge, nor does an ill server's; a paid order has one. */
const mayHaveCharged = (problem: unknown): boolean =>
  !(problem instanceof HttpError) || problem.status >= 500 || problem.code === 'order-already-paid';

/** Opens another try at paying the same order. */
export async function tryAgain(orderId: string): Promise<PaymentReply> {
  const reply = await post('/v1/payment/order/{orderId}/retry', {
    params: { path: { orderId } },
    body: { url: `${location.origin}/postorder` },
  });
  memory.write(ORDER, reply.orderId);
  return reply;
}

/** The order this browser placed last. */
export const lastOrder = (): string | null => memory.read(ORDER);

/** The bank wants a form posted by the browser itself, so that is what leaves this page. */
export const leaveFor = ({ token, url }: PaymentReply): void => postForm(url, { token_ws: token });
