import { Body, Controller, Headers, HttpCode, Post, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiHeader, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { planIdOf, PLANS } from '../periods/period.rules.js';
import { PurchaseChecks } from './charging.ports.js';
import { Caller, CallerLanguage, Correlation, ForSignedIn, type SignedIn } from '../../../platform/http/access.js';
import type { Language } from '../../../platform/http/messages.js';
import { Problem } from '../../../platform/http/problem.js';
import { ReturnedChargeReply, SubscribedReply, SubscribeRequest } from '../subscriptions.dto.js';
import { chargeMessage, chargeReply, returnedCharge } from './charge-reply.js';
import { Subscribe } from './subscribe.js';
import { SubscriberCards } from './choose-card.js';
import { SubscriptionViews } from '../subscription-views.js';

const STATUS = { approved: 201, declined: 200, unknown: 202 } as const;

/** Subscribing with a saved card. */
@ApiTags('subscription')
@ApiBearerAuth()
@Controller('v1/subscription')
export class SubscribeController {
  constructor(
    private readonly commands: CommandBus,
    private readonly cards: SubscriberCards,
    private readonly views: SubscriptionViews,
    private readonly checkout: PurchaseChecks,
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
    if (!caller.canPurchase) throw new Problem(403, 'guardian-needed');
    const personId = caller.userId;
    const planId = planIdOf(body.planId);
    if (!planId) throw new Problem(422, 'plan-unknown');
    const terms = await this.checkout.terms(body.accepted_terms, caller);
    const cardId = await this.cards.named(personId, cardNamed(body));
    const shownAmount = body.amount ?? null;
    const about = { language, correlation, terms, key: key?.slice(0, 200) || null };
    const charged = await this.commands.execute(new Subscribe({ personId, planId, cardId, shownAmount, ...about }));
    await this.checkout.keepPlanConsent(terms, caller, language);
    const { price } = PLANS[planId];
    if (charged.outcome === 'returned') throw returnedCharge(charged, price);
    reply.status(STATUS[charged.outcome]);
    const message = chargeMessage(charged, language);
    const isDeclined = charged.outcome === 'declined';
    return {
      subscription: isDeclined ? null : await this.views.view(charged.subscriptionId),
      payment: chargeReply(charged, price),
      token: charged.orderId,
      message,
      errors: isDeclined ? [{ msg: message }] : [],
    };
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
