import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsIn,
  IsInt,
  IsISO8601,
  IsOptional,
  IsString,
  IsUUID,
  Length,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { HIGHEST_PRICE } from './games.dto.js';

/** A build that is to go live, or to be the demo. */
class BuildToSubmit {
  @IsIn(['live', 'demo'], { message: 'must be live or demo' })
  channel: 'live' | 'demo';
  @IsUUID('all', { message: 'must be a UUID' })
  buildId: string;
}

export class SubmitGameRequest {
  /** The revision of the draft that was looked at. */
  @IsInt({ message: 'must be a whole number' })
  @Min(1)
  @Max(2_000_000_000)
  revision: number;
  /** Needed for a first release; later the builds given out stay where none is named. */
  @IsArray({ message: 'must be a list' })
  @ArrayMaxSize(10, { message: 'must be at most 10' })
  @ValidateNested({ each: true })
  @Type(() => BuildToSubmit)
  builds: BuildToSubmit[];
  /** For the reviewer. */
  @IsOptional()
  @IsString({ message: 'must be a text' })
  @MaxLength(2000, { message: 'must have at most 2000 characters' })
  note?: string;
}

export class SetChannelRequest {
  @IsIn(['live', 'preview', 'demo'], { message: 'must be live, preview or demo' })
  channel: 'live' | 'preview' | 'demo';
  @IsUUID('all', { message: 'must be a UUID' })
  buildId: string;
}

export class ClearChannelRequest {
  @IsIn(['live', 'preview', 'demo'], { message: 'must be live, preview or demo' })
  channel: 'live' | 'preview' | 'demo';
  @IsIn(['web', 'download'], { message: 'must be web or download' })
  kind: 'web' | 'download';
  /** Of downloads. */
  @IsOptional()
  @IsIn(['windows', 'macos', 'linux', 'android'], { message: 'knows no such platform' })
  platform?: string;
}

export class PriceChangeRequest {
  /** In whole pesos. */
  @IsInt({ message: 'must be whole pesos' })
  @Min(0, { message: 'must be 0 or more' })
  @Max(HIGHEST_PRICE, { message: 'must be at most 10000000' })
  price: number;
  /** When it applies, within a year; left out, at once. */
  @IsOptional()
  @IsISO8601({ strict: true, strictSeparator: true }, { message: 'must be a moment' })
  appliesAt?: string;
}

export class AppealRequest {
  /** Why the game should be back on sale. */
  @IsString({ message: 'must be a text' })
  @Length(3, 2000, { message: 'must have 3 to 2000 characters' })
  words: string;
}
