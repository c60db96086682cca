import { Injectable } from '@nestjs/common';
import { Documents, type DocumentRow } from '../../contexts/books/index.js';
import { PeopleDirectory } from '../../contexts/identity/index.js';
import { SELLER } from '../../contexts/legal/index.js';
import { OrdersQueries } from '../../contexts/ordering/index.js';
import { PaymentsQueries } from '../../contexts/payments/index.js';
import type { MailAttachment } from '../../platform/mail/mail-sender.js';
import { paperPdf } from './paper.pdf.js';
import { fileNameOf, paperOf, type Paper } from './paper.template.js';

/** Receipts and credit notes: numbered when they are first needed, put into words whenever they are read, so that an erased person is erased here too. */
@Injectable()
export class Papers {
  constructor(
    private readonly documents: Documents,
    private readonly orders: OrdersQueries,
    private readonly payments: PaymentsQueries,
    private readonly people: PeopleDirectory,
  ) {}

  /** The receipt of a paid order; null where nothing was paid: without money there is nothing to document. */
  async receiptOf(orderId: string, correlation: string): Promise<DocumentRow | null> {
    const order = await this.orders.order(orderId);
    if (order?.status !== 'paid' || order.total === 0) return null;
    const { playerId, total, net, vat } = order;
    return this.documents.issue({ series: 'receipt', orderId, refundId: null, playerId, total, net, vat }, correlation);
  }

  /** The credit note of money that went back; its order's receipt is numbered first. Null for an unknown refund. */
  async creditNoteOf(orderId: string, refundId: string, correlation: string): Promise<DocumentRow | null> {
    const [order, refunds] = await Promise.all([this.orders.order(orderId), this.orders.refundsOf([orderId])]);
    const refund = refunds.find((found) => found.refundId === refundId);
    if (!order || !refund) return null;
    await this.receiptOf(orderId, correlation);
    const { amount, net, vat } = refund;
    return this.documents.issue({ series: 'credit-note', orderId, refundId, playerId: order.playerId, total: amount, net, vat }, correlation);
  }

  /** A document in words. @throws Error when its order is not there, which no document outlives. */
  async read(document: DocumentRow): Promise<Paper> {
    const [order, refunds, all, person] = await Promise.all([
      this.orders.order(document.orderId), this.orders.refundsOf([document.orderId]), this.documents.ofOrders([document.orderId]), this.people.contact(document.playerId),
    ]);
    if (!order) throw new Error(`document ${document.documentId} has no order`);
    const [payment] = await this.payments.payments(order.paymentId ? [order.paymentId] : []);
    return paperOf({
      document, order, seller: SELLER, approval: payment?.approval ?? null,
      refund: refunds.find(({ refundId }) => refundId === document.refundId) ?? null,
      corrects: document.refundId ? (all.find(({ series }) => series === 'receipt') ?? null) : null,
      buyer: person && { name: person.username, email: person.email },
    });
  }

  /** The same as a PDF that goes with a mail. */
  async print(document: DocumentRow): Promise<MailAttachment> {
    const paper = await this.read(document);
    return { name: fileNameOf(document, paper.language), type: 'application/pdf', content: await paperPdf(paper) };
  }
}
