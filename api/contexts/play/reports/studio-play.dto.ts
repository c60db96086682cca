import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional, Matches } from 'class-validator';

class PlayedTitle {
  es: string;
  en: string;
}

export class GamePlayReply {
  gameId: string;
  title: PlayedTitle;
  /** Counted play of the released game in the month. */
  seconds: number;
  /** The players of each day, added up over the days. */
  playerDays: number;
  /** People who have the game on their list, today. */
  wishlisted: number;
  /** Those of them who have the game by now. */
  wishlistedOwned: number;
}

export class PlayDayReply {
  day: string;
  seconds: number;
  /** Of each game, added up. */
  players: number;
}

export class StudioPlayReply {
  month: string;
  /** The day through which it counts. */
  through: string;
  /** Oldest first; days without play are left out. */
  byDay: PlayDayReply[];
  /** All games of the studio, the most played first. */
  byGame: GamePlayReply[];
}

export class StudioPlayQuery {
  /** `2026-11`; the running month where it is absent. */
  @IsOptional()
  @Matches(/^\d{4}-(0[1-9]|1[0-2])$/)
  @ApiPropertyOptional()
  month?: string;
}
