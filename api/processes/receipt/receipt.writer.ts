import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '../../config.js';
import { PeopleDirectory } from '../../contexts/identity/index.js';
import { LegalTexts, SELLER } from '../../contexts/legal/index.js';
import { OrdersQueries } from '../../contexts/ordering/index.js';
import { PaymentsQueries } from '../../contexts/payments/index.js';
import type { Language } from '../../platform/http/messages.js';
import type { MailAttachment } from '../../platform/mail/mail-sender.js';
import { CONFIG } from '../../platform/tokens.js';
import { Papers } from '../documents/papers.js';
import { receiptMail } from './receipt.template.js';

const legal = new LegalTexts();

/** A receipt ready to be sent, or why there is none to send. */
export type WrittenReceipt =
  | { to: string; language: Language; subject: string; html: string; text: string; attachments?: MailAttachment[] }
  | { nobody: 'person erased' }
  | { missing: string };

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
  async receiptOf(orderId: string, correlation: string): Promise<WrittenReceipt> {
    const order = await this.orders.order(orderId);
    if (order?.status !== 'paid') return { missing: 'there is no such paid order' };
    // Numbered whether or not anybody is left to be written to: the sale happened.
    const document = await this.papers.receiptOf(orderId, correlation);
    const [[payment], person] = await Promise.all([this.payments.payments(order.paymentId ? [order.paymentId] : []), this.people.contact(order.playerId)]);
    if (!person) return { nobody: 'person erased' };
    if (order.paymentId && !payment?.approval) return { missing: 'the payment of this order has no approval' };

    const { language } = order;
    const texts = { withdrawal: legal.document('withdrawal', language), terms: legal.document('terms', language) };
    const written = receiptMail({ order, approval: payment?.approval ?? null, name: person.username, shopUrl: this.config.publicUrl, seller: SELLER, texts, document });
    return { to: person.email, language, ...written, ...(document ? { attachments: [await this.papers.print(document)] } : {}) };
  }
}
