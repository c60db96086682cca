import { Body, Controller, Get, Headers, HttpCode, Param, ParseUUIDPipe, Post, Query, Req, Res, UseGuards } from '@nestjs/common';
import { ApiBearerAuth, ApiExcludeEndpoint, ApiHeader, ApiQuery, ApiTags } from '@nestjs/swagger';
import { Throttle, ThrottlerGuard } from '@nestjs/throttler';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readReturn } from '../../contexts/payments/index.js';
import { Refusal } from '../../kernel/refusal.js';
import { Caller, CallerLanguage, Correlation, ForSignedIn, OptionallySignedIn, Public, type SignedIn } from '../../platform/http/access.js';
import type { Language } from '../../platform/http/messages.js';
import {
  ClaimFreeGameReply, ClaimFreeGameRequest, CreatePaymentReply, CreatePaymentRequest, OrderReply, OrdersReply, OrderStateReply, RetryPaymentRequest,
} from './checkout.dto.js';
import { CheckoutReads } from './checkout.reads.js';
import { ClaimFreeGameHandler } from './claim-free-game.handler.js';
import { OrderViews } from './order-views.js';
import { withOrder } from './order-view.rules.js';
import { PlaceOrderHandler } from './place-order.handler.js';
import { SettlePaymentHandler } from './settle-payment.handler.js';

const STATE_WAIT_MS = 8_000;

/** Buying: order, payment at the bank, the way back, and what became of it. */
@ApiTags('payment')
@Controller()
export class CheckoutController {
  constructor(
    private readonly placing: PlaceOrderHandler,
    private readonly settling: SettlePaymentHandler,
    private readonly claiming: ClaimFreeGameHandler,
    private readonly views: OrderViews,
    private readonly checkout: CheckoutReads,
  ) {}

  /**
   * Places an order for a cart and opens the bank's form. 403 for another's user id, an unverified address or an account that needs a guardian, 404 for an unknown game,
   * 409 when a price or the terms changed, a game is owned, a payment is under way or a code cannot be applied, 422 for malformed carts, 503 when the bank is out of reach.
   */
  @Post('v1/payment')
  @HttpCode(200)
  @ForSignedIn()
  @ApiBearerAuth()
  @ApiHeader({ name: 'idempotency-key', required: false })
  async create(
    @Body() body: CreatePaymentRequest, @Caller() caller: SignedIn, @CallerLanguage() language: Language, @Correlation() correlation: string,
    @Headers('idempotency-key') key?: string,
  ): Promise<CreatePaymentReply> {
    this.checkout.refuseOther(caller, body.user_id);
    if (body.discount_code?.trim()) throw new Refusal('discount-not-applicable');
    const terms = await this.checkout.terms(body.accepted_terms, caller);
    const form = await this.placing.place({
      playerId: caller.userId, emailVerified: caller.emailVerified, mayBuy: caller.mayBuy, gameIds: body.cart, language, shownTotal: body.subtotal ?? null,
      terms, sessionNote: body.session_id ?? null, resultUrl: this.checkout.resultUrl(body.url),
      key: key?.slice(0, 200) || null, correlation,
    });
    await this.checkout.keepConsent(terms, caller, language);
    return form;
  }

  /** Tries to pay an unpaid order again. 403 when the account needs a guardian, 404 for another's order, 409 when it is paid, changed its price or is being paid. */
  @Post('v1/payment/order/:orderId/retry')
  @HttpCode(200)
  @ForSignedIn()
  @ApiBearerAuth()
  async retry(
    @Param('orderId', new ParseUUIDPipe()) orderId: string, @Body() body: RetryPaymentRequest, @Caller() caller: SignedIn, @Correlation() correlation: string,
  ): Promise<CreatePaymentReply> {
    return this.placing.retry({ orderId, playerId: caller.userId, mayBuy: caller.mayBuy, resultUrl: this.checkout.resultUrl(body.url), correlation });
  }

  /** A free game for the caller's library, without a guardian too, because nothing is paid; asking twice gives the same entry. 404 for an unknown game, 409 when it has a price. */
  @Post('v1/payment/claim-free-game')
  @HttpCode(200)
  @ForSignedIn()
  @ApiBearerAuth()
  async claimFree(
    @Body() body: ClaimFreeGameRequest, @Caller() caller: SignedIn, @CallerLanguage() language: Language, @Correlation() correlation: string,
  ): Promise<ClaimFreeGameReply> {
    this.checkout.refuseOther(caller, body.user_id);
    const entry = await this.claiming.claim(caller.userId, body.game_id, correlation);
    return { message: language === 'es' ? 'El juego ya está en tu biblioteca.' : 'The game is in your library.', entry };
  }

  /** The order by its id: its owner always, without a token for two hours; anybody else gets 404. */
  @Get('v1/payment/order/:orderId')
  @OptionallySignedIn()
  @UseGuards(ThrottlerGuard)
  @Throttle({ default: { limit: 240, ttl: 60_000 } })
  async order(@Param('orderId', new ParseUUIDPipe()) orderId: string, @Caller() caller?: SignedIn): Promise<OrderReply> {
    return this.checkout.visible(await this.views.order(orderId), caller);
  }

  /** Where the payment stands. Waits up to 8 s for an end before it answers PENDING. Visible like the order. */
  @Get('v1/payment/state/:orderId')
  @OptionallySignedIn()
  @UseGuards(ThrottlerGuard)
  @Throttle({ default: { limit: 240, ttl: 60_000 } })
  async state(@Param('orderId', new ParseUUIDPipe()) orderId: string, @Caller() caller?: SignedIn): Promise<OrderStateReply> {
    this.checkout.visible(await this.views.order(orderId), caller);
    const { status, refund } = await this.views.stateWithin(orderId, STATE_WAIT_MS);
    return refund ? { status, refund } : { status };
  }

  /** The caller's orders, newest first. */
  @Get('v1/orders')
  @ForSignedIn()
  @ApiBearerAuth()
  @ApiQuery({ name: 'page', type: Number, required: false })
  @ApiQuery({ name: 'size', type: Number, required: false })
  async orders(@Caller() caller: SignedIn, @Query('page') page?: string, @Query('size') size?: string): Promise<OrdersReply> {
    return this.views.ordersOf(caller.userId, wholeWithin(page, 1, 10_000, 1), wholeWithin(size, 1, 100, 10));
  }

  /** The bank sends the buyer's browser here, by GET or POST, without cookie or token of ours; nothing in it is trusted. */
  @Get('v1/payment/webpay/return')
  @Public()
  @ApiExcludeEndpoint()
  async returnedByGet(@Req() request: FastifyRequest, @Res() reply: FastifyReply, @Correlation() correlation: string): Promise<void> {
    await this.returned(request.query as Record<string, unknown>, reply, correlation);
  }

  @Post('v1/payment/webpay/return')
  @Public()
  @ApiExcludeEndpoint()
  async returnedByPost(@Req() request: FastifyRequest, @Res() reply: FastifyReply, @Correlation() correlation: string): Promise<void> {
    await this.returned({ ...(request.query as object), ...(request.body as object | null) }, reply, correlation);
  }

  /** The form address of an order without a price: it leads straight to the result. */
  @Post('v1/payment/free/:orderId')
  @Public()
  @ApiExcludeEndpoint()
  free(@Param('orderId', new ParseUUIDPipe()) orderId: string, @Res() reply: FastifyReply): void {
    void reply.redirect(withOrder(this.checkout.resultUrl(undefined), orderId), 303);
  }

  private async returned(parameters: Record<string, unknown>, reply: FastifyReply, correlation: string): Promise<void> {
    const payment = await this.settling.bankReturned(readReturn(parameters), correlation);
    // An unknown return gets the neutral page: it may be a mistyped address or a stranger's.
    const page = payment?.resultUrl ?? this.checkout.resultUrl(undefined);
    const target = payment ? withOrder(page, payment.orderId) : page;
    void reply.header('cache-control', 'no-store').redirect(target, 303);
  }
}

function wholeWithin(text: string | undefined, least: number, most: number, otherwise: number): number {
  const number = Number(text);
  return Number.isInteger(number) && number >= least && number <= most ? number : otherwise;
}
