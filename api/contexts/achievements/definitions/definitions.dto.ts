import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  Equals,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsObject,
  IsString,
  Length,
  Matches,
  Max,
  Min,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { ApiProperty } from '@nestjs/swagger';
import { KEY_PATTERN, KINDS, MOST_KEYS, type AchievementKind } from './definition.rules.js';

const ifGiven = ValidateIf((_, value) => value !== undefined);
const ifNotNull = ValidateIf((_, value) => value !== null);
const optionalTarget = ValidateIf((_, value) => value !== undefined && value !== null);
const NOT_BLANK = { message: 'must not be empty' };

class AchievementTitle {
  @IsString({ message: 'must be a text' })
  @Length(1, 60, { message: 'must have 1 to 60 characters' })
  @Matches(/\S/, NOT_BLANK)
  es: string;
  @IsString({ message: 'must be a text' })
  @Length(1, 60, { message: 'must have 1 to 60 characters' })
  @Matches(/\S/, NOT_BLANK)
  en: string;
}

class AchievementDescription {
  @IsString({ message: 'must be a text' })
  @Length(1, 200, { message: 'must have 1 to 200 characters' })
  @Matches(/\S/, NOT_BLANK)
  es: string;
  @IsString({ message: 'must be a text' })
  @Length(1, 200, { message: 'must have 1 to 200 characters' })
  @Matches(/\S/, NOT_BLANK)
  en: string;
}

export class AddAchievementRequest {
  /** How the game calls it: capital letters, digits and `_`. It stays for ever. */
  @IsString({ message: 'must be a text' })
  @Matches(KEY_PATTERN, { message: 'must be 1 to 64 capital letters, digits or _' })
  key: string;
  /** `progress`: reached step by step up to its target. `instant`: reached at once. */
  @IsIn(KINDS, { message: 'must be progress or instant' })
  @ApiProperty({ enum: KINDS })
  kind: AchievementKind;
  /** Null for instant achievements. */
  @ifNotNull
  @IsInt({ message: 'must be a whole number' })
  @Min(1, { message: 'must be at least 1' })
  @Max(Number.MAX_SAFE_INTEGER, { message: 'is too large' })
  @ApiProperty({ type: Number, nullable: true })
  target: number | null;
  /** Players see its name, text and icon only once they have it. */
  @IsBoolean({ message: 'must be yes or no' })
  secret: boolean;
  @IsObject({ message: 'must have es and en' })
  @ValidateNested()
  @Type(() => AchievementTitle)
  title: AchievementTitle;
  @IsObject({ message: 'must have es and en' })
  @ValidateNested()
  @Type(() => AchievementDescription)
  description: AchievementDescription;
}

export class ChangeAchievementRequest {
  @ifGiven
  @IsIn(KINDS, { message: 'must be progress or instant' })
  @ApiProperty({ enum: KINDS, required: false })
  kind?: AchievementKind;
  @optionalTarget
  @IsInt({ message: 'must be a whole number' })
  @Min(1, { message: 'must be at least 1' })
  @Max(Number.MAX_SAFE_INTEGER, { message: 'is too large' })
  @ApiProperty({ type: Number, nullable: true, required: false })
  target?: number | null;
  @ifGiven
  @IsBoolean({ message: 'must be yes or no' })
  secret?: boolean;
  @ifGiven
  @IsObject({ message: 'must have es and en' })
  @ValidateNested()
  @Type(() => AchievementTitle)
  title?: AchievementTitle;
  @ifGiven
  @IsObject({ message: 'must have es and en' })
  @ValidateNested()
  @Type(() => AchievementDescription)
  description?: AchievementDescription;
  /** True: no one else can earn it, and those who have it keep it. False: takes it back. */
  @ifGiven
  @IsBoolean({ message: 'must be yes or no' })
  archived?: boolean;
}

export class OrderAchievementsRequest {
  /** Keys in the wanted order; those that are missing follow in theirs. */
  @IsArray({ message: 'must be a list' })
  @ArrayMaxSize(MOST_KEYS, { message: 'must be at most 400' })
  @IsString({ each: true, message: 'must be a text' })
  keys: string[];
}

export class AchievementIconRequest {
  @IsIn(['locked', 'unlocked'], { message: 'must be locked or unlocked' })
  which: 'locked' | 'unlocked';
  /** The picture as base64 text: JPEG, PNG, WebP or GIF up to 8 MB; null takes it away. */
  @ifNotNull
  @IsString({ message: 'must be a picture as base64 text' })
  @Length(1, 12_000_000, { message: 'must be a picture as base64 text' })
  @ApiProperty({ type: String, nullable: true })
  file: string | null;
}

/** The achievements of a game as a file. Icons are not in it: they stay with their keys. */
export class AchievementsFile {
  @Equals('ludoteca-achievements', { message: 'must be ludoteca-achievements' })
  @ApiProperty({ enum: ['ludoteca-achievements'] })
  format: 'ludoteca-achievements';
  @Equals(1, { message: 'must be 1' })
  @ApiProperty({ type: Number, enum: [1] })
  version: 1;
  @IsArray({ message: 'must be a list' })
  @ArrayMaxSize(100, { message: 'must be at most 100' })
  @ValidateNested({ each: true })
  @Type(() => AddAchievementRequest)
  achievements: AddAchievementRequest[];
}

export class ResetTestersRequest {
  /** `me`: what the caller has earned in this game. `team`: what all members of the studio have. */
  @IsIn(['me', 'team'], { message: 'must be me or team' })
  who: 'me' | 'team';
}

export class ResetTestersReply {
  /** How many entries were forgotten. */
  forgotten: number;
}

export class StudioAchievementReply extends AddAchievementRequest {
  /** Addresses of the pictures, null where there is none. */
  @ApiProperty({ type: String, nullable: true })
  lockedIcon: string | null;
  @ApiProperty({ type: String, nullable: true })
  unlockedIcon: string | null;
  archived: boolean;
  /** A player has begun it: kind and target cannot change any more. */
  locked: boolean;
}

export class ServerKeyReply {
  createdAt: Date;
  /** Null before its first use. */
  @ApiProperty({ type: Date, nullable: true })
  lastUsedAt: Date | null;
}

export class StudioAchievementsReply {
  gameId: string;
  role: 'owner' | 'editor' | 'reader';
  /** In their order, archived ones last. */
  achievements: StudioAchievementReply[];
  /** The key of the developer's server, without its text; null: there is none. */
  @ApiProperty({ type: () => ServerKeyReply, nullable: true })
  serverKey: ServerKeyReply | null;
}

export class IssuedServerKeyReply extends StudioAchievementsReply {
  /** The key itself, returned this once. */
  key: string;
}

export class ImportedAchievementsReply extends StudioAchievementsReply {
  added: number;
  changed: number;
}
