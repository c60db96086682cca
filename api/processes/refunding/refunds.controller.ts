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
import { AskRefundRequest, RefundOptionsReply, RefundReply, RefundsReply, RefundTransactionReply, RefundTransactionRequest } from './refunds.dto.js';

const SAID: Record<RefundReply['state'], Bilingual> = {
  requested: { es: 'Recibimos tu solicitud y te responderemos por correo.', en: 'We received your request and will answer by e-mail.' },
  approved: { es: 'La devolución está en camino.', en: 'The refund is on its way.' },
  delayed: { es: 'La devolución aún no está hecha. Ya la estamos revisando.', en: 'The refund is not done yet. We are looking into it.' },
  completed: { es: 'El dinero fue devuelto.', en: 'The money was given back.' },
  denied: { es: 'La solicitud fue rechazada.', en: 'The request was denied.' },
};

/** Money back, for the people whose money it is. */
@ApiTags('refunds')
@ApiBearerAuth()
@Controller('v1')
export class RefundsController {
  constructor(private readonly desk: RefundDesk, private readonly views: RefundViews, @Inject(CONFIG) private readonly config: Config) {}

  /** What of an order may go back now: for each line the rights with their last days, the minutes played and the amount, or why not. 404 for another's order. */
  @Get('orders/:orderId/refund-options')
  @ForSignedIn()
  async options(@Param('orderId', new IdPipe('order-unknown')) orderId: string, @Caller() caller: SignedIn): Promise<RefundOptionsReply> {
    const options = await this.views.options(orderId, caller.userId);
    if (!options) throw new Problem(404, 'order-unknown');
    return options;
  }

  /**
   * Requests money back, of some lines or of all: by right it goes at once, and the answer waits up to 8 s for the bank; else it is a request with a promised answer. Pressing twice is one wish.
   * 404 for another's order; 409 when nothing was paid, it went back already, a refund is in progress, the named right is lost, or the payment goes back whole only; 422 without `lines`, and for an unknown field.
   */
  @Post('orders/:orderId/refunds')
  @HttpCode(200)
  @ForSignedIn()
  async ask(
    @Param('orderId', new IdPipe('order-unknown')) orderId: string, @Body() { lines, ground, words }: AskRefundRequest, @Caller() caller: SignedIn, @Correlation() correlation: string,
  ): Promise<RefundReply> {
    const wanted = lines === 'all' ? null : lines.map((gameId) => ({ gameId }));
    const filed = await this.desk.ask({ orderId, lines: wanted, ground, words: words?.trim() || null, correlation }, caller.userId);
    return this.views.of(await this.desk.restingWithin(filed.refundId, this.config.answerWaitMs));
  }

  /** The caller's refunds, newest first. */
  @Get('refunds')
  @ForSignedIn()
  async own(@Caller() caller: SignedIn): Promise<RefundsReply> {
    return { refunds: await this.views.ofPlayer(caller.userId) };
  }

  /**
   * The refund call of the first contract; `id` is an order's. Of the body only the amount (whole pesos) is a wish: within the rules it goes back at once,
   * else it is a request (`status: requested`); the same amount again within ten minutes is the same wish. 404 for another's order, 409 for more than is left, 422 for an amount that is none.
   */
  @Post('webpay-oneclick/transactions/:id/refunds')
  @HttpCode(200)
  @ForSignedIn()
  async refundTransaction(
    @Param('id', new IdPipe('order-unknown')) orderId: string, @Body() { amount }: RefundTransactionRequest, @Caller() caller: SignedIn, @Correlation() correlation: string,
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
