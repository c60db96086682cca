import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '../../../config.js';
import type { PaymentRow } from '../../../contexts/payments/index.js';
import { hours } from '../../../kernel/instant.js';
import { BusinessClock } from '../../../platform/clock.js';
import type { SignedIn } from '../../../platform/http/access.js';
import { Problem } from '../../../platform/http/problem.js';
import { ReturnAddresses } from '../../../platform/return-addresses.js';
import { CONFIG } from '../../../platform/tokens.js';
import type { OrderReply, PublicOrderReply } from '../checkout.dto.js';
import { resultUrl } from './order-view.rules.js';

const OPEN_FOR_STRANGERS_MS = hours(2);

/** Where results are shown, and to whom. */
@Injectable()
export class CheckoutReads {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly clock: BusinessClock,
    private readonly addresses: ReturnAddresses,
  ) {}

  resultUrl(wanted: string | undefined): string {
    return resultUrl(wanted, this.config.publicUrl, this.config.returnOrigins);
  }

  /** Where the client of a payment wants its result; only its origin once that was erased. */
  async returnPage({ paymentId, resultUrl: page }: Pick<PaymentRow, 'paymentId' | 'resultUrl'>): Promise<string> {
    return this.resultUrl((await this.addresses.of(paymentId)) ?? page ?? undefined);
  }

  /** The order whole for its owner; without a token, for two hours, only what is not personal: games, status, refund. @throws Problem 404 order-unknown. */
  visible(
    found: { view: OrderReply; personId: string } | null,
    caller: SignedIn | undefined,
  ): OrderReply | PublicOrderReply {
    if (found && caller?.userId === found.personId) return found.view;
    const isOpen =
      found && !caller && Date.parse(this.clock.now()) - found.view.placedAt.getTime() < OPEN_FOR_STRANGERS_MS;
    if (!found || !isOpen) throw new Problem(404, 'order-unknown');
    const { orderId, status, games, refund } = found.view;
    return { orderId, status, games, refund };
  }
}
