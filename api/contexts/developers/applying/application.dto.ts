import { Type } from 'class-transformer';
import { IsIn, IsOptional, IsString, Matches, MaxLength, ValidateNested } from 'class-validator';
import { ACCOUNT_KINDS, type AccountKind } from './application.rules.js';
import { OneLine } from '../../../platform/http/fields/one-line.js';

const TEXT = { message: 'must be a text' };
const PLAIN = /^[^\p{Cc}]*(?:[\n\t][^\p{Cc}]*)*$/u;
const LONG = 1_000;
const TOO_LONG = { message: 'must have at most 1,000 characters' };
const SHORT = 200;
const LINE_TOO_LONG = { message: 'must have at most 200 characters' };
const KINDS: readonly string[] = [...ACCOUNT_KINDS, ''];

/** The public profile in both languages. */
class AboutRequest {
  @IsString(TEXT)
  @Matches(PLAIN, { message: 'must be plain text' })
  @MaxLength(LONG, TOO_LONG)
  es: string;
  @IsString(TEXT)
  @Matches(PLAIN, { message: 'must be plain text' })
  @MaxLength(LONG, TOO_LONG)
  en: string;
}

/** The account to which earnings are paid; it is kept encrypted. */
class AccountRequest {
  @IsString(TEXT)
  @OneLine()
  @MaxLength(SHORT, LINE_TOO_LONG)
  holder: string;
  @IsString(TEXT)
  @OneLine()
  @MaxLength(SHORT, LINE_TOO_LONG)
  bank: string;
  @IsIn(KINDS, { message: 'must be checking, sight or savings' })
  kind: AccountKind | '';
  /** Default: the number that is kept. It is never returned, but for its last four digits. */
  @IsOptional()
  @IsString(TEXT)
  @OneLine()
  @MaxLength(SHORT, LINE_TOO_LONG)
  number?: string;
}

/** An application as typed; anything may be empty until it is submitted. */
export class SaveApplicationRequest {
  @IsString(TEXT)
  @OneLine()
  @MaxLength(SHORT, LINE_TOO_LONG)
  studioName: string;
  @ValidateNested()
  @Type(() => AboutRequest)
  about: AboutRequest;
  /** The studio's page, beginning with https://. */
  @IsString(TEXT)
  @OneLine()
  @MaxLength(SHORT, LINE_TOO_LONG)
  link: string;
  /** ISO 3166, two letters. */
  @IsString(TEXT)
  @OneLine()
  @MaxLength(SHORT, LINE_TOO_LONG)
  country: string;
  /** RUT for Chile, else the tax id of the country. */
  @IsString(TEXT)
  @OneLine()
  @MaxLength(SHORT, LINE_TOO_LONG)
  taxId: string;
  @ValidateNested()
  @Type(() => AccountRequest)
  account: AccountRequest;
  /** Hash of the accepted developer terms, as `GET /v1/legal/developers` returns it; empty before. */
  @IsString(TEXT)
  @MaxLength(SHORT, LINE_TOO_LONG)
  acceptedTerms: string;
  /** Answer to a rejection. */
  @IsString(TEXT)
  @Matches(PLAIN, { message: 'must be plain text' })
  @MaxLength(LONG, TOO_LONG)
  answer: string;
}

class AboutReply {
  es: string;
  en: string;
}

class PayoutAccountReply {
  holder: string;
  bank: string;
  kind: 'checking' | 'sight' | 'savings' | '';
  /** Null without a number of more than four digits. */
  last4: string | null;
}

/** Where a submitted application is. */
export class ApplicationStatusReply {
  appliedAt: Date;
  /** Last day of the promised decision. */
  decideBy: string;
  /** 1 = next; null once decided. */
  queuePlace: number | null;
  decidedAt: Date | null;
  /** Decisions are made by staff; null before. */
  decidedBy: 'staff' | null;
  /** Why it was rejected. */
  reason: string | null;
}

/** The caller's application. */
export class ApplicationReply {
  state: 'draft' | 'applied' | 'approved' | 'rejected';
  developerId: string;
  studioName: string;
  about: AboutReply;
  link: string;
  country: string;
  taxId: string;
  account: PayoutAccountReply;
  acceptedTerms: string;
  answer: string;
  /** Fields that are missing or wrong before it can be submitted, such as `account.number`. */
  missing: string[];
  /** Null before it was submitted. */
  status: ApplicationStatusReply | null;
  savedAt: Date | null;
  /** Countries to choose from. */
  countries: string[];
}
