import { Body, Controller, Get, Headers, HttpCode, Param, Post, Res, UseInterceptors } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiHeader, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { planIdOf, PLANS } from '../../contexts/subscriptions/index.js';
import { Caller, CallerLanguage, Correlation, ForSignedIn, type SignedIn } from '../../platform/http/access.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import type { Language } from '../../platform/http/messages.js';
import { Problem } from '../../platform/http/problem.js';
import { CheckoutReads, CodeTries } from '../checkout/index.js';
import {
  CreatedSubscriptionReply,
  ReturnedChargeReply,
  SubscribedReply,
  SubscribeRequest,
  SubscribeWithCodeRequest,
  TransactionStatusReply,
} from './billing.dto.js';
import { REDEEMED } from './billing.words.js';
import { chargeMessage, chargeReply, returnedCharge } from './charge-reply.js';
import { ChargeStanding } from './charge-standing.js';
import { RedeemPlanCode } from './redeem-plan-code.js';
import { Subscribe } from './subscribe.js';
import { SubscriptionViews } from './subscription-views.js';

const STATUS = { approved: 201, declined: 200, unknown: 202 } as const;

/** Subscribing: with a saved card, or with a code; and what became of a charge. */
@ApiTags('subscription')
@ApiBearerAuth()
@Controller('v1/subscription')
export class SubscribeController {
  constructor(
    private readonly commands: CommandBus,
    private readonly charges: ChargeStanding,
    private readonly views: SubscriptionViews,
    private readonly checkout: CheckoutReads,
  ) {}

  /**
   * Charges the first period to a saved card. 201 with the subscription once paid; 200 with `subscription` null and the
   * bank's code if declined; 202 while the bank's reply is pending: nothing is charged twice, and `transaction-status`
   * returns the outcome. 403 for another person's user id, an unverified address or missing guardian consent, 404 for a
   * card that is not the caller's, 409 `charge-returned` with `payment` if the bank took money that is refunded,
   * `already-subscribed`, `payment-in-progress`, `price-changed`, `terms-changed`, `card-unusable` or
   * `too-many-tries-today`, 422 for malformed fields or two different cards.
   */
  @Post('oneclick')
  @ForSignedIn()
  @HttpCode(201)
  @ApiHeader({ name: 'idempotency-key', required: false })
  @ApiResponse({ status: 200, type: SubscribedReply })
  @ApiResponse({ status: 202, type: SubscribedReply })
  @ApiResponse({ status: 409, type: ReturnedChargeReply })
  async subscribe(
    @Body() body: SubscribeRequest,
    @Caller() caller: SignedIn,
    @CallerLanguage() language: Language,
    @Correlation() correlation: string,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Headers('idempotency-key') key?: string,
  ): Promise<SubscribedReply> {
    this.checkout.refuseOther(caller, body.userId);
    if (!caller.emailVerified) throw new Problem(403, 'email-not-verified');
    if (!caller.mayBuy) throw new Problem(403, 'guardian-needed');
    const planId = planIdOf(body.planId);
    if (!planId) throw new Problem(422, 'plan-unknown');
    const terms = await this.checkout.terms(body.accepted_terms, caller);
    const charged = await this.commands.execute(
      new Subscribe({
        playerId: caller.userId,
        planId,
        language,
        correlation,
        cardId: await this.charges.cardOf(caller.userId, cardNamed(body)),
        shownAmount: body.amount ?? null,
        terms,
        key: key?.slice(0, 200) || null,
      }),
    );
    await this.checkout.keepConsent(terms, caller, language);
    if (charged.outcome === 'returned') throw returnedCharge(charged, PLANS[planId].price);
    reply.status(STATUS[charged.outcome]);
    const message = chargeMessage(charged, language);
    return {
      subscription: charged.outcome === 'declined' ? null : await this.views.view(charged.subscriptionId),
      payment: chargeReply(charged, PLANS[planId].price),
      token: charged.orderId,
      message,
      errors: charged.outcome === 'declined' ? [{ msg: message }] : [],
    };
  }

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
    return this.charges.statusOf(id, caller.userId);
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

/** The one card that a request names, under either name. */
function cardNamed({ paymentMethodId, tbk_user: alias }: SubscribeRequest): string {
  if (paymentMethodId && alias && paymentMethodId !== alias) {
    throw new Problem(422, 'card-ambiguous', {
      errors: [{ path: 'tbk_user', msg: 'tbk_user and paymentMethodId name different cards' }],
    });
  }
  const named = paymentMethodId || alias;
  if (!named)
    throw new Problem(422, 'invalid-request', {
      errors: [{ path: 'paymentMethodId', msg: 'paymentMethodId must name a saved card' }],
    });
  return named;
}
