import { civilDateOf, type CivilDate } from '../../../kernel/calendar.js';
import type { Decider } from '../../../kernel/decider.js';
import { GrowingMap } from '../../../kernel/growing-map.js';
import { hours, later, type Instant } from '../../../kernel/instant.js';
import type { Pesos } from '../../../kernel/money.js';
import { Refusal } from '../../../kernel/refusal.js';
import { dueAnnouncement, isValidOn, type TaxDocument } from './documents/tax-document.rules.js';
import type { PayoutEvent, PayoutFailure, PayoutPutBack, PayoutRequested, PayoutSentToBank } from '../payout.events.js';
import type { TaxDocumentKind } from '../rules/withholding.rules.js';
import { payableOf, type GrossAndTax, type Stated } from './requests/payable.rules.js';
import { plusWorkingDays } from './requests/working-days.rules.js';

/** Less than this costs more to transfer than it is worth. */
export const LEAST_PAYOUT: Pesos = 10_000;
/** The money is transferred within so many working days. */
export const PAID_WITHIN_WORKING_DAYS = 7;
/** How long a changed account waits, so that owners can object. */
const ACCOUNT_WAITS_MS = hours(72);

type RequestPayout = {
  type: 'RequestPayout';
  developerId: string;
  payoutId: string;
  stated: Stated;
  by: string;
  now: Instant;
};
/** @property members people of the studio, who never decide about its money. */
interface StaffDecision {
  payoutId: string;
  staffId: string;
  members: readonly string[];
  now: Instant;
}
type ApprovePayout = StaffDecision & { type: 'ApprovePayout' };
type ReleasePayout = StaffDecision & { type: 'ReleasePayout' };
type SendPayoutToBank = StaffDecision & {
  type: 'SendPayoutToBank';
  fileId: string;
  number: number;
  reference: string;
};
type PutPayoutBack = StaffDecision & { type: 'PutPayoutBack'; fileId: string };
/** @property fileId where it is recorded with its whole file. */
type RecordPayoutPaid = StaffDecision & { type: 'RecordPayoutPaid'; reference: string; fileId?: string };
type FailPayout = StaffDecision & { type: 'FailPayout'; why: PayoutFailure };
type ChangePayoutAccount = { type: 'ChangePayoutAccount'; developerId: string; by: string; now: Instant };
type RecordTaxDocument = {
  type: 'RecordTaxDocument';
  developerId: string;
  taxDocumentId: string;
  kind: TaxDocumentKind;
  expiresOn: CivilDate;
  by: string;
  now: Instant;
};
type AnnounceExpiry = { type: 'AnnounceExpiry'; developerId: string; now: Instant };

export type PayoutCommand =
  | RequestPayout
  | ApprovePayout
  | ReleasePayout
  | SendPayoutToBank
  | PutPayoutBack
  | RecordPayoutPaid
  | FailPayout
  | ChangePayoutAccount
  | RecordTaxDocument
  | AnnounceExpiry;

export interface Payout {
  developerId: string;
  payoutId: string;
  status: 'Requested' | 'Approved' | 'Released' | 'Paid' | 'Failed';
  amount: Pesos;
  withheld: Pesos;
  paid: Pesos;
  approvedBy: string | null;
  releasedAt: Instant | null;
  /** The file for the bank that it is in, or was in when it ended. */
  fileId: string | null;
}

export interface PayoutState {
  payouts: GrowingMap<string, Payout>;
  /** What all pay-outs claim that did not fail. */
  taken: GrossAndTax;
  noReleaseBefore: Instant | null;
  taxDocument: TaxDocument | null;
}

function decide(command: PayoutCommand, state: PayoutState): PayoutEvent[] {
  switch (command.type) {
    case 'RequestPayout':
      return request(command, state);
    case 'ApprovePayout':
      return approve(command, state);
    case 'ReleasePayout':
      return release(command, state);
    case 'SendPayoutToBank':
      return sendToBank(command, state);
    case 'PutPayoutBack':
      return putBack(command, state);
    case 'RecordPayoutPaid':
      return recordPaid(command, state);
    case 'FailPayout':
      return fail(command, state);
    case 'ChangePayoutAccount':
      return changeAccount(command, state);
    case 'RecordTaxDocument':
      return recordTaxDocument(command, state);
    case 'AnnounceExpiry':
      return announce(command, state);
  }
  return command satisfies never;
}

function request(
  { developerId, payoutId, stated, by, now }: RequestPayout,
  { payouts, taken }: PayoutState,
): PayoutEvent[] {
  if (payouts.has(payoutId)) return [];
  if (openOne(payouts)) throw new Refusal('payout-open');
  // The tax is as the statements withheld it: it is the same tax, and taken once.
  const { gross: amount, withheld } = payableOf(stated, taken);
  if (amount < LEAST_PAYOUT) throw new Refusal('payout-below-threshold');

  const promisedFor = plusWorkingDays(civilDateOf(now), PAID_WITHIN_WORKING_DAYS);
  return [
    {
      type: 'PayoutRequested',
      data: { developerId, payoutId, amount, withheld, promisedFor, requestedBy: by, requestedAt: now },
    },
  ];
}

function approve(command: ApprovePayout, state: PayoutState): PayoutEvent[] {
  const payout = decidable(command, state);
  if (payout.status === 'Approved' || payout.status === 'Released') return [];
  if (payout.status !== 'Requested') throw new Refusal('payout-over');
  payableTaxDocument(state, command.now);

  const { developerId, payoutId } = payout;
  const data = { developerId, payoutId, approvedBy: command.staffId, approvedAt: command.now };
  return [{ type: 'PayoutApproved', data }];
}

function release(command: ReleasePayout, state: PayoutState): PayoutEvent[] {
  const { staffId, now } = command;
  const payout = decidable(command, state);
  const { developerId, payoutId, status, amount, withheld, paid, approvedBy } = payout;
  if (status === 'Released') return [];
  if (status === 'Requested') throw new Refusal('payout-not-approved');
  if (status !== 'Approved') throw new Refusal('payout-over');
  if (approvedBy === staffId) throw new Refusal('payout-same-person');
  if (state.noReleaseBefore !== null && now < state.noReleaseBefore) throw new Refusal('payout-account-waits');
  const { kind } = payableTaxDocument(state, now);

  return [
    {
      type: 'PayoutReleased',
      data: {
        developerId,
        payoutId,
        amount,
        withheld,
        paid,
        taxDocumentKind: kind,
        releasedBy: staffId,
        releasedAt: now,
      },
    },
  ];
}

function sendToBank(command: SendPayoutToBank, state: PayoutState): PayoutEvent[] {
  const { developerId, payoutId, status, releasedAt, fileId: before } = decidable(command, state);
  if (status === 'Paid' || status === 'Failed') throw new Refusal('payout-over');
  if (status !== 'Released' || releasedAt === null) throw new Refusal('payout-not-released');
  if (before !== null) throw new Refusal('payout-in-file');
  if (isAccountChanged(releasedAt, state.noReleaseBefore)) throw new Refusal('payout-account-changed');

  const { fileId, number, reference, staffId, now } = command;
  const data = { developerId, payoutId, fileId, number, reference, sentBy: staffId, sentAt: now };
  return [{ type: 'PayoutSentToBank', data }];
}

/** Nothing is released before the time after a change is over: where that time ends later, the change came after the release. */
export function isAccountChanged(releasedAt: Instant, noReleaseBefore: Instant | null): boolean {
  return noReleaseBefore !== null && noReleaseBefore > releasedAt;
}

/** Its amount stays claimed, and the account of its release stays: the next file takes it as it is. */
function putBack(command: PutPayoutBack, state: PayoutState): PayoutEvent[] {
  const { developerId, payoutId, status, fileId } = decidable(command, state);
  if (fileId !== command.fileId || status === 'Failed') return [];
  if (status === 'Paid') throw new Refusal('bank-file-executed');

  const { staffId, now } = command;
  return [{ type: 'PayoutPutBack', data: { developerId, payoutId, fileId, putBackBy: staffId, putBackAt: now } }];
}

function recordPaid(command: RecordPayoutPaid, state: PayoutState): PayoutEvent[] {
  const { developerId, payoutId, status, amount, withheld, paid, fileId } = decidable(command, state);
  if (status === 'Paid') return [];
  if (command.fileId !== undefined && command.fileId !== fileId) throw new Refusal('bank-file-withdrawn');
  if (status !== 'Released') throw new Refusal('payout-not-released');

  const { reference, now } = command;
  return [{ type: 'PayoutPaid', data: { developerId, payoutId, amount, withheld, paid, reference, paidAt: now } }];
}

/** Also before its release, and after the transfer, when the bank sends it back. */
function fail(command: FailPayout, state: PayoutState): PayoutEvent[] {
  const { developerId, payoutId, status, amount, withheld, paid } = decidable(command, state);
  if (status === 'Failed') return [];

  const { why, now } = command;
  const wasPaid = status === 'Paid';
  return [
    { type: 'PayoutFailed', data: { developerId, payoutId, amount, withheld, paid, why, wasPaid, failedAt: now } },
  ];
}

function changeAccount({ developerId, by, now }: ChangePayoutAccount, { payouts }: PayoutState): PayoutEvent[] {
  // The transfer may be under way to the old account.
  const open = openOne(payouts);
  if (open?.status === 'Released') throw new Refusal('payout-under-way');

  const noReleaseBefore = later(now, ACCOUNT_WAITS_MS);
  const unapproved = open?.status === 'Approved' ? open.payoutId : null;
  const data = { developerId, changedBy: by, noReleaseBefore, unapproved, changedAt: now };
  return [{ type: 'PayoutAccountChanged', data }];
}

function recordTaxDocument(command: RecordTaxDocument, { taxDocument }: PayoutState): PayoutEvent[] {
  const { developerId, taxDocumentId, kind, expiresOn, by, now } = command;
  if (taxDocument?.taxDocumentId === taxDocumentId) return [];
  if (expiresOn < civilDateOf(now)) throw new Refusal('taxDocument-expired');

  return [
    {
      type: 'TaxDocumentRecorded',
      data: { developerId, taxDocumentId, kind, expiresOn, recordedBy: by, recordedAt: now },
    },
  ];
}

function announce({ developerId, now }: AnnounceExpiry, { taxDocument }: PayoutState): PayoutEvent[] {
  const daysBefore = taxDocument && dueAnnouncement(taxDocument, now);
  if (!taxDocument || daysBefore === null) return [];

  const { taxDocumentId, expiresOn } = taxDocument;
  return [
    {
      type: 'TaxDocumentExpiryAnnounced',
      data: { developerId, taxDocumentId, expiresOn, daysBefore, announcedAt: now },
    },
  ];
}

function decidable({ payoutId, staffId, members }: StaffDecision, { payouts }: PayoutState): Payout {
  const payout = payouts.get(payoutId);
  if (!payout) throw new Refusal('payout-unknown');
  if (members.includes(staffId)) throw new Refusal('payout-own');
  return payout;
}

function payableTaxDocument({ taxDocument }: PayoutState, now: Instant): TaxDocument {
  if (!isValidOn(taxDocument, civilDateOf(now))) throw new Refusal('payout-tax-document-missing');
  return taxDocument;
}

/** The one pay-out that is neither paid nor failed. */
export function openOne(payouts: PayoutState['payouts']): Payout | null {
  return [...payouts.values()].find(({ status }) => status !== 'Paid' && status !== 'Failed') ?? null;
}

function evolve(state: PayoutState, event: PayoutEvent): PayoutState {
  switch (event.type) {
    case 'PayoutRequested':
      return claimed(state, event);
    case 'PayoutApproved':
      return withPayout(state, event.data.payoutId, { status: 'Approved', approvedBy: event.data.approvedBy });
    case 'PayoutReleased':
      return withPayout(state, event.data.payoutId, { status: 'Released', releasedAt: event.data.releasedAt });
    case 'PayoutSentToBank':
    case 'PayoutPutBack':
      return inFile(state, event);
    case 'PayoutPaid':
      return withPayout(state, event.data.payoutId, { status: 'Paid' });
    case 'PayoutFailed': {
      const { payoutId, amount, withheld } = event.data;
      const taken = { gross: state.taken.gross - amount, withheld: state.taken.withheld - withheld };
      return { ...withPayout(state, payoutId, { status: 'Failed' }), taken };
    }
    case 'PayoutAccountChanged':
      return { ...unapproved(state, event.data.unapproved), noReleaseBefore: event.data.noReleaseBefore };
    case 'TaxDocumentRecorded': {
      const { taxDocumentId, kind, expiresOn } = event.data;
      return { ...state, taxDocument: { taxDocumentId, kind, expiresOn, announced: null } };
    }
    case 'TaxDocumentExpiryAnnounced':
      return { ...state, taxDocument: state.taxDocument && { ...state.taxDocument, announced: event.data.daysBefore } };
  }
  return event satisfies never;
}

function claimed(state: PayoutState, { data }: PayoutRequested): PayoutState {
  const { developerId, payoutId, amount, withheld } = data;
  const payout = {
    developerId,
    payoutId,
    amount,
    status: 'Requested',
    withheld,
    paid: amount - withheld,
    approvedBy: null,
    releasedAt: null,
    fileId: null,
  } as const;
  const taken = { gross: state.taken.gross + amount, withheld: state.taken.withheld + withheld };
  return { ...withPayout(state, payoutId, payout), taken };
}

function withPayout(state: PayoutState, payoutId: string, change: Partial<Payout>): PayoutState {
  const payout = { ...state.payouts.get(payoutId), ...change } as Payout;
  return { ...state, payouts: state.payouts.with(payoutId, payout) };
}

function inFile(state: PayoutState, { type, data }: PayoutSentToBank | PayoutPutBack): PayoutState {
  return withPayout(state, data.payoutId, { fileId: type === 'PayoutSentToBank' ? data.fileId : null });
}

/** Who approved a pay-out saw the account of before. */
function unapproved(state: PayoutState, payoutId: string | null): PayoutState {
  return payoutId === null ? state : withPayout(state, payoutId, { status: 'Requested', approvedBy: null });
}

/** The pay-outs of one studio: claimed from its balance, released by two people, transferred or failed. */
export const payoutDecider: Decider<PayoutCommand, PayoutState, PayoutEvent> = {
  initialState: {
    payouts: new GrowingMap(),
    taken: { gross: 0, withheld: 0 },
    noReleaseBefore: null,
    taxDocument: null,
  },
  decide,
  evolve,
};
