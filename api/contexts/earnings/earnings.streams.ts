import { defineStream } from '../../platform/event-store/stream.js';
import { monthCloseDecider } from './close/month-close.decider.js';
import { sharesDecider } from './close/shares.decider.js';
import { statementDecider } from './close/statement.decider.js';

/** One close of one month: what of it is done. */
export const monthCloseStream = defineStream('month-close', monthCloseDecider, {
  events: { MonthCloseStarted: 1, PoolsMoved: 1, ChunkDone: 1, MonthClosed: 1 },
});

/** What one part of a close settled; named by month and part, so that no part is settled twice. */
export const sharesStream = defineStream('shares', sharesDecider, {
  events: { PlanSharesSettled: 1, SalesSettled: 1 },
});

/** The statements of one studio, oldest first. */
export const statementStream = defineStream('statement', statementDecider, { events: { StatementIssued: 1 } });
