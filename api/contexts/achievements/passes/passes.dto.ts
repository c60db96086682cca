import { IsOptional, IsString, IsUUID, Length } from 'class-validator';
import { ApiProperty } from '@nestjs/swagger';
import { OneLine } from '../../../platform/http/fields/one-line.js';
import type { PassState } from './pass.rules.js';

class PassGame {
  id: string;
  slug: string;
  title: { es: string; en: string };
}

export class MintPassRequest {
  /** The game that is to be connected. */
  @IsUUID('all', { message: 'must be a UUID' })
  gameId: string;
}

export class MintedPassReply {
  /** Eight characters, to be typed into the game. Capital and small letters, spaces and hyphens do not matter there. */
  code: string;
  expiresAt: Date;
  /** Seconds from now until it ends. */
  secondsLeft: number;
}

export class PassReply {
  /** `closed`: too many wrong tries. `none`: the caller has no recent code. */
  @ApiProperty({ enum: ['open', 'used', 'expired', 'closed', 'none'] })
  state: PassState | 'none';
}

export class ExchangePassRequest {
  /** What the person typed. */
  @IsString({ message: 'must be a text' })
  @Length(1, 40, { message: 'must have 1 to 40 characters' })
  code: string;
  /** The address of the game in the shop, such as `sudoku-del-sur`. */
  @IsString({ message: 'must be a text' })
  @Length(1, 60, { message: 'must have 1 to 60 characters' })
  game: string;
  /** What the person calls this computer, such as `Notebook de Ana`: their list of connected games shows it, to them alone. */
  @IsOptional()
  @IsString({ message: 'must be a text' })
  @Length(1, 60, { message: 'must have 1 to 60 characters' })
  @OneLine()
  device?: string;
}

export class ExchangedPassReply {
  /** With which the game reports for this person. Keep it as safe as a saved game. */
  ticket: string;
  /** After this the game needs a new code. */
  expiresAt: Date;
  /** What this game calls the person, for its own server. */
  playerId: string;
}

export class ConnectionReply {
  id: string;
  game: PassGame;
  /** What the person calls the computer; null where the game did not say. */
  device: string | null;
  createdAt: Date;
  /** To the hour. */
  lastUsedAt: Date;
}

export class ConnectionsReply {
  /** Newest first. */
  connections: ConnectionReply[];
}
