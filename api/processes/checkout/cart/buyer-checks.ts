import { Injectable } from '@nestjs/common';
import { CodeClaims } from '../../../contexts/codes/index.js';
import { Consents } from '../../../contexts/consent/index.js';
import { LegalTexts } from '../../../contexts/legal/index.js';
import type { AcceptedTerms } from '../../../contexts/ordering/order.events.js';
import type { Language } from '../../../kernel/language.js';
import { Refusal } from '../../../kernel/refusal.js';
import { BusinessClock } from '../../../platform/clock.js';
import type { SignedIn } from '../../../platform/http/access.js';
import { Problem } from '../../../platform/http/problem.js';

/** What every purchase checks about its buyer, and keeps. */
@Injectable()
export class BuyerChecks {
  constructor(
    private readonly legal: LegalTexts,
    private readonly consents: Consents,
    private readonly claims: CodeClaims,
    private readonly clock: BusinessClock,
  ) {}

  refuseOther(caller: SignedIn, claimedId: string | undefined): void {
    if (claimedId && claimedId !== caller.userId) throw new Problem(403, 'not-your-account');
  }

  /**
   * The terms that a buyer ticked. Without a tick, the person must not have agreed to earlier ones; clients that never ask may buy.
   * @throws Refusal `terms-changed`.
   */
  async terms(hash: string | undefined, caller: SignedIn): Promise<AcceptedTerms | null> {
    const terms = hash ? this.legal.termsByHash(hash) : null;
    if (!terms && (hash || (await this.consents.termsOutdated(caller.userId)))) throw new Refusal('terms-changed');
    return terms;
  }

  /** What was ticked for an order counts for the account too. */
  async keepConsent(terms: AcceptedTerms | null, caller: SignedIn, language: Language): Promise<void> {
    if (terms)
      await this.consents.answer(caller.userId, { text: 'terms', hash: terms.hash, given: true }, 'checkout', language);
  }

  /** The tick of a plan names the subscriber agreement beside the terms, in the version of the same page. */
  async keepPlanConsent(terms: AcceptedTerms | null, caller: SignedIn, language: Language): Promise<void> {
    await this.keepConsent(terms, caller, language);
    if (!terms) return;
    const { hash } = this.legal.document('subscription', language);
    await this.consents.answer(caller.userId, { text: 'subscription', hash, given: true }, 'checkout', language);
  }

  /** A code that was used is one of the person's own from then on. */
  async keepCode(code: string | null, caller: SignedIn): Promise<void> {
    if (code) await this.claims.keep(caller.userId, code, this.clock.now());
  }
}
