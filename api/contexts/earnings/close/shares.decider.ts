import type { Decider } from '../../../kernel/decider.js';
import type { SharesEvent } from '../earnings.events.js';

/** The sums were made before by the rules; here counts only that they are settled once. */
export type SettleShares = { type: 'SettleShares'; fact: SharesEvent };

export const sharesDecider: Decider<SettleShares, { settled: boolean }, SharesEvent> = {
  initialState: { settled: false },
  decide: ({ fact }, { settled }) => (settled ? [] : [fact]),
  evolve: () => ({ settled: true }),
};
