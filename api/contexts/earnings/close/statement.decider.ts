import type { Decider } from '../../../kernel/decider.js';
import type { StatementIssued } from '../earnings.events.js';

export type IssueStatement = { type: 'IssueStatement'; statement: StatementIssued['data'] };

export interface StatementState {
  /** The month of the latest statement; empty before the first. */
  month: string;
  hash: string | null;
  carriedOut: number;
}

/** One statement for each month, chained to the one before. */
export const statementDecider: Decider<IssueStatement, StatementState, StatementIssued> = {
  initialState: { month: '', hash: null, carriedOut: 0 },
  decide: ({ statement }, { month }) =>
    statement.month <= month ? [] : [{ type: 'StatementIssued', data: statement }],
  evolve: (_, { data: { month, hash, carriedOut } }) => ({ month, hash, carriedOut }),
};
