import type { Instant } from '../../kernel/instant.js';
import type { Pesos } from '../../kernel/money.js';
import type { CodeBenefit, CodeLimits } from './code.events.js';

export type IssueCode = {
  type: 'IssueCode';
  codeId: string;
  benefit: CodeBenefit;
  limits: CodeLimits;
  batchId: string | null;
  purpose: string;
  codeHash: string;
  hint: string;
  now: Instant;
};

/** Who wants to use a code, and what for. */
interface Use {
  /** The order's id, the subscription's, or one derived from person and game. */
  useId: string;
  personId: string;
  /** Whether this person has paid for anything before. */
  boughtBefore: boolean;
  now: Instant;
}

/** Keeps one use for an order that is about to be paid; the same order may ask again after a release. */
export type ReserveUse = { type: 'ReserveUse'; orderId: string } & Use;
/** The order's payment ended without money. */
export type ReleaseUse = { type: 'ReleaseUse'; useId: string; now: Instant };
/**
 * Used for good. With a reservation always possible; without one the limits hold as for a new use; for an order whose
 * reservation was released (its approval came late) only the number of uses counts.
 */
export type RecordUse = {
  type: 'RecordUse';
  orderId: string | null;
  subscriptionId: string | null;
  discount: Pesos;
} & Use;
export type DeactivateCode = { type: 'DeactivateCode'; reason: string; now: Instant };

export type CodeCommand = IssueCode | ReserveUse | ReleaseUse | RecordUse | DeactivateCode;
