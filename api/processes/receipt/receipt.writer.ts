import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '../../config.js';
import { PeopleDirectory } from '../../contexts/identity/index.js';
import { LegalTexts, SELLER } from '../../contexts/legal/index.js';
import { OrdersQueries } from '../../contexts/ordering/index.js';
import { PaymentsQueries } from '../../contexts/payments/index.js';
import type { Letter } from '../../platform/mail/letters.js';
import { CONFIG } from '../../platform/tokens.js';
import { Papers } from '../documents/papers.js';
import { receiptMail } from './receipt.template.js';

const legal = new LegalTexts();

/** Gathers what a receipt tells from where it lies now, so that an erased person is erased here too. */
@Injectable()
export class ReceiptWriter {
  constructor(
    private readonly orders: OrdersQueries,
    private readonly payments: PaymentsQueries,
    private readonly people: PeopleDirectory,
    private readonly papers: Papers,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** @param correlation of whatever calls for the receipt; its number is given with it. */
  async receiptOf(orderId: string, correlation: string): Promise<Letter> {
    const order = await this.orders.order(orderId);
    if (order?.status !== 'paid') return { missing: 'there is no such paid order' };
    // Numbered whether or not anybody is left to be written to: the sale happened.
    const document = await this.papers.receiptOf(order, correlation);
    const [payment, person] = await Promise.all([order.paymentId ? this.payments.payment(order.paymentId) : null, this.people.contact(order.playerId)]);
    if (!person) return { skipped: 'person erased' };
    if (order.paymentId && !payment?.approval) return { missing: 'the payment of this order has no approval' };

    const { language } = order;
    const texts = { withdrawal: legal.document('withdrawal', language), terms: legal.document('terms', language) };
    const approval = payment?.approval ?? null;
    const written = receiptMail({ order, approval, name: person.username, shopUrl: this.config.publicUrl, seller: SELLER, texts, document });
    return { to: person.email, language, ...written, ...(document ? { attachments: [await this.papers.print(document, { order, approval, person })] } : {}) };
  }
}
