import type { Instant } from '../../kernel/instant.js';
import type { GrantReason } from './shelf.events.js';

/** Keeps the games for a payment that is about to be committed, so that no other pays for them too. */
export type ReserveGames = { type: 'ReserveGames'; playerId: string; gameIds: string[]; paymentId: string };
export type ReleaseReservation = { type: 'ReleaseReservation'; playerId: string; paymentId: string };
export type GrantGames = {
  type: 'GrantGames'; playerId: string; gameIds: string[]; because: GrantReason; orderId: string | null; paymentId: string | null; now: Instant;
};

export type ShelfCommand = ReserveGames | ReleaseReservation | GrantGames;
