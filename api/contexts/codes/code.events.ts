import type { Fact } from '../../kernel/decider.js';
import type { Instant } from '../../kernel/instant.js';
import type { Pesos } from '../../kernel/money.js';

/** What a code gives: so much off an order, a game, or periods of a plan. */
export type CodeBenefit =
  | { kind: 'percent'; percent: number }
  | { kind: 'game'; gameId: string }
  | { kind: 'plan'; planId: 'monthly' | 'yearly'; periods: number };

/** Where and how often a code works; null: without this limit. */
export interface CodeLimits {
  uses: number | null;
  usesPerPerson: number | null;
  validFrom: Instant | null;
  validUntil: Instant | null;
  /** Only lines with these games become cheaper. */
  gameIds: string[] | null;
  firstPurchaseOnly: boolean;
}

interface Use {
  codeId: string;
  /** One use of the code: an order, or the subscription that it pays a period of. */
  useId: string;
  personId: string;
}

export type CodeIssued = Fact<
  'CodeIssued',
  {
    codeId: string;
    benefit: CodeBenefit;
    limits: CodeLimits;
    batchId: string | null;
    purpose: string;
    /** SHA-256 of the code as people type it, without case and signs; the code itself is no part of the log. */
    codeHash: string;
    /** What the console shows of it: its last four characters. */
    hint: string;
    issuedAt: Instant;
  }
>;
export type CodeReserved = Fact<'CodeReserved', Use & { orderId: string; reservedAt: Instant }>;
export type CodeReleased = Fact<'CodeReleased', Use & { orderId: string; releasedAt: Instant }>;
/** Used for good: its order is paid, or the game or the periods it gives are granted. */
export type CodeUsed = Fact<
  'CodeUsed',
  Use & { orderId: string | null; subscriptionId: string | null; discount: Pesos; usedAt: Instant }
>;
export type CodeDeactivated = Fact<'CodeDeactivated', { codeId: string; reason: string; deactivatedAt: Instant }>;

/** One discount code and who uses it, on stream `code-<codeId>`. */
export type CodeEvent = CodeIssued | CodeReserved | CodeReleased | CodeUsed | CodeDeactivated;
