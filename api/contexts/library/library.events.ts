import type { Fact } from '../../kernel/decider.js';
import type { Instant } from '../../kernel/instant.js';

export type GrantReason = 'purchase' | 'free-claim' | 'code';

export type GamesReserved = Fact<'GamesReserved', { personId: string; gameIds: string[]; paymentId: string }>;
export type ReservationReleased = Fact<'ReservationReleased', { personId: string; paymentId: string }>;
export type EntitlementGranted = Fact<
  'EntitlementGranted',
  {
    personId: string;
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
    personId: string;
    gameId: string;
    because: 'refund';
    orderId: string;
    refundId: string;
    endedAt: Instant;
    playDataKeptUntil: Instant;
  }
>;

/** What one player may play, and what is being paid for right now, on stream `library-<personId>`. */
export type LibraryEvent = GamesReserved | ReservationReleased | EntitlementGranted | EntitlementEnded;
