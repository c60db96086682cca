import type { CommandContext, Actor } from '../../../platform/event-store/events.js';
import type { History } from '../../../platform/event-store/command-runner.js';
import type { Decision } from '../../../platform/event-store/stream.js';
import type { SignedIn } from '../../../platform/http/access.js';
import type { Language } from '../../../platform/http/messages.js';
import type { Asker, FoundCode } from '../../codes/index.js';
import type { AcceptedTerms } from '../../ordering/order.events.js';
import type { Decline } from '../../payments/index.js';

/** The charge of an order to a saved card. */
export interface CardCharge {
  orderId: string;
  personId: string;
  /** Whole pesos; the order's total. */
  amount: number;
  cardId: string;
  actor: Actor;
  correlation: string;
  /** The same id again is the same charge again: it is answered, not repeated. */
  commandId: string;
  now: string;
  /** Further streams that `begin` looks at or adds to. */
  streams: readonly string[];
  /** Those of them that the caller has just read. */
  known: History;
  /** What else is a fact from the moment on at which the money is asked for. */
  begin(history: History): Decision;
}

/** `unknown` until the bank's answer is found out; `returned`: money was taken that was not due, and goes back. */
export interface CardChargeResult {
  outcome: 'approved' | 'declined' | 'unknown' | 'returned';
  paymentId: string;
  /** The bank's code; null without an answer. */
  responseCode: number | null;
  /** The bank's no in words; null where it gave none. */
  decline: Decline | null;
}

/** Takes money from saved cards. */
export abstract class CardCharges {
  /** @throws Refusal card-unusable, card-tried-too-often, card-unknown, order-already-paid, payment-in-progress, and what `begin` refuses. */
  abstract charge(charge: CardCharge): Promise<CardChargeResult>;
  /** The result of a charge; one under way is waited for. Null when there is no such charge. */
  abstract resultOf(paymentId: string): Promise<CardChargeResult | null>;
}

/** What every purchase checks and keeps. */
export abstract class PurchaseChecks {
  /** @throws Problem 403 not-your-account. */
  abstract refuseOther(caller: SignedIn, claimedId: string | undefined): void;
  /** The terms that a buyer accepted. @throws Refusal terms-changed. */
  abstract terms(hash: string | undefined, caller: SignedIn): Promise<AcceptedTerms | null>;
  /** What was accepted for an order counts for the account too. */
  abstract keepPlanConsent(terms: AcceptedTerms | null, caller: SignedIn, language: Language): Promise<void>;
}

/** The use of a code for free periods. */
export interface PlanCodeUse {
  code: FoundCode;
  asker: Asker;
  personId: string;
  useId: string;
  subscriptionId: string;
  /** Whole pesos that the periods would cost. */
  discount: number;
}

/** Finds and uses discount codes. */
export abstract class PlanCodes {
  abstract find(typed: string, personId: string): Promise<{ code: FoundCode; asker: Asker } | null>;
  /** Appends the use of a code together with what it begins. @throws Refusal why the code does not work; payment-in-progress. */
  abstract use(
    use: PlanCodeUse,
    streams: readonly string[],
    context: CommandContext,
    begin: (history: History) => Decision,
  ): Promise<void>;
}
