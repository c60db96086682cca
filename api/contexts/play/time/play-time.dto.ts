import { ApiProperty } from '@nestjs/swagger';
import {
  IsBoolean,
  IsIn,
  IsInt,
  IsISO8601,
  IsNumberString,
  IsOptional,
  IsString,
  IsUUID,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import { VERDICTS, type ContestVerdict } from './decide-contested.js';

/** More than any browser counts; more is less than what the server's clock allows anyway. */
const MOST_MS = 2_147_483_647;

export class HeartbeatRequest {
  /** The ticket of the open game. */
  @IsString({ message: 'must be a text' })
  @MaxLength(1_000)
  ticket: string;
  /** The open player: a UUID that it draws when it opens. */
  @IsUUID(undefined, { message: 'must be a UUID' })
  playerId: string;
  /** 0 for the first heartbeat of the player, one more for each other. A number seen before counts nothing. */
  @IsInt({ message: 'must be a whole number' })
  @Min(0)
  @Max(MOST_MS)
  beat: number;
  /** Milliseconds since the last heartbeat in which the game was seen and used. The server's clock caps it. */
  @IsInt({ message: 'must be a whole number' })
  @Min(0)
  @Max(MOST_MS)
  playedMs: number;
  /** The person has just opened or come back to this player: it takes over from another tab or device. */
  @IsOptional()
  @IsBoolean({ message: 'must be true or false' })
  takesOver?: boolean;
}

/** How long may still be played today. */
export class TimeLeftReply {
  seconds: number;
  /** `minutes`: the minutes of the day are used up then; `hours`: the allowed hours end then. */
  because: 'minutes' | 'hours';
}

export class HeartbeatReply {
  /** `counts`: the time of this player counts. `elsewhere`: another tab or device is played, this one does not count. */
  state: 'counts' | 'elsewhere';
  /** Seconds until the next heartbeat. */
  nextBeatSeconds: number;
  /** Null without limits set by a guardian. */
  timeLeft: TimeLeftReply | null;
}

/** One session of play, on one day. */
export class PlayLineReply {
  id: string;
  gameId: string;
  /** Null for a game that is in no catalogue. */
  slug: string | null;
  title: { es: string; en: string } | null;
  /** `demo` and `preview` count for limits only. */
  channel: 'live' | 'demo' | 'preview';
  source: 'web' | 'download' | 'server';
  /** How it is known: `measured` by the server's clock. */
  trust: string;
  /** The day in Chile, such as `2026-11-24`. */
  playedOn: string;
  startedAt: Date;
  /** Null while it is played. */
  endedAt: Date | null;
  seconds: number;
  /** Null: not contested. `open`: staff have not decided; it does not count meanwhile. `upheld`: does not count. `rejected`: counts. */
  contested: 'open' | 'upheld' | 'rejected' | null;
}

export class PlayLinesReply {
  /** The latest first. */
  lines: PlayLineReply[];
  /** Whether there are older ones: pass `startedAt` of the last line as `before`. */
  more: boolean;
}

export class PlayLinesQuery {
  /** Only lines that started before this instant. */
  @IsOptional()
  @IsISO8601({}, { message: 'must be an instant' })
  before?: string;
}

export class ContestPlayRequest {
  /** Why it was not the person's play, for staff. */
  @IsOptional()
  @IsString({ message: 'must be a text' })
  @MaxLength(300)
  reason?: string;
}

export class PlayStatsQuery {
  /** How many weeks, 1 to 53; 12 if left out. */
  @IsOptional()
  @IsNumberString({ no_symbols: true }, { message: 'must be a whole number' })
  weeks?: string;
}

class SubjectTimeReply {
  /** The game's first subject; null for a game without one. */
  subject: string | null;
  seconds: number;
}

class WeekTimeReply {
  /** Its Monday, such as `2026-11-23`. */
  weekOf: string;
  seconds: number;
  subjects: SubjectTimeReply[];
}

class DayTimeReply {
  /** The day in Chile, such as `2026-11-24`. */
  day: string;
  seconds: number;
  /** Whether it was played for at least a minute. */
  countsForStreak: boolean;
}

class StreakReply {
  /** Days in a row up to today, or to yesterday while today was not played yet. */
  current: number;
  longest: number;
}

export class PlayedGameReply {
  gameId: string;
  slug: string | null;
  title: { es: string; en: string } | null;
  seconds: number;
  lastPlayedAt: Date | null;
}

class PlayLimitReply {
  /** Null: as many as wished. */
  minutesADay: number | null;
  /** Minutes of the day, such as 480 for 8:00; null: at any hour. */
  allowedFrom: number | null;
  allowedUntil: number | null;
  timeLeft: TimeLeftReply | null;
}

/** What a person played; only this person reads it. */
export class PlayStatsReply {
  totalSeconds: number;
  secondsToday: number;
  weeks: WeekTimeReply[];
  /** Of the same weeks. */
  subjects: SubjectTimeReply[];
  /** Every day of the same weeks up to today, the earliest first. */
  days: DayTimeReply[];
  streak: StreakReply;
  /** The longest played first. */
  games: PlayedGameReply[];
  /** What a guardian set; null for nothing. */
  limit: PlayLimitReply | null;
}

/** A session that a person says was not theirs. */
export class ContestedPlayItem {
  id: string;
  personId: string;
  username: string | null;
  gameId: string;
  slug: string | null;
  playedOn: string;
  startedAt: Date;
  endedAt: Date | null;
  seconds: number;
  reason: string | null;
  contestedAt: Date;
  verdict: ContestVerdict | null;
}

export class DecideContestedRequest {
  /** `upheld`: it does not count; `rejected`: it counts again. */
  @IsIn(VERDICTS, { message: 'must be upheld or rejected' })
  @ApiProperty({ enum: VERDICTS })
  verdict: ContestVerdict;
}
