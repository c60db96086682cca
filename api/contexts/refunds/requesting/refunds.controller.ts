import { Body, Controller, Get, HttpCode, Inject, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import type { Config } from '../../../config.js';
import { sum } from '../../../kernel/money.js';
import { Caller, CallerLanguage, Correlation, ForSignedIn, type SignedIn } from '../../../platform/http/access.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import type { Bilingual, Language } from '../../../platform/http/messages.js';
import { Problem } from '../../../platform/http/problem.js';
import { CONFIG } from '../../../platform/tokens.js';
import { RefundsQueries, refundWord, type RefundRow } from '../refunds.queries.js';
import { RefundViews } from './refund-views.js';
import { RequestRefund } from './request-refund.js';
import {
  RequestRefundRequest,
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

@ApiTags('refunds')
@ApiBearerAuth()
@Controller('v1')
export class RefundsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly refunds: RefundsQueries,
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
  async request(
    @Param('orderId', new IdPipe('order-unknown')) orderId: string,
    @Body() { lines, basis, words }: RequestRefundRequest,
    @Caller() caller: SignedIn,
    @Correlation() correlation: string,
  ): Promise<RefundReply> {
    const wanted = lines === 'all' ? null : lines.map((gameId) => ({ gameId }));
    const { refundId } = await this.settled(
      new RequestRefund(caller.userId, { orderId, lines: wanted, basis, words: words?.trim() || null }, correlation),
    );
    return this.views.of(refundId);
  }

  /** Lists the caller's refunds, newest first. */
  @Get('refunds')
  @ForSignedIn()
  async own(@Caller() caller: SignedIn): Promise<RefundsReply> {
    return { refunds: await this.views.ofPerson(caller.userId) };
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
    const row = await this.settled(
      new RequestRefund(caller.userId, { orderId, lines: null, amount, words: null }, correlation),
    );
    const options = await this.views.options(orderId, caller.userId);
    const balance = sum((options?.lines ?? []).map((line) => line.amount));
    const type = row.how === 'reversed' ? 'REVERSED' : row.how === 'nullified' ? 'NULLIFIED' : null;
    const status = refundWord(row.state);
    return { refundId: row.refundId, status, amount: row.amount, balance, type, message: SAID[status][language] };
  }

  /** Waits for the bank where the refund goes back at once. */
  private async settled(request: RequestRefund): Promise<RefundRow> {
    const { refundId } = await this.commands.execute(request);
    return this.refunds.restingWithin(refundId, this.config.answerWaitMs);
  }
}
