import { get, patch, post, remove } from '../../lib/http';
import { sendUntilAnswered, type Staying } from '../../lib/session/resend';
import { noteSubscribed } from '../../lib/session/session';
import { memory } from '../../lib/store';
import type { Plan, Subscription } from '../../lib/wire';

const LAST = 'subscriptionOrder';

export type PlanId = Plan['plan_id'];

/** A person's subscriptions, newest first. */
export async function subscriptionsOf(userId: string): Promise<Subscription[]> {
  const { subscription } = await get('/v1/subscription/{userId}', { params: { path: { userId } } });
  noteSubscribed(subscription.some(({ is_active }) => is_active === 1));
  return subscription;
}

export interface SubscribeOptions extends Staying {
  plan: Plan;
  cardId: string;
  userId: string | null;
  terms: string;
  key: string;
}

/**
 * Asks for the first period, with the same key until there is an answer. The order of the charge is remembered, so that
 * the result is found again.
 */
export async function subscribe({ plan, cardId, userId, terms, key, ...staying }: SubscribeOptions) {
  const request = () =>
    post('/v1/subscription/oneclick', {
      params: { header: { 'idempotency-key': key } },
      body: {
        userId: userId ?? undefined,
        planId: plan.plan_id,
        paymentMethodId: cardId,
        amount: plan.price,
        currency: 'CLP',
        accepted_terms: terms,
      },
    });
  const reply = await sendUntilAnswered(request, staying);
  memory.write(LAST, reply.token);
  return reply;
}

export const lastCharge = (): string | null => memory.read(LAST);

export const redeem = (code: string) =>
  post('/v1/subscription/subscribe-with-discount-code', { body: { discountCode: code } });
export const cancelRenewal = (id: string) => patch('/v1/subscription/{id}/cancel', { params: { path: { id } } });
/** @param amount what the page shows that this charges: the shop refuses where another sum is due. */
export const renew = (id: string, amount: number) =>
  patch('/v1/subscription/{id}/renew', { params: { path: { id } }, body: { amount } });
/** Names the card of the next charges; where money is owed this pays it, once however often it arrives. */
export const chooseCard = (id: string, cardId: string, staying: Staying) =>
  sendUntilAnswered(
    () => patch('/v1/subscription/{id}/card', { params: { path: { id } }, body: { payment_method_id: cardId } }),
    staying,
  );
export const hide = (id: string) => remove('/v1/subscription/{id}', { params: { path: { id } } });
