import { minutes, type Instant } from '../../../kernel/instant.js';
import { sum, type Pesos } from '../../../kernel/money.js';
import { Refusal } from '../../../kernel/refusal.js';
import type { OrderLine } from '../../ordering/order.events.js';
import type { RefundLine } from '../refund.events.js';
import type { LineRights } from './rights.rules.js';

type Line = Pick<LineRights, 'gameId' | 'amount' | 'not'>;

/** A line to be refunded; without an amount, all that is left of it. */
export interface WantedLine {
  gameId: string | null;
  amount?: Pesos;
}

const WHY_NOT = {
  unpaid: 'order-not-paid',
  free: 'refund-nothing-paid',
  returned: 'refund-already-done',
  'in-progress': 'refund-in-progress',
} as const;

/** What goes back for these lines, or for all that can when none is named. @throws Refusal naming why a line cannot. */
export function chosenLines(lines: readonly Line[], wanted: readonly WantedLine[] | null): RefundLine[] {
  if (wanted === null) {
    const left = lines.filter((line) => line.not === null);
    if (left.length === 0) throw new Refusal(WHY_NOT[lines.find((line) => line.not !== 'free')?.not ?? 'free']);
    return left.map(({ gameId, amount }) => ({ gameId, amount }));
  }
  return wanted.map(({ gameId, amount }) => {
    const line = lines.find((one) => one.gameId === gameId);
    if (!line) throw new Refusal('refund-line-unknown');
    if (line.not) throw new Refusal(WHY_NOT[line.not]);
    if (amount !== undefined && amount > line.amount) throw new Refusal('refund-exceeds-payment');
    return { gameId, amount: amount ?? line.amount };
  });
}

/**
 * Which lines an amount stands for: all that is left, the one line of that price, else as much of each as is needed.
 * Only the first two are plain enough to be refunded without staff.
 */
export function linesOfAmount(lines: readonly Line[], amount: Pesos): { lines: RefundLine[]; isPlain: boolean } {
  const left = chosenLines(lines, null);
  const total = sum(left.map((line) => line.amount));
  if (amount > total) throw new Refusal('refund-exceeds-payment');
  if (amount === total) return { lines: left, isPlain: true };
  const [only, ...others] = left.filter((line) => line.amount === amount);
  if (only && others.length === 0) return { lines: [only], isPlain: true };

  let rest = amount;
  const parts = left.map((line) => {
    const part = Math.min(rest, line.amount);
    rest -= part;
    return { gameId: line.gameId, amount: part };
  });
  return { lines: parts.filter((line) => line.amount > 0), isPlain: false };
}

/** A part of a price leaves more to be refunded: within this time the same part again is a duplicate request. */
const REPEATED_WITHIN = minutes(10);

export function isJustRequested(requestedAt: Date, now: Instant): boolean {
  return Date.parse(now) - requestedAt.getTime() < REPEATED_WITHIN;
}

/** Whether two requests are for the same money. */
export function isSameMoney(a: readonly WantedLine[], b: readonly WantedLine[]): boolean {
  const isSame = (one: WantedLine, other: WantedLine): boolean =>
    one.gameId === other.gameId &&
    (one.amount === undefined || other.amount === undefined || one.amount === other.amount);
  return a.length === b.length && a.every((line) => b.some((other) => isSame(line, other)));
}

/** The games whose whole price went back; null is a plan's period. Only these leave the person. */
export function wholeBack(
  order: { lines: readonly Pick<OrderLine, 'gameId' | 'price'>[]; plan: object | null; total: Pesos },
  refunds: readonly { state: string; lines: readonly RefundLine[] }[],
): ReadonlySet<string | null> {
  const done = refunds.filter(({ state }) => state === 'completed').flatMap((refund) => refund.lines);
  const paid = order.plan ? [{ gameId: null, price: order.total }] : order.lines;
  const isBack = ({ gameId, price }: { gameId: string | null; price: Pesos }): boolean =>
    sum(done.filter((line) => line.gameId === gameId).map(({ amount }) => amount)) === price;
  return new Set(paid.filter(isBack).map(({ gameId }) => gameId));
}
