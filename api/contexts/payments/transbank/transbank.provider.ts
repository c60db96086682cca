import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '../../../config.js';
import type { Pesos } from '../../../kernel/money.js';
import { CONFIG } from '../../../platform/tokens.js';
import type { Decline } from '../decline.rules.js';
import type {
  EnrolmentReturn,
  Failure,
  FinishReply,
  Observation,
  RefundReply,
  BalanceReply,
} from '../payment.commands.js';
import { isByCard, type PaymentState } from '../payment.decider.js';
import { PaymentProvider, type CardChargeNames, type CardKey, type FormToOpen, type OpenedForm } from '../provider.js';
import { readInscriptionReturn } from './oneclick/inscription-return.rules.js';
import { InscriptionsClient } from './oneclick/inscriptions.client.js';
import { OneclickClient } from './oneclick/oneclick.client.js';
import { CONTRACT_LIMITS, declineOf } from './response-codes.rules.js';
import { judgeRefusedCommit } from './webpay/webpay-reply.rules.js';
import { WebpayPlusClient } from './webpay/webpay.client.js';

/** Longer addresses are refused by the SDK before anything is sent. */
const LONGEST_EMAIL = 100;
const NO_FORM = { is: 'refused', message: 'no form was opened' } as const;

/** Transbank: forms are Webpay Plus, saved cards are Oneclick Mall. */
@Injectable()
export class TransbankProvider extends PaymentProvider {
  readonly patience: { statusMs: number; moveMs: number };
  readonly contractLimits = CONTRACT_LIMITS;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly webpay: WebpayPlusClient,
    private readonly oneclick: OneclickClient,
    private readonly inscriptions: InscriptionsClient,
  ) {
    super();
    this.patience = { statusMs: config.transbank.statusTimeoutMs, moveMs: config.transbank.moveTimeoutMs };
  }

  openForm({ buyOrder, sessionId, amount }: FormToOpen): Promise<OpenedForm> {
    return this.webpay.create(buyOrder, sessionId, amount, `${this.config.publicUrl}/v1/payment/webpay/return`);
  }

  /** A refused commit says little by itself; the status says the rest. */
  async completeForm(token: string): Promise<Observation> {
    const answer = await this.webpay.commit(token);
    if (answer.seen !== 'refused') return answer;
    const status = await this.webpay.status(token);
    const decided = ['authorized', 'declined', 'money-returned'].includes(status.seen);
    return decided ? status : judgeRefusedCommit(answer.message, status);
  }

  /** The payment and its one part have the same id, told apart by a first letter that no id has. */
  namesOfCharge(buyOrder: string): CardChargeNames {
    return { buyOrder, childBuyOrder: `C${buyOrder.slice(1)}`, storeCode: this.config.transbank.oneclick.storeCode };
  }

  chargeCard(card: CardKey, charge: CardChargeNames & { amount: Pesos }): Promise<Observation> {
    return this.oneclick.authorize(card, charge);
  }

  async status(payment: PaymentState): Promise<Observation | null> {
    if (isByCard(payment)) return this.oneclick.status(payment.plan.buyOrder);
    const token = tokenOf(payment);
    return token === null ? null : this.webpay.status(token);
  }

  async refund(payment: PaymentState, amount: Pesos, left: Pesos = 0): Promise<RefundReply> {
    if (isByCard(payment)) return this.oneclick.refund({ ...payment.plan, amount }, left);
    const token = tokenOf(payment);
    return token !== null ? this.webpay.refund(token, amount, left) : NO_FORM;
  }

  async balance(payment: PaymentState): Promise<BalanceReply> {
    if (isByCard(payment)) return this.oneclick.balance(payment.plan.buyOrder);
    const token = tokenOf(payment);
    return token !== null ? this.webpay.balance(token) : NO_FORM;
  }

  openEnrolment(username: string, email: string, returnUrl: string): Promise<OpenedForm> {
    // The bank knows a card by its user name, so the shop's own address can stand in for one that is too long for it.
    const contact = email.length > LONGEST_EMAIL ? this.config.contact.templates.contact : email;
    return this.inscriptions.start(username, contact, returnUrl);
  }

  readEnrolmentReturn(parameters: Record<string, unknown>): EnrolmentReturn {
    return readInscriptionReturn(parameters);
  }

  finishEnrolment(token: string): Promise<FinishReply> {
    return this.inscriptions.finish(token);
  }

  forgetCard({ tbkUser, username }: CardKey): Promise<{ is: 'forgotten' } | Failure> {
    return this.inscriptions.forget(tbkUser, username);
  }

  declineOf(code: number | null, method?: 'webpay-plus' | 'oneclick'): Decline {
    return declineOf(code, this.config.transbank.responseLevel, method);
  }
}

function tokenOf(payment: PaymentState): string | null {
  return ('form' in payment && payment.form?.token) || null;
}
