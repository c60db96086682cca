import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsBoolean, IsIn, IsOptional, IsString, Length, ValidateNested } from 'class-validator';
import { ArrayUnique } from '../../../platform/http/fields/array-unique.js';
import { PLATFORMS, SUBJECTS, type Platform, type Subject } from '../../catalog/index.js';
import { OneLine } from '../../../platform/http/fields/one-line.js';

/** What a person looks for in the library; a field left out filters nothing. */
export class LibraryFilters {
  @IsOptional()
  @IsIn(Object.keys(SUBJECTS), { message: 'knows no such subject' })
  subject?: Subject;
  @IsOptional()
  @IsIn(PLATFORMS, { message: 'knows no such platform' })
  platform?: Platform;
  @IsOptional()
  @IsIn(['played', 'not-played'], { message: 'must be played or not-played' })
  played?: 'played' | 'not-played';
  /** Only games that a device of the person has installed. */
  @IsOptional()
  @IsBoolean({ message: 'must be true or false' })
  installed?: boolean;
}

/** Filters that a person keeps under a name. */
export class LibraryPreset {
  @IsString({ message: 'must be a text' })
  @Length(1, 40, { message: 'must have 1 to 40 characters' })
  @OneLine()
  name: string;
  @ValidateNested()
  @Type(() => LibraryFilters)
  filters: LibraryFilters;
}

export class SavePresetsRequest {
  /** All presets, in the order in which they are shown. */
  @IsArray({ message: 'must be a list' })
  @ArrayMaxSize(10, { message: 'must be at most 10' })
  @ArrayUnique(({ name }: LibraryPreset) => name, { message: 'must have a name each' })
  @ValidateNested({ each: true })
  @Type(() => LibraryPreset)
  presets: LibraryPreset[];
}
