import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '../../config.js';
import { CodeClaims } from '../../contexts/codes/index.js';
import { Consents } from '../../contexts/consent/index.js';
import { LegalTexts } from '../../contexts/legal/index.js';
import type { PaymentRow } from '../../contexts/payments/index.js';
import type { AcceptedTerms } from '../../contexts/ordering/order.events.js';
import { hours } from '../../kernel/instant.js';
import { Refusal } from '../../kernel/refusal.js';
import { BusinessClock } from '../../platform/clock.js';
import type { SignedIn } from '../../platform/http/access.js';
import type { Language } from '../../platform/http/messages.js';
import { Problem } from '../../platform/http/problem.js';
import { ReturnAddresses } from '../../platform/return-addresses.js';
import { CONFIG } from '../../platform/tokens.js';
import type { OrderReply, PublicOrderReply } from './checkout.dto.js';
import { resultUrl } from './order-view.rules.js';

const OPEN_FOR_STRANGERS_MS = hours(2);

/** Small answers that several routes of the checkout need. */
@Injectable()
export class CheckoutReads {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly clock: BusinessClock,
    private readonly legal: LegalTexts,
    private readonly consents: Consents,
    private readonly claims: CodeClaims,
    private readonly addresses: ReturnAddresses,
  ) {}

  refuseOther(caller: SignedIn, claimedId: string | undefined): void {
    if (claimedId && claimedId !== caller.userId) throw new Problem(403, 'not-your-account');
  }

  resultUrl(wanted: string | undefined): string {
    return resultUrl(wanted, this.config.publicUrl, this.config.returnOrigins);
  }

  /** Where the client of a payment wants its result; only its origin once that was erased. */
  async returnPage({ paymentId, resultUrl: page }: Pick<PaymentRow, 'paymentId' | 'resultUrl'>): Promise<string> {
    return this.resultUrl((await this.addresses.of(paymentId)) ?? page ?? undefined);
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

  /** A code that was used is one of the person's own from then on. */
  async keepCode(code: string | null, caller: SignedIn): Promise<void> {
    if (code) await this.claims.keep(caller.userId, code, this.clock.now());
  }

  /** The order whole for its owner; without a token, for two hours, only what is not personal: games, status, refund. @throws Problem 404 order-unknown. */
  visible(
    found: { view: OrderReply; playerId: string } | null,
    caller: SignedIn | undefined,
  ): OrderReply | PublicOrderReply {
    if (found && caller?.userId === found.playerId) return found.view;
    const isOpen =
      found && !caller && Date.parse(this.clock.now()) - found.view.placedAt.getTime() < OPEN_FOR_STRANGERS_MS;
    if (!found || !isOpen) throw new Problem(404, 'order-unknown');
    const { orderId, status, games, refund } = found.view;
    return { orderId, status, games, refund };
  }
}
