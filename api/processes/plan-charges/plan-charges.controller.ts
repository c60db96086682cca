import { Body, Controller, Get, HttpCode, Param, Post, UseInterceptors } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { OrdersQueries } from '../../contexts/ordering/index.js';
import { PaymentsQueries } from '../../contexts/payments/index.js';
import { Caller, CallerLanguage, Correlation, ForSignedIn, type SignedIn } from '../../platform/http/access.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import type { Language } from '../../platform/http/messages.js';
import { Problem } from '../../platform/http/problem.js';
import {
  CreatedSubscriptionReply,
  RedeemPlanCode,
  REDEEMED,
  SubscriptionViews,
} from '../../contexts/subscriptions/index.js';
import { CodeTries } from '../../contexts/codes/index.js';
import { CheckoutReads, OrderViews } from '../checkout/index.js';
import { SubscribeWithCodeRequest, TransactionStatusReply } from './plan-charges.dto.js';

@ApiTags('subscription')
@ApiBearerAuth()
@Controller('v1/subscription')
export class PlanChargesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly orders: OrdersQueries,
    private readonly payments: PaymentsQueries,
    private readonly checkout: CheckoutReads,
    private readonly orderViews: OrderViews,
    private readonly views: SubscriptionViews,
  ) {}

  /**
   * Returns the outcome of a charge, by the id of its order or payment. Waits up to 8 s for an end before it answers
   * PENDING. 404 for another person's.
   */
  @Get('transaction-status/:id')
  @ForSignedIn()
  async status(
    @Param('id', new IdPipe('order-unknown')) id: string,
    @Caller() caller: SignedIn,
  ): Promise<TransactionStatusReply> {
    const [payment] = await this.payments.payments([id]);
    const order = await this.orders.order(payment?.orderId ?? id);
    if (!order || order.playerId !== caller.userId) throw new Problem(404, 'order-unknown');
    return this.orderViews.stateInTime(order.orderId);
  }

  /**
   * Redeems a code for periods of a plan. The first starts at once, or after the paid time. Needs no card and no
   * guardian consent. Repeating it changes nothing. 403 for another person's user id or an unverified address, 404
   * `code-unknown`, 409 with the reason if the code does not work, 429 after too many unknown codes.
   */
  @Post('subscribe-with-discount-code')
  @HttpCode(200)
  @ForSignedIn()
  @UseInterceptors(CodeTries)
  async redeem(
    @Body() body: SubscribeWithCodeRequest,
    @Caller() caller: SignedIn,
    @CallerLanguage() language: Language,
    @Correlation() correlation: string,
  ): Promise<CreatedSubscriptionReply> {
    this.checkout.refuseOther(caller, body.userId);
    const { userId: playerId, emailVerified } = caller;
    const id = await this.commands.execute(
      new RedeemPlanCode({ playerId, emailVerified, typed: body.discountCode, language, correlation }),
    );
    await this.checkout.keepCode(body.discountCode, caller);
    return { message: REDEEMED[language], subscription: await this.views.view(id) };
  }
}
