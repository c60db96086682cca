import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '../../config.js';
import { PeopleDirectory } from '../../contexts/identity/index.js';
import { SELLER } from '../../contexts/legal/index.js';
import { OrdersQueries, type OrderRow } from '../../contexts/ordering/index.js';
import { declineOf, PaymentsQueries, paymentStream, type PaymentRow } from '../../contexts/payments/index.js';
import type { AttemptEvent, PaymentRefunded, PaymentUnwanted } from '../../contexts/payments/payment.events.js';
import { subscriptionStream } from '../../contexts/subscriptions/index.js';
import type { Effect } from '../../platform/event-store/effects.js';
import { EventStore } from '../../platform/event-store/event-store.js';
import type { Letter } from '../../platform/mail/letters.js';
import { CONFIG } from '../../platform/tokens.js';
import { paymentMail, type PaymentEnd } from './payment-mail.template.js';
import { isToldByAgreement, wasToldAtOnce, type PaymentMailKind, type Traced } from './payment-news.rules.js';

/** Gathers what a mail about the end of a payment tells from where it lies now; what has been overtaken is not told. */
@Injectable()
export class PaymentMailWriter {
  constructor(
    private readonly store: EventStore,
    private readonly payments: PaymentsQueries,
    private readonly orders: OrdersQueries,
    private readonly people: PeopleDirectory,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** @param effect whose subject names the payment. */
  async written({ subject: paymentId, correlation }: Pick<Effect, 'subject' | 'correlation'>, kind: PaymentMailKind): Promise<Letter> {
    const payment = await this.payments.payment(paymentId);
    const order = payment && (await this.orders.order(payment.orderId));
    if (!payment || !order) return { missing: 'there is no such payment' };
    const end = kind === 'mail:money-returned' ? await this.returned(paymentId) : await this.notMade(payment, order, correlation);
    if ('skipped' in end) return end;
    const person = await this.people.contact(payment.playerId);
    if (!person) return { skipped: 'person erased' };

    const { language, username, email } = person;
    return { to: email, language, ...paymentMail({ end, order, language, name: username, shopUrl: this.config.publicUrl, shopEmail: SELLER.email }) };
  }

  private async notMade(payment: PaymentRow, order: OrderRow, endedBy: string): Promise<PaymentEnd | { skipped: string }> {
    if (order.status === 'paid' || !['declined', 'closed'].includes(payment.state)) return { skipped: 'overtaken' };
    const [facts = [], agreement = []] = await this.store.read(paymentStream.of(payment.paymentId), ...(order.plan ? [subscriptionStream.of(order.plan.subscriptionId)] : []));
    if (wasToldAtOnce(facts as Traced[], endedBy)) return { skipped: 'told at once' };
    if (isToldByAgreement(agreement as Traced[], order.orderId, endedBy)) return { skipped: 'told by the agreement' };
    const { amount, responseCode } = payment;
    return { kind: 'mail:payment-not-made', amount, reason: responseCode === null ? null : declineOf(responseCode, this.config.transbank.responseLevel).reason };
  }

  private async returned(paymentId: string): Promise<PaymentEnd> {
    const [recorded = []] = await this.store.read(paymentStream.of(paymentId));
    const facts = recorded as unknown as AttemptEvent[];
    const taken = facts.find((fact): fact is PaymentUnwanted => fact.type === 'PaymentUnwanted');
    const back = facts.find((fact): fact is PaymentRefunded => fact.type === 'PaymentRefunded');
    if (!taken || !back) throw new Error(`the money of payment ${paymentId} did not go back unwanted`);
    return { kind: 'mail:money-returned', amount: back.data.amount, because: taken.data.because, how: back.data.how, approval: taken.data.approval };
  }
}
