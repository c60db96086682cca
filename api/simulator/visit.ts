import type { InstallmentKind, TestCard } from './cards.js';
import type { ReturnRequest } from './returns.js';

/** What the bank step said: TSY accepted, TSN refused. */
export type Vci = 'TSY' | 'TSN';

/** Where a buyer stands: `expired` has run out of time, `ended` was finished or left before. */
export type Step = 'form' | 'bank-login' | 'bank-answer' | 'expired' | 'ended';

/** A buyer at the bank, in a browser or played; both products look alike from here. Leaving gives the way back. */
export interface Visit {
  readonly product: 'webpay-plus' | 'oneclick';
  readonly token: string;
  readonly amount: number | null;
  readonly reference: string;
  readonly step: Step;
  /** When the form's time runs out. */
  readonly endsAt: number;
  open(): void;
  choose(card: TestCard, installments: number, plan: InstallmentKind): void;
  logIn(): void;
  answer(vci: Vci): ReturnRequest[];
  cancel(): ReturnRequest[];
  runOutOfTime(): ReturnRequest[];
  fail(): ReturnRequest[];
}
