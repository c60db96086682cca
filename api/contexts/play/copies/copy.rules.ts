import { days, later, type Instant } from '../../../kernel/instant.js';

/** How long a browser plays its copy without a word of the shop, which each visit with a connection renews. */
export const COPY_KEPT = days(14);

/** What gives a game to a person for a time. */
export interface Lending {
  until: Instant;
  renews: boolean;
}

/** Until when a copy made now may be played. @param lending null: the game is the person's own */
export function goodUntil(now: Instant, lending: Lending | null): Instant {
  const end = later(now, COPY_KEPT);
  if (!lending || lending.renews) return end;
  return lending.until < end ? lending.until : end;
}
