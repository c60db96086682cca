import { IsInt, IsOptional, IsUUID, Matches, Max, MaxLength, Min } from 'class-validator';
import { EmailAddress } from '../../../platform/http/fields/email.js';
import { Reason } from '../../staff/index.js';
import { Trimmed } from '../../../platform/http/fields/trimmed.js';
import { OneLine } from '../../../platform/http/fields/one-line.js';

const MOST_SEATS = 5_000;

export class GiveSchoolPlanRequest {
  /** Of the plan that is to be; the same id again changes nothing. */
  @IsUUID('all', { message: 'must be a UUID' })
  planId: string;
  /** The school's name. Stored for good: no names of people. */
  @Trimmed()
  @OneLine()
  @Matches(/^[^\p{Cc}@]{3,120}$/u, { message: 'must have 3 to 120 characters on one line, without addresses' })
  school: string;
  /** How many pupils. */
  @IsInt({ message: 'must be a whole number' })
  @Min(1)
  @Max(MOST_SEATS)
  seats: number;
  /** The school year: this one or the next. */
  @IsInt({ message: 'must be a whole number' })
  @Min(2026)
  @Max(2200)
  year: number;
  /** What it was given for: the number of an invoice, a grant. Stored for good: no names of people. */
  @Reason()
  reference: string;
  /** Address of a teacher who gets the seats at once. Others join by the code. */
  @IsOptional()
  @EmailAddress()
  @MaxLength(254)
  teacher?: string;
}

export class ChangeSchoolSeatsRequest {
  @IsInt({ message: 'must be a whole number' })
  @Min(1)
  @Max(MOST_SEATS)
  seats: number;
  @Reason()
  reason: string;
}

/** Seats of a school in a school year. */
export class SchoolPlanLine {
  id: string;
  school: string;
  seats: number;
  /** Taken by pupils. */
  used: number;
  classes: number;
  /** Teachers who joined. */
  teachers: number;
  reference: string;
  /** By which teachers join. */
  code: string;
  /** The last day. */
  endsOn: string;
  state: 'running' | 'ended' | 'over';
  givenAt: Date;
  endedAt: Date | null;
  endedBecause: string | null;
}
