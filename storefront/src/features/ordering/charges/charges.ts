import { get } from '../../../lib/http';
import type { Order } from '../../../lib/wire';
import { canReturn } from '../returned';

/** More charges than a person has in four years. */
const CHARGES = 50;
/** The longest that the law gives to withdraw, where the written confirmation is missing. */
const LONGEST_TERM_MS = 90 * 86_400_000;

/** What was charged for periods of plans, the latest first. */
export async function charges(): Promise<Order[]> {
  const { orders } = await get('/v1/orders', { params: { query: { page: 1, size: CHARGES } } });
  return orders.filter(({ plan }) => plan !== null);
}

/** The charges beside which returning is offered: the latest one, and those so near to it that a right to them may still hold. */
export function offeredBack(orders: readonly Order[]): Order[] {
  const open = orders.filter(canReturn);
  const paidAt = ({ paidAt: at }: Order): number => Date.parse(at ?? '');
  const latest = Math.max(...open.map(paidAt));
  return open.filter((order) => latest - paidAt(order) <= LONGEST_TERM_MS);
}
