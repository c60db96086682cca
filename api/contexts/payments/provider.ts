import type { Pesos } from '../../kernel/money.js';
import type { Decline } from './decline.rules.js';
import type {
  EnrolmentReturn,
  Failure,
  FinishReply,
  FormReturn,
  Observation,
  RefundReply,
  BalanceReply,
} from './payment.commands.js';
import type { PaymentState } from './payment.decider.js';
import { Command } from '@nestjs/cqrs';
import { Injectable } from '@nestjs/common';
import type { Bilingual } from '../../platform/http/messages.js';

export type OpenedForm = { is: 'issued'; token: string; formUrl: string } | Failure;

/** A form to be opened. Amount in whole pesos. */
export interface FormToOpen {
  buyOrder: string;
  sessionId: string;
  amount: Pesos;
}

/** Whose card: the name of the enrolment and the provider's secret for it. */
export interface CardKey {
  username: string;
  tbkUser: string;
}

/** A charge under the names that the provider knows it by. Amount in whole pesos. */
export interface CardChargeNames {
  buyOrder: string;
  childBuyOrder: string;
  storeCode: string;
}

/**
 * Who takes the shop's money: the only port to a payment provider, which one folder implements.
 * Answers are values: nothing here throws for what the provider or the network does.
 */
export abstract class PaymentProvider {
  /** How long a call may take that only asks, and one that moves money. */
  abstract readonly patience: { statusMs: number; moveMs: number };
  /** Codes of declines by the shop's own contract: the card's bank was not asked. */
  abstract readonly contractLimits: readonly number[];

  /** Opens a form. The provider sends the buyer's browser to its own return route, which executes `ReturnFromForm`. */
  abstract openForm(form: FormToOpen): Promise<OpenedForm>;
  /** Takes the money of a completed form, at most once per token. `no-answer`: it may have been taken. */
  abstract completeForm(token: string): Promise<Observation>;
  /** The names under which the provider will know a charge to a saved card. */
  abstract namesOfCharge(buyOrder: string): CardChargeNames;
  /** Takes money from a saved card; called once for each charge. `no-answer`: it may have been taken. */
  abstract chargeCard(card: CardKey, charge: CardChargeNames & { amount: Pesos }): Promise<Observation>;
  /** Asks what became of a payment; null if the provider was never asked for it. */
  abstract status(payment: PaymentState): Promise<Observation | null>;
  /** Gives it back, or a part of it. @param left what the provider must still hold of it afterwards. */
  abstract refund(payment: PaymentState, amount: Pesos, left?: Pesos): Promise<RefundReply>;
  /** What the provider still holds of it. */
  abstract balance(payment: PaymentState): Promise<BalanceReply>;
  /** Opens the form that saves one card. @param username of this one card: a second card under the same name would void the first. */
  abstract openEnrolment(username: string, email: string, returnUrl: string): Promise<OpenedForm>;
  /** Reads how the browser came back from that form. */
  abstract readEnrolmentReturn(parameters: Record<string, unknown>): EnrolmentReturn;
  /** Asks for the result, which the provider may keep for a minute only. */
  abstract finishEnrolment(token: string): Promise<FinishReply>;
  /** Lets the provider forget a card. One that it does not know is forgotten already. */
  abstract forgetCard(card: CardKey): Promise<{ is: 'forgotten' } | Failure>;
  /** What a decline means and how people are told. @param code null where the provider gave none. */
  abstract declineOf(code: number | null, method?: 'webpay-plus' | 'oneclick'): Decline;
}

/** Words that are not the provider's come from a gateway, which knows nothing of the money behind it. */
export function isBanksWord(message: string): boolean {
  return message !== '' && !/^(Unexpected error$|AxiosError|Request failed)/.test(message);
}

/** A browser came back from a form: brings its payment to an end. @returns the page that the browser goes to next. */
export class ReturnFromForm extends Command<string> {
  constructor(
    readonly returned: FormReturn,
    readonly correlation: string,
  ) {
    super();
  }
}

/** Why the bank declined, in words. */
@Injectable()
export class DeclineReasons {
  constructor(private readonly provider: PaymentProvider) {}

  /** Null where it gave no reason. */
  of(responseCode: number | null): Bilingual | null {
    return responseCode === null ? null : this.provider.declineOf(responseCode).reason;
  }
}
