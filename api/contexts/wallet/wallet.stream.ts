import { fold } from '../../kernel/decider.js';
import { later, minutes, seconds, type Instant } from '../../kernel/instant.js';
import type { Decision, History } from '../../platform/event-store/command-runner.js';
import { timer } from '../../platform/event-store/due.js';
import type { RowChange } from '../../platform/event-store/row-changes.js';
import type { WalletCommand } from './wallet.commands.js';
import { walletDecider, type WalletState } from './wallet.decider.js';

export const ENROLMENT_CHECK = 'wallet.enrolment';

/** Longer than the bank's form and its own pages stay open. */
const FORM_MS = minutes(30);
/** Longer than a finish may take, and short enough to ask once more within the bank's minute. */
const FINISH_MS = seconds(45);

export const walletStream = (playerId: string): string => `wallet-${playerId}`;
export const enrolmentTimer = (cardId: string): string => `enrolment-${cardId}`;

export function walletOf(history: History, playerId: string): WalletState {
  return fold(walletDecider, history.get(walletStream(playerId)) ?? []);
}

/** Decides one command, and moves the timers of the enrolments that it touched. */
export function decideWallet(history: History, playerId: string, commands: readonly WalletCommand[], now: Instant, rows: readonly RowChange[] = []): Decision {
  let state = walletOf(history, playerId);
  const facts = commands.flatMap((command) => {
    const decided = walletDecider.decide(command, state);
    state = decided.reduce((before, event) => walletDecider.evolve(before, event), state);
    return decided;
  });
  const timers = [...new Set(commands.map(({ cardId }) => cardId))].map((cardId) => timer(enrolmentTimer(cardId), ENROLMENT_CHECK, nextLook(state, cardId, now)));
  return { facts: { [walletStream(playerId)]: facts }, changes: [...timers, ...rows] };
}

/** When somebody has to look after an enrolment that goes no further by itself; null once it is over. */
function nextLook(state: WalletState, cardId: string, now: Instant): Instant | null {
  const enrolment = state.enrolments.get(cardId);
  switch (enrolment?.status) {
    case 'started':
    case 'open':
      return later(enrolment.startedAt, FORM_MS);
    case 'finishing':
      return later(now, FINISH_MS);
    default:
      return null;
  }
}
