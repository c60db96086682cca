import type { CivilDate } from '../../../kernel/calendar.js';
import { monthOf } from './accrual.rules.js';

/** What a sale of a game, or money back of one, brings its studio. */
export interface SaleShare {
  developerId: string;
  gameId: string;
  orderId: string;
  day: CivilDate;
  amount: number;
  ruleVersion: number;
}

export const lineOfSale = <Source extends 'sale' | 'sale-refund'>(
  { developerId, gameId, orderId, day, amount, ruleVersion }: SaleShare,
  source: Source,
) => ({ developerId, gameId, source, orderId, month: monthOf(day), day, seconds: 0, amount, ruleVersion });
