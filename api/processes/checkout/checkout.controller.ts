import {
  Body,
  Controller,
  Get,
  Headers,
  HttpCode,
  Param,
  Post,
  Query,
  Res,
  UseGuards,
  UseInterceptors,
} from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import {
  ApiBearerAuth,
  ApiExcludeEndpoint,
  ApiExtraModels,
  ApiHeader,
  ApiOkResponse,
  ApiQuery,
  ApiTags,
  getSchemaPath,
} from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import {
  Caller,
  CallerLanguage,
  Correlation,
  ForSignedIn,
  OptionallySignedIn,
  Public,
  type SignedIn,
} from '../../platform/http/access.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import type { Language } from '../../platform/http/messages.js';
import {
  ClaimFreeGameReply,
  ClaimFreeGameRequest,
  CreatePaymentReply,
  CreatePaymentRequest,
  OrderReply,
  OrdersReply,
  OrderStateReply,
  PublicOrderReply,
  RetryPaymentRequest,
} from './checkout.dto.js';
import { BuyCart } from './buy-cart.js';
import { BuyerChecks } from './cart/buyer-checks.js';
import { Carts } from './cart/cart.js';
import { CheckoutReads } from './reads/checkout.reads.js';
import { ClaimFreeGame, CodeTries, IN_LIBRARY } from '../../contexts/codes/index.js';
import { OrderReads } from './reads/order-reads.guard.js';
import { withOrder } from './reads/order-view.rules.js';
import { OrderViews } from './reads/order-views.js';
import { RetryPayment } from './retry-payment.js';

/** Buying: order, payment at the bank, and what became of it. */
@ApiTags('payment')
@Controller()
export class CheckoutController {
  constructor(
    private readonly commands: CommandBus,
    private readonly views: OrderViews,
    private readonly checkout: CheckoutReads,
    private readonly carts: Carts,
    private readonly checks: BuyerChecks,
  ) {}

  /**
   * Places an order for a cart and opens the bank's form. 403 for another person's user id, an unverified address,
   * missing guardian consent or a person too young for a game, 404 for an unknown game, 409 if a price or the terms
   * changed, a game is owned, a payment is in progress, or with the reason why a code does not work, 422 for a
   * malformed cart, 429 after too many unknown codes, 503 if the bank cannot be reached.
   */
  @Post('v1/payment')
  @HttpCode(200)
  @ForSignedIn()
  @ApiBearerAuth()
  @ApiHeader({ name: 'idempotency-key', required: false })
  @UseInterceptors(CodeTries)
  async create(
    @Body() body: CreatePaymentRequest,
    @Caller() caller: SignedIn,
    @CallerLanguage() language: Language,
    @Correlation() correlation: string,
    @Headers('idempotency-key') key?: string,
  ): Promise<CreatePaymentReply> {
    const cart = await this.carts.read(body, caller, { language, correlation, key });
    const form = await this.commands.execute(new BuyCart(cart));
    await this.carts.keep(cart, caller);
    return form;
  }

  /**
   * Opens another payment for an unpaid order. 403 without guardian consent where needed, 404 for another person's
   * order, 409 if it is paid, being paid or changed its price, or its code no longer works.
   */
  @Post('v1/payment/order/:orderId/retry')
  @HttpCode(200)
  @ForSignedIn()
  @ApiBearerAuth()
  async retry(
    @Param('orderId', new IdPipe('order-unknown')) orderId: string,
    @Body() body: RetryPaymentRequest,
    @Caller() caller: SignedIn,
    @Correlation() correlation: string,
  ): Promise<CreatePaymentReply> {
    const buyer = { personId: caller.userId, canPurchase: caller.canPurchase };
    return this.commands.execute(new RetryPayment(orderId, buyer, this.checkout.resultUrl(body.url), correlation));
  }

  /**
   * Adds a free game to the library. Needs no guardian consent, because nothing is paid. Repeating it returns the same
   * entry. 403 for a person too young for it, 404 for an unknown game, 409 if it has a price.
   */
  @Post('v1/payment/claim-free-game')
  @HttpCode(200)
  @ForSignedIn()
  @ApiBearerAuth()
  async claimFree(
    @Body() body: ClaimFreeGameRequest,
    @Caller() caller: SignedIn,
    @CallerLanguage() language: Language,
    @Correlation() correlation: string,
  ): Promise<ClaimFreeGameReply> {
    this.checks.refuseOther(caller, body.user_id);
    await this.carts.ages.refuseTooYoung(caller, [body.game_id]);
    const entry = await this.commands.execute(new ClaimFreeGame(caller.userId, body.game_id, correlation));
    return { message: IN_LIBRARY[language], entry };
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

  /** Returns an order to its owner. Without a token, for two hours, only its games and status. 404 to anyone else. */
  @Get('v1/payment/order/:orderId')
  @OptionallySignedIn()
  @UseGuards(OrderReads)
  @ApiExtraModels(OrderReply, PublicOrderReply)
  @ApiOkResponse({
    schema: { oneOf: [{ $ref: getSchemaPath(OrderReply) }, { $ref: getSchemaPath(PublicOrderReply) }] },
  })
  async order(
    @Param('orderId', new IdPipe('order-unknown')) orderId: string,
    @Caller() caller?: SignedIn,
  ): Promise<OrderReply | PublicOrderReply> {
    return this.checkout.visible(await this.views.order(orderId), caller);
  }

  /**
   * Returns the status of an order's payment. Waits up to 8 s for an end before it answers PENDING. Visible like the
   * order.
   */
  @Get('v1/payment/state/:orderId')
  @OptionallySignedIn()
  @UseGuards(OrderReads)
  async state(
    @Param('orderId', new IdPipe('order-unknown')) orderId: string,
    @Caller() caller?: SignedIn,
  ): Promise<OrderStateReply> {
    this.checkout.visible(await this.views.order(orderId), caller);
    const { status, refund } = await this.views.stateInTime(orderId);
    return refund ? { status, refund } : { status };
  }

  /** Lists the caller's orders, newest first. */
  @Get('v1/orders')
  @ForSignedIn()
  @ApiBearerAuth()
  @ApiQuery({ name: 'page', type: Number, required: false })
  @ApiQuery({ name: 'size', type: Number, required: false })
  async orders(
    @Caller() caller: SignedIn,
    @Query('page') page?: string,
    @Query('size') size?: string,
  ): Promise<OrdersReply> {
    return this.views.ordersOf(caller.userId, wholeWithin(page, 1, 10_000, 1), wholeWithin(size, 1, 100, 10));
  }
}

function wholeWithin(text: string | undefined, least: number, most: number, otherwise: number): number {
  const number = Number(text);
  return Number.isInteger(number) && number >= least && number <= most ? number : otherwise;
}
