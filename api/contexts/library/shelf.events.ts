import type { Fact } from '../../kernel/decider.js';
import type { Instant } from '../../kernel/instant.js';

export type GrantReason = 'purchase' | 'free-claim' | 'code';

export type GamesReserved = Fact<'GamesReserved', { playerId: string; gameIds: string[]; paymentId: string }>;
export type ReservationReleased = Fact<'ReservationReleased', { playerId: string; paymentId: string }>;
export type EntitlementGranted = Fact<
  'EntitlementGranted',
  {
    playerId: string;
    gameId: string;
    because: GrantReason;
    orderId: string | null;
    paymentId: string | null;
    grantedAt: Instant;
  }
>;

/** The game left the shelf; what was played with it is kept for a while. */
export type EntitlementEnded = Fact<
  'EntitlementEnded',
  {
    playerId: string;
    gameId: string;
    because: 'refund';
    orderId: string;
    refundId: string;
    endedAt: Instant;
    playDataKeptUntil: Instant;
  }
>;

/** What one player may play, and what is being paid for right now, on stream `shelf-<playerId>`. */
export type ShelfEvent = GamesReserved | ReservationReleased | EntitlementGranted | EntitlementEnded;
