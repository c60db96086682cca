import type { Instant } from '../../kernel/instant.js';
import type { GrantReason } from './library.events.js';

/** Keeps the games for a payment that is about to be committed, so that no other pays for them too. */
export type ReserveGames = { type: 'ReserveGames'; personId: string; gameIds: string[]; paymentId: string };
export type ReleaseReservation = { type: 'ReleaseReservation'; personId: string; paymentId: string };
export type GrantGames = {
  type: 'GrantGames';
  personId: string;
  gameIds: string[];
  because: GrantReason;
  orderId: string | null;
  paymentId: string | null;
  now: Instant;
};

/** The money for a game went back; the game leaves the shelf if it is still there because of that order. */
export type EndEntitlement = {
  type: 'EndEntitlement';
  personId: string;
  gameId: string;
  orderId: string;
  refundId: string;
  now: Instant;
};

export type LibraryCommand = ReserveGames | ReleaseReservation | GrantGames | EndEntitlement;
