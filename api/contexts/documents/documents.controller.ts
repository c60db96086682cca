import { randomBytes } from 'node:crypto';
import { Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { DocumentRow } from './documents.js';
import { CallerNetwork } from '../access/index.js';
import { Caller, CallerLanguage, Correlation, ForSignedIn, type SignedIn } from '../../platform/http/access.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import type { Bilingual, Language } from '../../platform/http/messages.js';
import {
  DocumentsReply,
  DocumentsRequest,
  DocumentContentReply,
  ResentReply,
  type DocumentReply,
} from './documents.dto.js';
import { OwnDocuments } from './own-documents.js';
import { documentPage } from './content/document.html.js';
import { OrderDocuments } from './order-documents.js';

const documentId = new IdPipe('document-unknown');
const SENT_AGAIN: Bilingual = { es: 'Te enviamos el comprobante otra vez.', en: 'We sent you the receipt once more.' };

/** Receipts and credit notes of the caller's orders; staff who read the books see all. */
@ApiTags('documents')
@ApiBearerAuth()
@ForSignedIn()
@Controller('v1')
export class DocumentsController {
  constructor(
    private readonly own: OwnDocuments,
    private readonly documents: OrderDocuments,
  ) {}

  /** Lists the documents of an order, in order of issue. 404 for another person's order. */
  @Get('orders/:orderId/documents')
  async ofOrder(
    @Param('orderId', new IdPipe('order-unknown')) orderId: string,
    @Caller() caller: SignedIn,
  ): Promise<DocumentsReply> {
    return { documents: (await this.own.ofOrder(orderId, caller)).map(replyOf) };
  }

  /**
   * Mails the receipt of a paid order again, to the account's address. 404 for another person's order, 409
   * `order-not-paid`, 429 after five an hour.
   */
  @Post('orders/:orderId/receipt/resend')
  @HttpCode(202)
  async resend(
    @Param('orderId', new IdPipe('order-unknown')) orderId: string,
    @Caller() caller: SignedIn,
    @CallerLanguage() language: Language,
    @CallerNetwork() network: string,
    @Correlation() correlation: string,
  ): Promise<ResentReply> {
    await this.own.sendAgain(orderId, caller, network, correlation);
    return { message: SENT_AGAIN[language] };
  }

  /** Lists the documents of up to 100 orders of the caller. Skips orders of other people. 422 for anything but ids. */
  @Get('documents')
  async mine(@Query() { orders }: DocumentsRequest, @Caller() caller: SignedIn): Promise<DocumentsReply> {
    return { documents: (await this.own.ofOrders(orders.split(','), caller)).map(replyOf) };
  }

  /** Returns a document as text. 404 for another person's. */
  @Get('documents/:id')
  async one(@Param('id', documentId) id: string, @Caller() caller: SignedIn): Promise<DocumentContentReply> {
    const document = await this.own.one(id, caller);
    const { lines, ...content } = await this.documents.read(document);
    return { ...replyOf(document), ...content, lines: { ...lines, columns: [...lines.columns] } };
  }

  /** Returns a document as an HTML page. 404 for another person's. */
  @Get('documents/:id/html')
  @ApiOkResponse({ content: { 'text/html': { schema: { type: 'string' } } } })
  async html(
    @Param('id', documentId) id: string,
    @Caller() caller: SignedIn,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const content = await this.documents.read(await this.own.one(id, caller));
    const nonce = randomBytes(16).toString('base64');
    void reply
      .type('text/html; charset=utf-8')
      .header(
        'content-security-policy',
        `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
      )
      .header('cache-control', 'private, no-store')
      .send(documentPage(content, nonce));
  }

  /** Returns a document as a tagged PDF. 404 for another person's. */
  @Get('documents/:id/pdf')
  @ApiOkResponse({ content: { 'application/pdf': { schema: { type: 'string', format: 'binary' } } } })
  async pdf(
    @Param('id', documentId) id: string,
    @Caller() caller: SignedIn,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { name, type, content } = await this.documents.print(await this.own.one(id, caller));
    void reply
      .type(type)
      .header('content-disposition', `attachment; filename="${name}"`)
      .header('cache-control', 'private, no-store')
      .send(content);
  }
}

function replyOf({
  documentId: id,
  series,
  number,
  orderId,
  refundId,
  total,
  net,
  vat,
  issuedAt,
  folio,
}: DocumentRow): DocumentReply {
  return { documentId: id, series, number, orderId, refundId, total, net, vat, issuedAt, folio };
}
