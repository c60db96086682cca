import { Body, Controller, Get, HttpCode, Param, Post, UseInterceptors } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { Caller, CallerLanguage, Correlation, ForSignedIn, type SignedIn } from '../../platform/http/access.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import type { Language } from '../../platform/http/messages.js';
import {
  CreatedSubscriptionReply,
  RedeemPlanCode,
  REDEEMED,
  SubscriptionViews,
} from '../../contexts/subscriptions/index.js';
import { CodeTries } from '../../contexts/codes/index.js';
import { BuyerChecks, OrderViews } from '../checkout/index.js';
import { SubscribeWithCodeRequest, TransactionStatusReply } from './plan-charges.dto.js';

@ApiTags('subscription')
@ApiBearerAuth()
@Controller('v1/subscription')
export class PlanChargesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly checks: BuyerChecks,
    private readonly orders: OrderViews,
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
    return this.orders.stateOfOwn(id, caller.userId);
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
    this.checks.refuseOther(caller, body.userId);
    const { userId: personId, emailVerified } = caller;
    const id = await this.commands.execute(
      new RedeemPlanCode({ personId, emailVerified, typed: body.discountCode, language, correlation }),
    );
    await this.checks.keepCode(body.discountCode, caller);
    return { message: REDEEMED[language], subscription: await this.views.view(id) };
  }
}
