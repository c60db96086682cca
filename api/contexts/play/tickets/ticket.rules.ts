import { days, instant, minutes, type Instant } from '../../../kernel/instant.js';
import type { PlayChannel } from '../channel.rules.js';

/** What a ticket opens and for whom; signed, so that it cannot be changed. */
export interface TicketClaims {
  ticketId: string;
  /** Null: a guest. */
  personId: string | null;
  slug: string;
  gameId: string;
  buildId: string;
  channel: PlayChannel;
}

/** How long a ticket opens files after it was issued or renewed. */
export const TICKET_LIFETIME = minutes(10);
/** The player renews well before the end. */
export const RENEW_AFTER = minutes(4);

/** The files' address holds the ticket. It stays the same for a week, so that browsers find a game's files in their cache. */
const ADDRESS_KEPT = days(7);

/** Until when a signature made now is good: one to two weeks, the same for every ticket of one week. */
export function signatureEnds(now: Instant): Instant {
  return instant((Math.floor(Date.parse(now) / ADDRESS_KEPT) + 2) * ADDRESS_KEPT);
}

/** Whether a caller may renew a ticket: its own person, or a guest a guest's. */
export function isHolder({ personId }: TicketClaims, callerId: string | null): boolean {
  return personId === callerId;
}
