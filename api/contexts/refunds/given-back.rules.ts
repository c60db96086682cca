import type { OrderLine } from '../ordering/order.events.js';
import type { RefundLine } from './refund.events.js';
import { sum } from '../../kernel/money.js';

/** What was paid: for games, or for a period of a plan. */
interface Paid {
  lines: readonly Pick<OrderLine, 'gameId' | 'price'>[];
  plan: object | null;
  total: number;
}

/** The lines of an order of which nothing stays paid, by game; null is its plan period. Only these leave the person. */
export function wholeBack(
  { lines, plan, total }: Paid,
  wishes: readonly { state: string; lines: readonly RefundLine[] }[],
): ReadonlySet<string | null> {
  const done = wishes.filter(({ state }) => state === 'completed').flatMap((wish) => wish.lines);
  const paid = plan ? [{ gameId: null, price: total }] : lines;
  const isBack = ({ gameId, price }: { gameId: string | null; price: number }): boolean =>
    sum(done.filter((line) => line.gameId === gameId).map(({ amount }) => amount)) === price;
  return new Set(paid.filter(isBack).map(({ gameId }) => gameId));
}
