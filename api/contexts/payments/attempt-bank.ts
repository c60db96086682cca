import { Injectable } from '@nestjs/common';
import type { Instant } from '../../kernel/instant.js';
import type { Pesos } from '../../kernel/money.js';
import { isByCard, type AttemptState } from './attempt.decider.js';
import { OneclickClient } from './oneclick/oneclick.client.js';
import type { Observation } from './payment.commands.js';
import type { RefundReply } from './refund-reply.rules.js';
import { WebpayPlusClient } from './webpay-plus/webpay-plus.client.js';

/** The bank as one attempt meets it, whichever way its money was taken. */
@Injectable()
export class AttemptBank {
  constructor(
    private readonly webpay: WebpayPlusClient,
    private readonly oneclick: OneclickClient,
  ) {}

  /** What the bank says of it; null where nothing was ever asked of the bank. */
  async status(state: AttemptState): Promise<Observation | null> {
    if (isByCard(state)) return this.oneclick.status(state.plan.buyOrder);
    return 'form' in state && state.form ? this.webpay.status(state.form.token) : null;
  }

  /** Gives the whole of it back. @param amount whole pesos. */
  async refund(state: AttemptState, amount: Pesos): Promise<RefundReply> {
    if (isByCard(state)) return this.oneclick.refund({ ...state.plan, amount });
    return 'form' in state && state.form ? this.webpay.refund(state.form.token, amount) : { is: 'refused', message: 'no form was opened' };
  }
}

/** Since when the bank knows of it; the bank tells for seven days. */
export function knownSince(state: AttemptState): Instant | null {
  if (isByCard(state)) return state.plan.plannedAt;
  return 'form' in state && state.form ? state.form.issuedAt : null;
}
