import { unprocessable } from './refusal.js';

const DAY = 86_400_000;

/** Status answers for seven days from creation; later the shop's own records are the only truth. */
export function refuseOldStatus(createdAt: number, now: number): void {
  if (now - createdAt > 7 * DAY)
    throw unprocessable("The transactions's date has passed max time (7 days) to recover the status");
}
