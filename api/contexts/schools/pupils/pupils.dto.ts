import { ApiProperty } from '@nestjs/swagger';
import { IsString, Length } from 'class-validator';
import { ClassGame, PupilGame } from '../classes/classes.dto.js';

export class JoinClassRequest {
  /** The six characters that the teacher shows. */
  @IsString({ message: 'must be a text' })
  @Length(1, 40, { message: 'must have 1 to 40 characters' })
  code: string;
  /** 2 to 20 letters or digits; no names that say who the child is. */
  @IsString({ message: 'must be a text' })
  @Length(1, 60, { message: 'must have 1 to 60 characters' })
  nickname: string;
}

export class ReturnToClassRequest extends JoinClassRequest {
  /** The six digits that the pupil got. */
  @IsString({ message: 'must be a text' })
  @Length(1, 20, { message: 'must have 1 to 20 characters' })
  pin: string;
}

export class PupilReply {
  id: string;
  nickname: string;
}

export class ReturnedPupilReply {
  /** The bearer of this device in the class; it opens the class and its games alone. */
  token: string;
  pupil: PupilReply;
  className: string;
}

export class JoinedPupilReply extends ReturnedPupilReply {
  /** Six digits to come back with, shown this once. */
  pin: string;
}

export class PupilClassReply {
  pupil: PupilReply;
  className: string;
  grade: number;
  /** The last day of the class. */
  endsOn: string;
  /** Whether the class has seats now: without, its games are closed. */
  canPlay: boolean;
  /** In all games. */
  minutes: number;
  games: PupilClassGame[];
}

export class PupilClassGame extends ClassGame {
  @ApiProperty({ type: () => PupilGame })
  mine: PupilGame;
}

export class LeftClassReply {
  left: boolean;
}
