import { ArrayMaxSize, IsArray, IsString, IsUUID, Length } from 'class-validator';
import { ArrayUnique } from '../../../platform/http/fields/array-unique.js';
import { OneLine } from '../../../platform/http/fields/one-line.js';

export class ReportDeviceRequest {
  /** Chosen by the device once and kept by it: a UUID. */
  @IsUUID(undefined, { message: 'must be a UUID' })
  deviceId: string;
  /** What the person calls it, such as `Notebook de Ana`. */
  @IsString({ message: 'must be a text' })
  @Length(1, 60, { message: 'must have 1 to 60 characters' })
  @OneLine()
  name: string;
  /** Ids of all games that are installed there now. */
  @IsArray({ message: 'must be a list of ids' })
  @ArrayMaxSize(500, { message: 'must be at most 500' })
  @IsUUID(undefined, { each: true, message: 'must be ids of games' })
  @ArrayUnique({ message: 'must name each game once' })
  installed: string[];
}

/** A device that reported what is installed on it. */
export class DeviceReply {
  deviceId: string;
  name: string;
  /** How many games of the library are installed there. */
  installedCount: number;
  reportedAt: Date;
}
