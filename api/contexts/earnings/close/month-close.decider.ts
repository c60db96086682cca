import type { Decider } from '../../../kernel/decider.js';
import type { Instant } from '../../../kernel/instant.js';
import type { MonthCloseEvent } from '../earnings.events.js';

export type CloseStep = 'plans' | 'rest' | 'sales';

export type MonthCloseCommand =
  | { type: 'StartClose'; month: string; closesAt: Instant; now: Instant }
  | { type: 'MovePools'; splitVersion: number; pools: { pool: string; amount: number }[]; now: Instant }
  | { type: 'FinishChunk'; chunk: number; step: CloseStep; cursor: string | null; now: Instant }
  | { type: 'EndClose'; statements: number; now: Instant };

export interface MonthCloseState {
  status: 'none' | 'open' | 'closed';
  month: string;
  poolsMoved: boolean;
  chunk: number;
  /** Where the work stands; the step after `sales` is the statements. */
  step: CloseStep | 'statements';
  cursor: string | null;
}

const NEXT = { plans: 'rest', rest: 'sales', sales: 'statements' } as const;

function decide(command: MonthCloseCommand, state: MonthCloseState): MonthCloseEvent[] {
  const { month } = state;
  switch (command.type) {
    case 'StartClose': {
      if (state.status !== 'none') return [];
      const data = { month: command.month, closesAt: command.closesAt, startedAt: command.now };
      return [{ type: 'MonthCloseStarted', data }];
    }
    case 'MovePools': {
      if (state.poolsMoved || state.status !== 'open') return [];
      const { splitVersion, pools, now } = command;
      return [{ type: 'PoolsMoved', data: { month, splitVersion, pools, movedAt: now } }];
    }
    case 'FinishChunk': {
      const { chunk, step, cursor, now } = command;
      if (state.status !== 'open' || chunk !== state.chunk || step !== state.step) return [];
      return [{ type: 'ChunkDone', data: { month, chunk, step, cursor, doneAt: now } }];
    }
    default:
      if (state.status !== 'open' || state.step !== 'statements') return [];
      return [{ type: 'MonthClosed', data: { month, statements: command.statements, closedAt: command.now } }];
  }
}

function evolve(state: MonthCloseState, event: MonthCloseEvent): MonthCloseState {
  switch (event.type) {
    case 'MonthCloseStarted':
      return { ...state, status: 'open', month: event.data.month };
    case 'PoolsMoved':
      return { ...state, poolsMoved: true };
    case 'ChunkDone': {
      const { chunk, step, cursor } = event.data;
      return { ...state, chunk: chunk + 1, step: cursor === null ? NEXT[step] : step, cursor };
    }
    default:
      return { ...state, status: 'closed' };
  }
}

/** Each step once and in its order, so that a close that died goes on where it was. */
export const monthCloseDecider: Decider<MonthCloseCommand, MonthCloseState, MonthCloseEvent> = {
  initialState: { status: 'none', month: '', poolsMoved: false, chunk: 0, step: 'plans', cursor: null },
  decide,
  evolve,
};
