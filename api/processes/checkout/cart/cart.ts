import { Injectable } from '@nestjs/common';
import { AgeCheck } from '../../../contexts/catalog/index.js';
import type { AcceptedTerms } from '../../../contexts/ordering/order.events.js';
import type { Language } from '../../../kernel/language.js';
import type { SignedIn } from '../../../platform/http/access.js';
import type { CreatePaymentRequest } from '../checkout.dto.js';
import { BuyerChecks } from './buyer-checks.js';
import { CheckoutReads } from '../reads/checkout.reads.js';

/** What a buyer asks for; prices are not among it. */
export interface Cart {
  personId: string;
  emailVerified: boolean;
  /** Whether the buyer may pay for something; what costs nothing is free for children too. */
  canPurchase: boolean;
  gameIds: string[];
  /** A discount code as it was typed, or null. */
  code: string | null;
  language: Language;
  /** What the buyer's page showed, if it says so: the shop never charges more. */
  shownTotal: number | null;
  terms: AcceptedTerms | null;
  sessionNote: string | null;
  /** Where the browser goes with the result. */
  resultUrl: string;
  /** The client's own idempotency key, if it sent one. */
  key: string | null;
  correlation: string;
}

/** Reads the cart of a request, whichever way it is paid. */
@Injectable()
export class Carts {
  constructor(
    readonly ages: AgeCheck,
    private readonly checks: BuyerChecks,
    private readonly checkout: CheckoutReads,
  ) {}

  /** @throws Problem 403 not-your-account, too-young; Refusal terms-changed. */
  async read(
    body: CreatePaymentRequest,
    caller: SignedIn,
    about: { language: Language; correlation: string; key?: string },
  ): Promise<Cart> {
    this.checks.refuseOther(caller, body.user_id);
    await this.ages.refuseTooYoung(caller, body.cart);
    return {
      personId: caller.userId,
      emailVerified: caller.emailVerified,
      canPurchase: caller.canPurchase,
      gameIds: body.cart,
      code: body.discount_code?.trim() || null,
      language: about.language,
      shownTotal: body.subtotal ?? null,
      terms: await this.checks.terms(body.accepted_terms, caller),
      sessionNote: body.session_id ?? null,
      resultUrl: this.checkout.resultUrl(body.url),
      key: about.key?.slice(0, 200) || null,
      correlation: about.correlation,
    };
  }

  /** What was ticked for an order counts for the account too, and a code that was used is one of the person's own. */
  async keep({ terms, code, language }: Cart, caller: SignedIn): Promise<void> {
    await this.checks.keepConsent(terms, caller, language);
    await this.checks.keepCode(code, caller);
  }
}
