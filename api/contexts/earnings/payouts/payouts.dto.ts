import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsOptional, IsString, IsUUID, Matches, MaxLength } from 'class-validator';
import { ACCOUNT_KINDS, type AccountKind } from '../../developers/index.js';
import { BankReference } from '../../staff/index.js';
import { FAILURES, type PayoutFailure } from '../payout.events.js';
import { TAX_DOCUMENT_KINDS, type TaxDocumentKind } from '../rules/withholding.rules.js';

const LINE = /^[^\p{Cc}]{1,200}$/u;
const ONE_LINE = { message: 'must be plain text on one line' };
const DAY = /^20\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;

/** A pay-out: gross amount, what is withheld for tax, and what is transferred. */
export class PayoutReply {
  id: string;
  state: 'requested' | 'approved' | 'released' | 'paid' | 'failed';
  /** Gross, in whole pesos. */
  amount: number;
  /** As the statements that it pays say. */
  withheld: number;
  paid: number;
  taxDocumentKind: 'fees-note' | 'invoice' | 'foreign-form' | null;
  /** Last day of the promised transfer. */
  promisedFor: string;
  requestedAt: Date;
  releasedAt: Date | null;
  paidAt: Date | null;
  failedAt: Date | null;
  /** Why it did not arrive. */
  why: 'account-unknown' | 'account-closed' | 'holder-differs' | 'bank-refused' | 'document-wrong' | null;
}

/** A pay-out that is under way, with its place. */
export class OpenPayoutReply extends PayoutReply {
  queuePlace: number;
}

class PayoutAccountReply {
  holder: string;
  bank: string;
  kind: 'checking' | 'sight' | 'savings' | '';
  last4: string | null;
}

class TaxDocumentReply {
  kind: 'fees-note' | 'invoice' | 'foreign-form';
  number: string;
  /** Last day on which it counts. */
  expiresOn: string;
  isValid: boolean;
}

class WaitingReply {
  /** Gross, in whole pesos. */
  amount: number;
  /** A civil day: the first on which it can be claimed. */
  from: string;
}

/** The balance of a studio and its pay-outs. */
export class PayoutsReply {
  /** What a request would claim now, in whole pesos: what statements gave, less what pay-outs took, what is owed and what waits. */
  payable: number;
  /** What went back of what statements gave, and that no later one has made good yet. */
  owed: number;
  /** Sales of statements that buyers may still give back, and when they become payable; the earliest first. */
  waiting: WaitingReply[];
  /** The least that is paid out. */
  threshold: number;
  /** Working days between a request and its transfer, at most. */
  workingDays: number;
  /** Whether the caller may request, and change account and document: owners alone. */
  canDecide: boolean;
  /** Null while there is none. */
  account: PayoutAccountReply | null;
  /** Whether the tax id went with the account of the person who had given it: the next change of the account has to bring one. */
  needsTaxId: boolean;
  /** After a change of the account no pay-out is released before; null when none waits. */
  noReleaseBefore: Date | null;
  /** Null while there is none. */
  taxDocument: TaxDocumentReply | null;
  /** Null while none is under way. */
  open: OpenPayoutReply | null;
  /** Newest first. */
  payouts: PayoutReply[];
}

export class RequestPayoutRequest {
  /** Drawn by the client: the same id again is the same request. */
  @IsUUID(undefined, { message: 'must be an id' })
  payoutId: string;
}

export class PayoutAccountRequest {
  @IsString({ message: 'must be a text' })
  @Matches(LINE, ONE_LINE)
  holder: string;
  @IsString({ message: 'must be a text' })
  @Matches(LINE, ONE_LINE)
  bank: string;
  @IsIn(ACCOUNT_KINDS, { message: 'must be checking, sight or savings' })
  kind: AccountKind;
  @IsString({ message: 'must be a text' })
  @Matches(LINE, ONE_LINE)
  number: string;
  /** For a studio that has none. Left alone where one is known: staff approved it. */
  @IsOptional()
  @IsString({ message: 'must be a text' })
  @Matches(LINE, ONE_LINE)
  taxId?: string;
}

export class TaxDocumentRequest {
  /** Drawn by the client: the same id again is the same document. */
  @IsUUID(undefined, { message: 'must be an id' })
  taxDocumentId: string;
  @IsIn(TAX_DOCUMENT_KINDS, { message: 'must be fees-note, invoice or foreign-form' })
  kind: TaxDocumentKind;
  @IsString({ message: 'must be a text' })
  @MaxLength(40, { message: 'must have at most 40 characters' })
  @Matches(/^[\p{L}\p{N}][\p{L}\p{N} ./-]*$/u, { message: 'must be letters and digits' })
  number: string;
  /** A civil day. */
  @Matches(DAY, { message: 'must be a day such as 2027-06-30' })
  expiresOn: string;
}

class StaffPerson {
  id: string;
  name: string;
}

/** A pay-out in the console's list. */
export class PayoutListItem extends PayoutReply {
  developerId: string;
  developerName: string;
  /** Whether the promised day passed without a transfer. */
  overdue: boolean;
}

class WholeAccount {
  holder: string;
  bank: string;
  kind: string;
  number: string;
}

class BankFilePlace {
  id: string;
  number: number;
  /** By which the bank's statement names it. */
  reference: string;
}

/** A pay-out with what staff decide by. */
export class PayoutStoryReply extends PayoutListItem {
  /** Null once it is over. */
  queuePlace: number | null;
  approvedBy: StaffPerson | null;
  releasedBy: StaffPerson | null;
  approvedAt: Date | null;
  reference: string | null;
  /** Whether it had been transferred and came back. */
  wasPaid: boolean | null;
  taxDocument: TaxDocumentReply | null;
  noReleaseBefore: Date | null;
  /** The file for the bank that it is in; null for none. */
  bankFile: BankFilePlace | null;
  /** The account with its number, for a transfer by hand: between release and transfer, in no file; null else. */
  account: WholeAccount | null;
}

export class RecordPayoutPaidRequest {
  /** The bank's number of the transfer. */
  @BankReference()
  reference: string;
}

export class FailPayoutRequest {
  @ApiProperty({ enum: FAILURES })
  @IsIn(FAILURES, { message: 'must be a known reason' })
  why: PayoutFailure;
}
