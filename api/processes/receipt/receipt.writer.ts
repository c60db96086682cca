import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '../../config.js';
import { PeopleDirectory } from '../../contexts/identity/index.js';
import { LegalTexts, SELLER } from '../../contexts/legal/index.js';
import { OrdersQueries } from '../../contexts/ordering/index.js';
import { PaymentsQueries } from '../../contexts/payments/index.js';
import type { Language } from '../../platform/http/messages.js';
import { CONFIG } from '../../platform/tokens.js';
import { receiptMail } from './receipt.template.js';

/** A receipt ready to be sent, or why there is none to send. */
export type WrittenReceipt =
  | { to: string; language: Language; subject: string; html: string; text: string }
  | { nobody: 'person erased' }
  | { missing: string };

/** Gathers what a receipt tells from where it lies now, so that an erased person is erased here too. */
@Injectable()
export class ReceiptWriter {
  constructor(
    private readonly orders: OrdersQueries,
    private readonly payments: PaymentsQueries,
    private readonly people: PeopleDirectory,
    private readonly legal: LegalTexts,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async receiptOf(orderId: string): Promise<WrittenReceipt> {
    const order = await this.orders.order(orderId);
    if (order?.status !== 'paid') return { missing: 'there is no such paid order' };
    const [[payment], person] = await Promise.all([this.payments.payments(order.paymentId ? [order.paymentId] : []), this.people.contact(order.playerId)]);
    if (!person) return { nobody: 'person erased' };
    if (order.paymentId && !payment?.approval) return { missing: 'the payment of this order has no approval' };

    const { language } = order;
    const texts = { withdrawal: this.legal.document('withdrawal', language), terms: this.legal.document('terms', language) };
    const written = receiptMail({ order, approval: payment?.approval ?? null, name: person.username, shopUrl: this.config.publicUrl, seller: SELLER, texts });
    return { to: person.email, language, ...written };
  }
}
