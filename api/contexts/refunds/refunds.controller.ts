import { Body, Controller, Get, HttpCode, Inject, Param, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import type { Config } from '../../config.js';
import { Caller, CallerLanguage, Correlation, ForSignedIn, type SignedIn } from '../../platform/http/access.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import type { Bilingual, Language } from '../../platform/http/messages.js';
import { Problem } from '../../platform/http/problem.js';
import { CONFIG } from '../../platform/tokens.js';
import { RefundDesk } from './refund-desk.js';
import { RefundViews } from './refund-views.js';
import {
  AskRefundRequest,
  RefundOptionsReply,
  RefundReply,
  RefundsReply,
  RefundTransactionReply,
  RefundTransactionRequest,
} from './refunds.dto.js';

const SAID: Record<RefundReply['state'], Bilingual> = {
  requested: {
    es: 'Recibimos tu solicitud y te responderemos por correo.',
    en: 'We received your request and will answer by e-mail.',
  },
  approved: { es: 'La devolución está en camino.', en: 'The refund is on its way.' },
  delayed: {
    es: 'La devolución aún no está hecha. Ya la estamos revisando.',
    en: 'The refund is not done yet. We are looking into it.',
  },
  completed: { es: 'El dinero fue devuelto.', en: 'The money was given back.' },
  denied: { es: 'La solicitud fue rechazada.', en: 'The request was denied.' },
};

/** Money back, for the people whose money it is. */
@ApiTags('refunds')
@ApiBearerAuth()
@Controller('v1')
export class RefundsController {
  constructor(
    private readonly desk: RefundDesk,
    private readonly views: RefundViews,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * Returns what can be refunded of an order now: for each line the rights with their last days, minutes played and
   * amount, or why not. 404 for another person's order.
   */
  @Get('orders/:orderId/refund-options')
  @ForSignedIn()
  async options(
    @Param('orderId', new IdPipe('order-unknown')) orderId: string,
    @Caller() caller: SignedIn,
  ): Promise<RefundOptionsReply> {
    const options = await this.views.options(orderId, caller.userId);
    if (!options) throw new Problem(404, 'order-unknown');
    return options;
  }

  /**
   * Requests a refund of some or all lines. With a legal right the money is refunded at once, and the reply waits up to
   * 8 s for the bank; otherwise staff decide by `answerBy`. A repeated request returns the same refund. 404 for another
   * person's order, 409 if nothing was paid, it is already refunded, a refund is in progress, the right is lost or the
   * payment can only be refunded whole, 422 without `lines` or with an unknown field.
   */
  @Post('orders/:orderId/refunds')
  @HttpCode(200)
  @ForSignedIn()
  async ask(
    @Param('orderId', new IdPipe('order-unknown')) orderId: string,
    @Body() { lines, ground, words }: AskRefundRequest,
    @Caller() caller: SignedIn,
    @Correlation() correlation: string,
  ): Promise<RefundReply> {
    const wanted = lines === 'all' ? null : lines.map((gameId) => ({ gameId }));
    const filed = await this.desk.ask(
      { orderId, lines: wanted, ground, words: words?.trim() || null, correlation },
      caller.userId,
    );
    return this.views.of(await this.desk.restingWithin(filed.refundId, this.config.answerWaitMs));
  }

  /** Lists the caller's refunds, newest first. */
  @Get('refunds')
  @ForSignedIn()
  async own(@Caller() caller: SignedIn): Promise<RefundsReply> {
    return { refunds: await this.views.ofPlayer(caller.userId) };
  }

  /**
   * Requests a refund, in the format of the first contract; `id` is an order's. Only `amount` is read (whole pesos):
   * within the rules it is refunded at once, otherwise staff decide (`status: requested`). The same amount within ten
   * minutes returns the same refund. 404 for another person's order, 409 for more than is left, 422 for an invalid
   * amount.
   */
  @Post('webpay-oneclick/transactions/:id/refunds')
  @HttpCode(200)
  @ForSignedIn()
  async refundTransaction(
    @Param('id', new IdPipe('order-unknown')) orderId: string,
    @Body() { amount }: RefundTransactionRequest,
    @Caller() caller: SignedIn,
    @Correlation() correlation: string,
    @CallerLanguage() language: Language,
  ): Promise<RefundTransactionReply> {
    const filed = await this.desk.ask({ orderId, lines: null, amount, words: null, correlation }, caller.userId);
    const row = await this.desk.restingWithin(filed.refundId, this.config.answerWaitMs);
    const [{ state }, options] = await Promise.all([this.views.of(row), this.views.options(orderId, caller.userId)]);
    const balance = (options?.lines ?? []).reduce((left, line) => left + line.amount, 0);
    const type = row.how === 'reversed' ? 'REVERSED' : row.how === 'nullified' ? 'NULLIFIED' : null;
    return { refundId: row.refundId, status: state, amount: row.amount, balance, type, message: SAID[state][language] };
  }
}
