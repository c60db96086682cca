import { Injectable } from '@nestjs/common';
import type { Instant } from '../../kernel/instant.js';
import type { Pesos } from '../../kernel/money.js';
import { isByCard, type AttemptState } from './attempt.decider.js';
import { OneclickClient } from './oneclick/oneclick.client.js';
import type { Observation } from './payment.commands.js';
import type { RefundReply, Standing } from './refund-reply.rules.js';
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

  /** Gives it back, or a part of it. @param left what the bank must still hold of it afterwards, in whole pesos. */
  async refund(state: AttemptState, amount: Pesos, left: Pesos = 0): Promise<RefundReply> {
    if (isByCard(state)) return this.oneclick.refund({ ...state.plan, amount }, left);
    return 'form' in state && state.form
      ? this.webpay.refund(state.form.token, amount, left)
      : { is: 'refused', message: 'no form was opened' };
  }

  /** What the bank still holds of it. */
  async standing(state: AttemptState): Promise<Standing> {
    if (isByCard(state)) return this.oneclick.standing(state.plan.buyOrder);
    return 'form' in state && state.form
      ? this.webpay.standing(state.form.token)
      : { is: 'refused', message: 'no form was opened' };
  }
}

/** Since when the bank knows of it; the bank tells for seven days. */
export function knownSince(state: AttemptState): Instant | null {
  if (isByCard(state)) return state.plan.plannedAt;
  return 'form' in state && state.form ? state.form.issuedAt : null;
}
