import { Body, Controller, Get, Headers, HttpCode, Param, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiHeader, ApiTags } from '@nestjs/swagger';
import { Caller, CallerLanguage, Correlation, ForSignedIn, type SignedIn } from '../../platform/http/access.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import type { Language } from '../../platform/http/messages.js';
import { OrderViews } from '../checkout/index.js';
import { chargeReply, paidReply } from './card-charge.views.js';
import { CardChargeReply, ChargeCardRequest, PayWithCardReply, PayWithCardRequest } from './card-payments.dto.js';
import { PayWithCardHandler } from './pay-with-card.handler.js';

/** Paying with a saved card. */
@ApiTags('saved cards')
@Controller('v1')
export class CardPaymentsController {
  constructor(
    private readonly paying: PayWithCardHandler,
    private readonly orders: OrderViews,
  ) {}

  /**
   * Pays an order with a saved card, in the bank's shape; a refusal is 200 with `details[0].response_code` other than 0, and `status` PENDING means that the bank's answer is being found out.
   * 403 for an unverified address or an account that needs a guardian, 404 for a card or order of somebody else, 409 when the order is paid, being paid or changed its price,
   * or the card no longer works, 422 for an order that nobody made.
   */
  @Post('webpay-oneclick/transactions')
  @HttpCode(200)
  @ForSignedIn()
  @ApiBearerAuth()
  @ApiHeader({ name: 'idempotency-key', required: false })
  async charge(
    @Body() body: ChargeCardRequest, @Caller() caller: SignedIn, @CallerLanguage() language: Language, @Correlation() correlation: string, @Headers('idempotency-key') key?: string,
  ): Promise<CardChargeReply> {
    await this.paying.refuseUnknown(body.buy_order);
    return chargeReply(await this.paying.pay({ orderId: body.buy_order, cardId: body.tbk_user, caller, key: key?.slice(0, 200) || null, correlation }), language);
  }

  /** What became of a payment, by the id of our order or of the attempt itself; waits up to 8 s for an end before it tells PENDING; `refund` tells what went back. 404 for another's. */
  @Get('webpay-oneclick/transactions/:id')
  @ForSignedIn()
  @ApiBearerAuth()
  async charged(@Param('id', new IdPipe('order-unknown')) id: string, @Caller() caller: SignedIn, @CallerLanguage() language: Language): Promise<CardChargeReply> {
    const paid = await this.paying.standingOf(id, caller.userId);
    const refund = (await this.orders.order(paid.order.orderId))?.view.refund;
    return { ...chargeReply(paid, language), ...(refund ? { refund } : {}) };
  }

  /** Pays an order with a saved card; a refusal comes with words for the buyer. Refuses as POST /v1/webpay-oneclick/transactions does; 404 for an order that nobody made, too. */
  @Post('payment/order/:orderId/pay-with-card')
  @HttpCode(200)
  @ForSignedIn()
  @ApiBearerAuth()
  @ApiHeader({ name: 'idempotency-key', required: false })
  async pay(
    @Param('orderId', new IdPipe('order-unknown')) orderId: string, @Body() body: PayWithCardRequest, @Caller() caller: SignedIn, @CallerLanguage() language: Language,
    @Correlation() correlation: string, @Headers('idempotency-key') key?: string,
  ): Promise<PayWithCardReply> {
    return paidReply(await this.paying.pay({ orderId, cardId: body.cardId, caller, key: key?.slice(0, 200) || null, correlation }), language);
  }
}
