import { IsInt, Max, Min, ValidateIf } from 'class-validator';
import { ApiProperty } from '@nestjs/swagger';
import { LinkToken } from '../../access/index.js';

const isSet = (_: object, value: unknown): boolean => value !== null;

/** How long and when a child may play. */
export class GuardianLimitsReply {
  /** Null: as many as wished. */
  minutesADay: number | null;
  /** Minutes of the day in Chile, such as 480 for 8:00; null: at any hour. */
  allowedFrom: number | null;
  allowedUntil: number | null;
}

export class SetGuardianLimitsRequest {
  /** Token of the link in a mail to the guardian. */
  @LinkToken()
  token: string;
  /** 0 to 1440; null ends the limit. */
  @ValidateIf(isSet)
  @IsInt({ message: 'must be a whole number' })
  @Min(0)
  @Max(1440)
  @ApiProperty({ type: Number, nullable: true })
  minutesADay: number | null;
  /** Minutes of the day in Chile, 0 to 1439, before `allowedUntil`; both null end the limit. */
  @ValidateIf(isSet)
  @IsInt({ message: 'must be a whole number' })
  @Min(0)
  @Max(1439)
  @ApiProperty({ type: Number, nullable: true })
  allowedFrom: number | null;
  @ValidateIf(isSet)
  @IsInt({ message: 'must be a whole number' })
  @Min(1)
  @Max(1440)
  @ApiProperty({ type: Number, nullable: true })
  allowedUntil: number | null;
}
