import { Controller, Get, Param, Post, Query, Req, Res } from '@nestjs/common';
import { ApiExcludeEndpoint, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readReturn } from '../../contexts/payments/index.js';
import { Correlation, Public } from '../../platform/http/access.js';
import { answeredWithin } from '../../platform/http/confirming-page.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import { CheckoutReads } from './checkout.reads.js';
import { withOrder } from './order-view.rules.js';
import { SettlePaymentHandler } from './settle-payment.handler.js';

/** Where browsers come back from the bank, and where those go that need not visit it. */
@ApiTags('payment')
@Controller()
export class BankReturnController {
  constructor(
    private readonly settling: SettlePaymentHandler,
    private readonly checkout: CheckoutReads,
  ) {}

  /** The bank sends the buyer's browser here, by GET or POST, without cookie or token of ours; nothing in it is trusted. On every failure the browser gets a page that refreshes itself. */
  @Get('v1/payment/webpay/return')
  @Public()
  @ApiExcludeEndpoint()
  async returnedByGet(
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    @Correlation() correlation: string,
  ): Promise<void> {
    await this.returned(request.query as Record<string, unknown>, reply, correlation);
  }

  @Post('v1/payment/webpay/return')
  @Public()
  @ApiExcludeEndpoint()
  async returnedByPost(
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    @Correlation() correlation: string,
  ): Promise<void> {
    await this.returned({ ...(request.query as object), ...(request.body as object | null) }, reply, correlation);
  }

  /** The form address of a free order: leads to the result. It can be forged, so its `url` is checked again. */
  @Post('v1/payment/free/:orderId')
  @Public()
  @ApiExcludeEndpoint()
  free(
    @Param('orderId', new IdPipe('order-unknown')) orderId: string,
    @Query('url') url: unknown,
    @Res() reply: FastifyReply,
  ): void {
    void reply.redirect(withOrder(this.checkout.resultUrl(typeof url === 'string' ? url : undefined), orderId), 303);
  }

  private async returned(parameters: Record<string, unknown>, reply: FastifyReply, correlation: string): Promise<void> {
    const payment = await answeredWithin(
      this.checkout.returnPatienceMs,
      this.settling.bankReturned(readReturn(parameters), correlation),
    );
    // An unknown return gets the neutral page: it may be a mistyped address or a stranger's.
    const page = payment ? await this.checkout.returnPage(payment) : this.checkout.resultUrl(undefined);
    const target = payment ? withOrder(page, payment.orderId) : page;
    void reply.header('cache-control', 'no-store').redirect(target, 303);
  }
}
