import { get, patch, post, remove } from '../../lib/http';
import { noteSubscribed } from '../../lib/session';
import { memory } from '../../lib/store';
import type {
  ChangedSubscription, CreatedSubscription, Order, OrdersReply, Plan, RenewedSubscription, RenewSubscription, SubscribeRequest, Subscribed, SubscribeWithCode, Subscription, SubscriptionCardChoice, Subscriptions,
  TransactionStatus,
} from '../../lib/wire';

const HERE = '/v1/subscription';
const LAST = 'subscriptionOrder';
/** More charges than anybody has in four years. */
const CHARGES = 50;

export type PlanId = Plan['plan_id'];

const at = (id: string): string => `${HERE}/${encodeURIComponent(id)}`;

/** Somebody's subscriptions, newest first. */
export async function subscriptionsOf(userId: string): Promise<Subscription[]> {
  const { subscription } = await get<Subscriptions>(at(userId));
  noteSubscribed(subscription.some(({ is_active }) => is_active === 1));
  return subscription;
}

export interface Wish { plan: Plan; cardId: string; userId: string | null; terms: string; key: string }

/** Asks for the first period. The order of the charge is remembered, so that the result is found again. */
export async function subscribe({ plan, cardId, userId, terms, key }: Wish): Promise<Subscribed> {
  const reply = await post<Subscribed>(`${HERE}/oneclick`, {
    userId: userId ?? undefined, planId: plan.plan_id, paymentMethodId: cardId, amount: plan.price, currency: 'CLP', accepted_terms: terms,
  } satisfies SubscribeRequest, { headers: { 'idempotency-key': key } });
  memory.write(LAST, reply.token);
  return reply;
}

export const lastCharge = (): string | null => memory.read(LAST);

export const redeem = (code: string): Promise<CreatedSubscription> => post<CreatedSubscription>(`${HERE}/subscribe-with-discount-code`, { discountCode: code } satisfies SubscribeWithCode);
export const cancelRenewal = (id: string): Promise<ChangedSubscription> => patch<ChangedSubscription>(`${at(id)}/cancel`, {});
/** @param amount what the page shows that this charges: the shop refuses where another sum is due. */
export const renew = (id: string, amount: number): Promise<RenewedSubscription> => patch<RenewedSubscription>(`${at(id)}/renew`, { amount } satisfies RenewSubscription);
export const chooseCard = (id: string, cardId: string): Promise<ChangedSubscription> => patch<ChangedSubscription>(`${at(id)}/card`, { payment_method_id: cardId } satisfies SubscriptionCardChoice);
export const hide = (id: string): Promise<unknown> => remove<unknown>(at(id));

/** How a charge stands; the server waits some seconds for its end. */
export const chargeStatus = (orderId: string): Promise<TransactionStatus> => get<TransactionStatus>(`${HERE}/transaction-status/${encodeURIComponent(orderId)}`);

/** What was charged for periods of plans, the latest first. */
export async function charges(): Promise<Order[]> {
  const { orders } = await get<OrdersReply>(`/v1/orders?page=1&size=${CHARGES}`);
  return orders.filter(({ plan }) => plan !== null);
}
