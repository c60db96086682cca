import { minutes, type Instant } from '../../kernel/instant.js';
import { type Pesos, sum } from '../../kernel/money.js';
import { Refusal } from '../../kernel/refusal.js';

/** What of a line can go back, as the rights tell it. */
interface Line {
  gameId: string | null;
  amount: Pesos;
  not: 'unpaid' | 'free' | 'returned' | 'in-progress' | null;
}

/** A line that is asked back; without an amount, all that is left of it. */
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

/** What goes back when these lines are wanted, or all that can when none is named. @throws Refusal naming why a line cannot. */
export function chosenLines(
  lines: readonly Line[],
  wanted: readonly WantedLine[] | null,
): { gameId: string | null; amount: Pesos }[] {
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
 * Which lines an amount without a name for them stands for: all that is left, the one line of that price, else as much of each as is needed.
 * Only the first two are plain enough to be given back without somebody looking at it.
 */
export function linesOfAmount(
  lines: readonly Line[],
  amount: Pesos,
): { lines: { gameId: string | null; amount: Pesos }[]; isPlain: boolean } {
  const left = chosenLines(lines, null);
  if (amount > sum(left.map((line) => line.amount))) throw new Refusal('refund-exceeds-payment');
  if (amount === sum(left.map((line) => line.amount))) return { lines: left, isPlain: true };
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

/** A part of what is left leaves more to be asked: within this time the same part again is the first one, sent twice. */
const REPEATED_WITHIN = minutes(10);

/** Whether a wish of this moment may still be an earlier one sent again. */
export function isJustAsked(requestedAt: Date, now: Instant): boolean {
  return Date.parse(now) - requestedAt.getTime() < REPEATED_WITHIN;
}

/** Whether two wishes are for the same money, so that the second is the first pressed twice. */
export function isSameWish(a: readonly WantedLine[], b: readonly WantedLine[]): boolean {
  return (
    a.length === b.length &&
    a.every(({ gameId, amount }) =>
      b.some(
        (line) =>
          line.gameId === gameId && (amount === undefined || line.amount === undefined || line.amount === amount),
      ),
    )
  );
}
