import { post } from '../../../lib/http';
import { postForm } from '../../../lib/post-form';
import { isUnanswered, sendUntilAnswered, type Staying } from '../../../lib/session/resend';
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

const requested = (payment: Payment) => ({
  cart: payment.cart,
  user_id: payment.userId ?? undefined,
  discount_code: payment.code ?? undefined,
  session_id: payment.sessionId,
  url: `${location.origin}/postorder`,
  subtotal: payment.subtotal,
  currency: 'CLP' as const,
  accepted_terms: payment.acceptedTerms,
});

/** Places the order and opens the bank's form. @returns where the buyer's browser goes next */
export async function beginPayment(payment: Payment): Promise<PaymentReply> {
  const reply = await post('/v1/payment', {
    params: { header: { 'idempotency-key': payment.key } },
    body: requested(payment),
  });
  memory.write(ORDER, reply.orderId);
  return reply;
}

/** No try of a charge was answered: it may have reached the bank all the same, and the same key finds it again. */
export class UnansweredCharge extends Error {
  constructor() {
    super('The charge was not answered');
    this.name = 'UnansweredCharge';
  }
}

/**
 * Places the order and charges it to a saved card. A lost answer tells nothing of the charge: the same key asks for it
 * again, and charges once.
 * @returns the page that tells how it ended
 * @throws HttpError if the shop refused before it asked the bank: nothing was charged then. UnansweredCharge.
 */
export async function buyWithCard(payment: Payment, cardId: string, staying: Staying): Promise<string> {
  const request = () =>
    post('/v1/payment/with-card', {
      params: { header: { 'idempotency-key': `${payment.key}-${cardId}` } },
      body: { ...requested(payment), card_id: cardId },
    });
  const reply = await sendUntilAnswered(request, staying).catch((problem: unknown) => {
    throw isUnanswered(problem) ? new UnansweredCharge() : problem;
  });
  memory.write(ORDER, reply.orderId);
  return `/postorder?orderId=${encodeURIComponent(reply.orderId)}`;
}

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
