import { ApiProperty } from '@nestjs/swagger';
import {
  ArrayMaxSize,
  ArrayNotEmpty,
  IsArray,
  IsBoolean,
  IsInt,
  IsString,
  IsUUID,
  Length,
  Matches,
  Max,
  Min,
} from 'class-validator';
import { LAST_GRADE } from '../../catalog/index.js';
import { ArrayUnique } from '../../../platform/http/fields/array-unique.js';
import { MOST_GAMES } from './teacher.rules.js';
import { Trimmed } from '../../../platform/http/fields/trimmed.js';
import { OneLine } from '../../../platform/http/fields/one-line.js';

export class MakeClassRequest {
  /** Such as `4º B`. */
  @Trimmed()
  @OneLine()
  @Matches(/^[^\p{Cc}]{1,40}$/u, { message: 'must have 1 to 40 characters on one line' })
  name: string;
  /** As games say it: 0 is kinder, 1 to 8 básico, 9 to 12 medio. */
  @IsInt({ message: 'must be a whole number' })
  @Min(0)
  @Max(LAST_GRADE)
  grade: number;
  /** The games that the class plays. */
  @IsArray()
  @ArrayNotEmpty()
  @ArrayMaxSize(MOST_GAMES)
  @ArrayUnique()
  @IsUUID('all', { each: true, message: 'must be ids of games' })
  gameIds: string[];
}

export class ChangeClassRequest extends MakeClassRequest {
  /** Whether new pupils can join with the code. */
  @IsBoolean()
  isOpen: boolean;
}

export class JoinPlanRequest {
  /** Ten characters, as the school got it. */
  @IsString({ message: 'must be a text' })
  @Length(1, 40, { message: 'must have 1 to 40 characters' })
  code: string;
}

class GameTitle {
  es: string;
  en: string;
}

export class ClassGame {
  id: string;
  slug: string;
  title: GameTitle;
  cover: string;
}

export class ClassReply {
  id: string;
  name: string;
  grade: number;
  /** Six characters, by which pupils join. */
  code: string;
  isOpen: boolean;
  /** The last day: after it the class is deleted with everything of it. */
  endsOn: string;
  /** How many have joined. */
  pupils: number;
  /** How many are assigned. */
  games: number;
}

export class SchoolPlanReply {
  school: string;
  seats: number;
  /** Taken by pupils of all classes of the plan. */
  used: number;
  /** The last day of the school year. */
  endsOn: string;
}

export class SchoolsReply {
  /** Null: no seats yet. */
  @ApiProperty({ type: () => SchoolPlanReply, nullable: true })
  plan: SchoolPlanReply | null;
  classes: ClassReply[];
}

export class ClassGamesReply {
  games: ClassGame[];
}

export class PupilGame {
  gameId: string;
  minutes: number;
  /** Percent of all that can be earned in the game. */
  progress: number;
  /** Achievements. */
  unlocked: number;
  total: number;
  /** Null: never played. */
  @ApiProperty({ type: Date, nullable: true })
  lastPlayedAt: Date | null;
}

export class PupilReport {
  id: string;
  nickname: string;
  joinedAt: Date;
  /** In all games. */
  minutes: number;
  /** The assigned games. */
  games: PupilGame[];
}

export class WeekOfClass {
  /** The week's Monday. */
  weekOf: string;
  minutes: number;
  /** Who played. */
  pupils: number;
}

export class ClassDetailReply extends ClassReply {
  assigned: ClassGame[];
  report: PupilReport[];
  /** Weeks in which the class played. */
  weeks: WeekOfClass[];
}

export class PupilPinReply {
  nickname: string;
  /** Six digits, shown this once. */
  pin: string;
}
