import type { SettlementDifference } from '../lib/wire';

/** Who has it: only the bank, only the shop, or both with different details. */
export type Direction = 'bank' | 'shop' | 'both';

export const DIRECTIONS: readonly Direction[] = ['bank', 'shop', 'both'];

/** In which direction the bank and the shop differ. */
export function directionOf({ kind }: Pick<SettlementDifference, 'kind'>): Direction {
  if (kind === 'settlement-not-ours') return 'bank';
  return kind === 'settlement-missing' ? 'shop' : 'both';
}

/** The money that only one side has; null where both have the payment. */
export function sumOf(direction: Direction, differences: readonly SettlementDifference[]): number | null {
  if (direction === 'both') return null;
  return differences.reduce((sum, { expected, found }) => sum + Number(direction === 'bank' ? found : expected), 0);
}
