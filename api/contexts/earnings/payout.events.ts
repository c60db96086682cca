import type { CivilDate } from '../../kernel/calendar.js';
import type { Fact } from '../../kernel/decider.js';
import type { Instant } from '../../kernel/instant.js';
import type { Pesos } from '../../kernel/money.js';
import type { TaxDocumentKind } from './rules/withholding.rules.js';

/** Why a transfer did not arrive. */
export const FAILURES = [
  'account-unknown',
  'account-closed',
  'holder-differs',
  'bank-refused',
  'document-wrong',
] as const;
export type PayoutFailure = (typeof FAILURES)[number];

interface Named {
  developerId: string;
  payoutId: string;
}

/** The balance is claimed: no later request can take it. */
export type PayoutRequested = Fact<
  'PayoutRequested',
  Named & {
    amount: Pesos;
    /** What the statements that it pays withheld of it. */
    withheld: Pesos;
    promisedFor: CivilDate;
    requestedBy: string;
    requestedAt: Instant;
  }
>;
/** The first of two people. */
export type PayoutApproved = Fact<'PayoutApproved', Named & { approvedBy: string; approvedAt: Instant }>;
/** The second of two people: the money may be transferred. */
export type PayoutReleased = Fact<
  'PayoutReleased',
  Named & {
    amount: Pesos;
    taxDocumentKind: TaxDocumentKind;
    withheld: Pesos;
    paid: Pesos;
    releasedBy: string;
    releasedAt: Instant;
  }
>;
/** It is in a file for the bank, under a reference that comes back in the bank's statement; it is in no other. */
export type PayoutSentToBank = Fact<
  'PayoutSentToBank',
  Named & { fileId: string; number: number; reference: string; sentBy: string; sentAt: Instant }
>;
/** Its file never went to the bank: the next one takes it. */
export type PayoutPutBack = Fact<'PayoutPutBack', Named & { fileId: string; putBackBy: string; putBackAt: Instant }>;
/** The bank transferred it. */
export type PayoutPaid = Fact<
  'PayoutPaid',
  Named & { amount: Pesos; withheld: Pesos; paid: Pesos; reference: string; paidAt: Instant }
>;
/** The balance is back. `wasPaid`: the bank had transferred it, and it came back. */
export type PayoutFailed = Fact<
  'PayoutFailed',
  Named & {
    amount: Pesos;
    withheld: Pesos;
    paid: Pesos;
    why: PayoutFailure;
    wasPaid: boolean;
    failedAt: Instant;
  }
>;
/** The account itself is a sealed row. */
export type PayoutAccountChanged = Fact<
  'PayoutAccountChanged',
  {
    developerId: string;
    changedBy: string;
    noReleaseBefore: Instant;
    /** The open pay-out that was approved with the account of before, and must be approved again. */
    unapproved: string | null;
    changedAt: Instant;
  }
>;
/** Its number is a row. */
export type TaxDocumentRecorded = Fact<
  'TaxDocumentRecorded',
  {
    developerId: string;
    taxDocumentId: string;
    kind: TaxDocumentKind;
    expiresOn: CivilDate;
    recordedBy: string;
    recordedAt: Instant;
  }
>;
export type TaxDocumentExpiryAnnounced = Fact<
  'TaxDocumentExpiryAnnounced',
  { developerId: string; taxDocumentId: string; expiresOn: CivilDate; daysBefore: number; announcedAt: Instant }
>;

/** On stream `payout-<developerId>`: all pay-outs of one studio, so that they claim one balance one after the other. */
export type PayoutEvent =
  | PayoutRequested
  | PayoutApproved
  | PayoutReleased
  | PayoutSentToBank
  | PayoutPutBack
  | PayoutPaid
  | PayoutFailed
  | PayoutAccountChanged
  | TaxDocumentRecorded
  | TaxDocumentExpiryAnnounced;

/** A file of pay-outs for the bank. Whom it pays stands in their streams, their accounts in sealed rows. */
export type BankFileMade = Fact<
  'BankFileMade',
  { fileId: string; number: number; count: number; sum: Pesos; madeBy: string; madeAt: Instant }
>;
/** It never went to the bank. */
export type BankFileWithdrawn = Fact<
  'BankFileWithdrawn',
  { fileId: string; number: number; reason: string; withdrawnBy: string; withdrawnAt: Instant }
>;

/** On stream `bank-files-shop`: one for all files, so that each has a number of its own. */
export type BankFileEvent = BankFileMade | BankFileWithdrawn;
