import { Injectable } from '@nestjs/common';
import { Documents, type DocumentRow } from './documents.js';
import { PeopleDirectory, type Contact } from '../access/index.js';
import { SELLER } from '../legal/index.js';
import { OrdersQueries, type OrderRow } from '../ordering/index.js';
import { PaymentsQueries } from '../payments/index.js';
import type { Approval } from '../payments/payment.events.js';
import { withReadableAddresses } from '../../platform/email-address.js';
import type { MailAttachment } from '../../platform/mail/mail-sender.js';
import { fileNameOf, contentOf, type DocumentContent } from './content/document.template.js';

/** What a document tells of: the sale, how it was paid, and by whom, unless they were erased. */
interface DocumentAbout {
  order: OrderRow;
  approval: Approval | null;
  person: Contact | null;
}

/** Receipts and credit notes: numbered when they are first needed, put into words whenever they are read, so that an erased person is erased here too. */
@Injectable()
export class OrderDocuments {
  constructor(
    private readonly documents: Documents,
    private readonly orders: OrdersQueries,
    private readonly payments: PaymentsQueries,
    private readonly people: PeopleDirectory,
  ) {}

  /** The receipt of a paid order; null where nothing was paid: without money there is nothing to document. */
  async receiptOf(
    { orderId, status, personId, total, net, vat }: OrderRow,
    correlation: string,
  ): Promise<DocumentRow | null> {
    if (status !== 'paid' || total === 0) return null;
    return this.documents.issue({ series: 'receipt', orderId, refundId: null, personId, total, net, vat }, correlation);
  }

  /** The credit note of money that went back; its order's receipt is numbered first. Null for an unknown refund. */
  async creditNoteOf(orderId: string, refundId: string, correlation: string): Promise<DocumentRow | null> {
    const [order, refunds] = await Promise.all([this.orders.order(orderId), this.orders.refundsOf([orderId])]);
    const refund = refunds.find((found) => found.refundId === refundId);
    if (!order || !refund) return null;
    await this.receiptOf(order, correlation);
    const { amount, net, vat } = refund;
    return this.documents.issue(
      { series: 'credit-note', orderId, refundId, personId: order.personId, total: amount, net, vat },
      correlation,
    );
  }

  /** A document in words. @throws Error when its order is not there, which no document outlives. */
  async read(document: DocumentRow): Promise<DocumentContent> {
    const [order, person] = await Promise.all([
      this.orders.order(document.orderId),
      this.people.contact(document.personId),
    ]);
    if (!order) throw new Error(`document ${document.documentId} has no order`);
    const payment = order.paymentId ? await this.payments.payment(order.paymentId) : null;
    return this.put(document, { order, approval: payment?.approval ?? null, person });
  }

  /** The same as a PDF that goes with a mail. @param about what it tells of, where the caller has just read it. */
  async print(document: DocumentRow, about?: DocumentAbout): Promise<MailAttachment> {
    const content = await (about ? this.put(document, about) : this.read(document));
    return {
      name: fileNameOf(document, content.language),
      type: 'application/pdf',
      content: await (await import('./content/document.pdf.js')).documentPdf(content),
    };
  }

  /** Into words, with what a credit note corrects. */
  private async put(document: DocumentRow, { order, approval, person }: DocumentAbout): Promise<DocumentContent> {
    const { refundId, orderId } = document;
    const [refunds, all] =
      refundId === null
        ? [[], []]
        : await Promise.all([this.orders.refundsOf([orderId]), this.documents.ofOrders([orderId])]);
    return contentOf({
      document,
      order,
      seller: SELLER,
      approval,
      refund: refunds.find((refund) => refund.refundId === refundId) ?? null,
      corrects: all.find(({ series }) => series === 'receipt') ?? null,
      buyer: person && { name: person.username, email: withReadableAddresses(person.email) },
    });
  }
}
