import { ApiProperty } from '@nestjs/swagger';

/** Why play is worth a look. `day-cap`: four hours of one game on five days or more; `long-day`: more than 16 hours in a day; `same-second`: many people began in the same second; `closed-circle`: the players of a game play nothing else. */
export const SUSPICIONS = ['day-cap', 'long-day', 'same-second', 'closed-circle'] as const;
export type Suspicion = (typeof SUSPICIONS)[number];

/** Something about play that a person should look at; nothing follows from it by itself. */
export class SuspiciousPlayItem {
  id: string;
  @ApiProperty({ enum: SUSPICIONS })
  reason: Suspicion;
  /** Null where many people are meant. */
  personId: string | null;
  username: string | null;
  /** Null where all games are meant. */
  gameId: string | null;
  slug: string | null;
  /** The last day on which it happened. */
  playedOn: string;
  seconds: number;
  /** Days of `day-cap`, people of `same-second` and `closed-circle`; 1 for others. */
  count: number;
}
