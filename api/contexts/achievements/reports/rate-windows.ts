import { Problem } from '../../../platform/http/problem.js';
import { RATE_WINDOWS } from './report.rules.js';

/** $9 to $11 of a statement that counts a request. */
export const WINDOW_VALUES = [
  RATE_WINDOWS.map(({ kind }) => kind),
  RATE_WINDOWS.map(({ lengthMs }) => lengthMs),
  RATE_WINDOWS.map(({ requests }) => requests),
];

const LENGTH = `($10::float8[])[array_position($9::text[], w.kind)]`;
const INTERVAL = `${LENGTH} * interval '1 millisecond'`;
// A clock that was set back opens a new window too; requests that overtake each other, or servers that differ a little, do not.
const IS_OVER = `(w.started_at <= excluded.started_at - ${INTERVAL} or w.started_at > excluded.started_at + ${INTERVAL})`;

/**
 * Counts one request of a person ($1) in a game ($2) at a moment ($7), so that all replicas count together; in one statement with what it
 * lets through, because each statement waits for the disk.
 */
export const COUNT_REQUEST = `
  insert into achievements.rate_windows as w (person_id, game_id, kind, started_at, used)
  select $1::uuid, $2::uuid, kind, $7::timestamptz, 1 from unnest($9::text[]) as kind order by kind
  on conflict (person_id, game_id, kind) do update set
    used = case when ${IS_OVER} then 1 else w.used + 1 end,
    started_at = case when ${IS_OVER} then excluded.started_at else w.started_at end
  returning kind, used, used > ($11::int[])[array_position($9::text[], w.kind)] as is_full,
            ceil(extract(epoch from started_at - $7::timestamptz) + ${LENGTH} / 1000)::int as seconds_left`;

/** @param secondsLeft until there is room; null: there is. @throws Problem 429 `achievements-too-fast`. */
export function refuseTooFast(secondsLeft: number | null): void {
  if (secondsLeft === null) return;
  throw new Problem(429, 'achievements-too-fast', { details: { retryAfterSeconds: Math.max(1, secondsLeft) } });
}
