import { Body, Controller, Get, Headers, HttpCode, Param, Post, UseInterceptors } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiHeader, ApiTags } from '@nestjs/swagger';
import { Caller, CallerLanguage, Correlation, ForSignedIn, type SignedIn } from '../../platform/http/access.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import type { Language } from '../../platform/http/messages.js';
import { PaymentProvider } from '../../contexts/payments/index.js';
import { CodeTries } from '../../contexts/codes/index.js';
import { Carts, OrderViews } from '../checkout/index.js';
import { BuyWithCard } from './buy-with-card.js';
import { chargeReply, paidReply } from './card-charge.views.js';
import {
  BuyWithCardRequest,
  CardChargeReply,
  ChargeCardRequest,
  PayWithCardReply,
  PayWithCardRequest,
} from './card-payments.dto.js';
import { PaidOrders } from './paid-orders.js';
import { PayWithCard } from './pay-with-card.js';

/** Paying with a saved card. */
@ApiTags('saved cards')
@Controller('v1')
export class CardPaymentsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly paid: PaidOrders,
    private readonly carts: Carts,
    private readonly orders: OrderViews,
    private readonly provider: PaymentProvider,
  ) {}

  /**
   * Pays an order with a saved card, in the bank's format. A declined payment is 200 with `details[0].response_code`
   * other than 0; `status` PENDING means that the bank's reply is pending. 403 for an unverified address or missing
   * guardian consent, 404 for another person's card or order, 409 if the order is paid, being paid or changed its
   * price, or the card no longer works, 422 for an unknown order.
   */
  @Post('webpay-oneclick/transactions')
  @HttpCode(200)
  @ForSignedIn()
  @ApiBearerAuth()
  @ApiHeader({ name: 'idempotency-key', required: false })
  async charge(
    @Body() body: ChargeCardRequest,
    @Caller() caller: SignedIn,
    @CallerLanguage() language: Language,
    @Correlation() correlation: string,
    @Headers('idempotency-key') key?: string,
  ): Promise<CardChargeReply> {
    await this.paid.refuseUnknown(body.buy_order);
    return chargeReply(
      await this.commands.execute(
        new PayWithCard(body.buy_order, body.tbk_user, caller, { key: keyOf(key), correlation }),
      ),
      language,
      this.provider.contractLimits,
    );
  }

  /**
   * Returns the outcome of a payment, by the id of its order or its own. Waits up to 8 s for an end before it answers
   * PENDING; `refund` shows what was refunded. 404 for another person's.
   */
  @Get('webpay-oneclick/transactions/:id')
  @ForSignedIn()
  @ApiBearerAuth()
  async charged(
    @Param('id', new IdPipe('order-unknown')) id: string,
    @Caller() caller: SignedIn,
    @CallerLanguage() language: Language,
  ): Promise<CardChargeReply> {
    const paid = await this.paid.resultOf(id, caller.userId);
    const refund = (await this.orders.order(paid.order.orderId))?.view.refund;
    return { ...chargeReply(paid, language, this.provider.contractLimits), ...(refund ? { refund } : {}) };
  }

  /**
   * Places an order for a cart and charges it to a saved card; no form is opened. A declined payment comes with texts
   * for the buyer. Errors as POST /v1/payment, 404 for another person's card, 409 if the card no longer works.
   */
  @Post('payment/with-card')
  @HttpCode(200)
  @ForSignedIn()
  @ApiBearerAuth()
  @ApiHeader({ name: 'idempotency-key', required: false })
  @UseInterceptors(CodeTries)
  async buy(
    @Body() body: BuyWithCardRequest,
    @Caller() caller: SignedIn,
    @CallerLanguage() language: Language,
    @Correlation() correlation: string,
    @Headers('idempotency-key') key?: string,
  ): Promise<PayWithCardReply> {
    const cart = await this.carts.read(body, caller, { language, correlation, key });
    const paid = await this.commands.execute(new BuyWithCard(cart, body.card_id));
    await this.carts.keep(cart, caller);
    return paidReply(paid, language);
  }

  /**
   * Pays an order with a saved card. A declined payment comes with texts for the buyer. Errors as POST
   * /v1/webpay-oneclick/transactions, and 404 for an unknown order.
   */
  @Post('payment/order/:orderId/pay-with-card')
  @HttpCode(200)
  @ForSignedIn()
  @ApiBearerAuth()
  @ApiHeader({ name: 'idempotency-key', required: false })
  async pay(
    @Param('orderId', new IdPipe('order-unknown')) orderId: string,
    @Body() body: PayWithCardRequest,
    @Caller() caller: SignedIn,
    @CallerLanguage() language: Language,
    @Correlation() correlation: string,
    @Headers('idempotency-key') key?: string,
  ): Promise<PayWithCardReply> {
    return paidReply(
      await this.commands.execute(new PayWithCard(orderId, body.cardId, caller, { key: keyOf(key), correlation })),
      language,
    );
  }
}

const keyOf = (key: string | undefined): string | null => key?.slice(0, 200) || null;
