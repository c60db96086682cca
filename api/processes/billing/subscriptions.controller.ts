import { Body, Controller, Delete, Get, Headers, HttpCode, Param, Patch, Post, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiHeader, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { CancelSubscription, ChooseCard, planIdOf, RemoveSubscription } from '../../contexts/subscriptions/index.js';
import { Caller, CallerLanguage, Correlation, ForSignedIn, Public, type SignedIn } from '../../platform/http/access.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import type { Language } from '../../platform/http/messages.js';
import { Problem } from '../../platform/http/problem.js';
import { CheckoutReads } from '../checkout/index.js';
import {
  ChangedSubscriptionReply, ChangeSubscriptionRequest, ChooseCardRequest, CreatedSubscriptionReply, CreateSubscriptionRequest, HiddenSubscriptionReply, PlansReply, RenewedReply, RenewSubscriptionRequest,
  SubscriptionsReply, UnpaidRenewalReply,
} from './billing.dto.js';
import { CANCELLED, CANCELLED_UNPAID, CARD_CHOSEN, CREATED, REMOVED, RENEWS } from './billing.words.js';
import { BillingTools } from './billing-tools.js';
import { chargeMessage, chargeReply, declinedRenewal, returnedCharge } from './charge-reply.js';
import { RenewSubscription } from './renew-subscription.js';
import { RequestSubscription } from './subscribe.js';
import { SubscriberCards } from './subscriber-cards.js';
import { PLAN_REPLIES, SubscriptionViews } from './subscription-views.js';

/** Plans, and what a subscriber agreed on: what it is, and what can be changed of it. */
@ApiTags('subscription')
@Controller('v1')
export class SubscriptionsController {
  constructor(
    private readonly views: SubscriptionViews,
    private readonly commands: CommandBus,
    private readonly checkout: CheckoutReads,
    private readonly cards: SubscriberCards,
    private readonly tools: BillingTools,
  ) {}

  /** The plans on sale. Prices in whole pesos, VAT included; the US dollars are for orientation. */
  @Get('plans')
  @Public()
  plans(): PlansReply {
    return { plans: PLAN_REPLIES };
  }

  /**
   * Notes the wish for a plan; nothing is active and nothing is charged before it is paid, within an hour. The same wish again gives the same agreement.
   * 403 for another's user id, 409 `already-subscribed` or `payment-in-progress`, 422 for an unknown plan.
   */
  @Post('subscription')
  @HttpCode(201)
  @ForSignedIn()
  @ApiBearerAuth()
  async create(@Body() body: CreateSubscriptionRequest, @Caller() caller: SignedIn, @CallerLanguage() language: Language, @Correlation() correlation: string): Promise<CreatedSubscriptionReply> {
    this.checkout.refuseOther(caller, body.userId);
    const planId = planIdOf(body.planId);
    if (!planId) throw new Problem(422, 'plan-unknown');
    const id = await this.commands.execute(new RequestSubscription({ playerId: caller.userId, planId, language, correlation }));
    return { message: CREATED[language], subscription: await this.views.view(id) };
  }

  /** The caller's subscriptions, newest first; an empty list when there is none. 403 for another's user id. */
  @Get('subscription/:userId')
  @ForSignedIn()
  @ApiBearerAuth()
  async list(@Param('userId') userId: string, @Caller() caller: SignedIn): Promise<SubscriptionsReply> {
    this.checkout.refuseOther(caller, userId);
    return { subscription: await this.views.listOf(caller.userId) };
  }

  /** Takes one that is over or was never paid off the list; one that runs stops renewing and keeps what is paid. 404 for another's. */
  @Delete('subscription/:id')
  @ForSignedIn()
  @ApiBearerAuth()
  async remove(
    @Param('id', new IdPipe('subscription-unknown')) id: string, @Caller() caller: SignedIn, @CallerLanguage() language: Language, @Correlation() correlation: string,
  ): Promise<HiddenSubscriptionReply> {
    await this.views.own(id, caller.userId);
    const done = await this.commands.execute(new RemoveSubscription(id, this.tools.asked(caller.userId, correlation)));
    return { message: done === 'hidden' ? REMOVED[language] : CANCELLED[language] };
  }

  /** `isActive` false stops renewing; true renews, and charges where a period is owed or the paid time is over: who wants it on without money asks the shop's people. 202, 404 and 409 as renewing. */
  @Patch('subscription/:id')
  @ForSignedIn()
  @ApiBearerAuth()
  @ApiResponse({ status: 200, type: RenewedReply })
  @ApiResponse({ status: 202, type: RenewedReply })
  @ApiResponse({ status: 409, type: UnpaidRenewalReply })
  async change(
    @Param('id', new IdPipe('subscription-unknown')) id: string, @Body() body: ChangeSubscriptionRequest, @Caller() caller: SignedIn, @CallerLanguage() language: Language, @Correlation() correlation: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<RenewedReply> {
    if (body.isActive) return this.renew(id, {}, caller, language, correlation, reply);
    return { ...(await this.cancel(id, caller, language, correlation)), payment: null };
  }

  /** Stops renewing; what is paid stays until `active_until`, and it can be undone until then. 404 for another's, 409 when it is not active. */
  @Patch('subscription/:id/cancel')
  @ForSignedIn()
  @ApiBearerAuth()
  async cancel(
    @Param('id', new IdPipe('subscription-unknown')) id: string, @Caller() caller: SignedIn, @CallerLanguage() language: Language, @Correlation() correlation: string,
  ): Promise<ChangedSubscriptionReply> {
    await this.views.own(id, caller.userId);
    await this.commands.execute(new CancelSubscription(id, 'player', this.tools.asked(caller.userId, correlation)));
    const after = await this.changed(id, CANCELLED[language]);
    const isAwaited = !after.is_active && after.subscription.payment_pending;
    return isAwaited ? { ...after, message: CANCELLED_UNPAID[language] } : after;
  }

  /**
   * Inside the paid time it renews again, for nothing and with the same date; where a renewal was declined the owed period is charged at once; after the end a new one, beginning today.
   * `payment` tells of the charge: 200 when the money is in, 202 with a response code of null while the bank's answer is awaited.
   * 409 `charge-declined` with `payment` when the bank said no, `charge-returned` with `payment` when it took money that goes back, `price-changed` with `total` when `amount` is given and another sum is due: nothing is charged then.
   * 403 without a verified address or a guardian, 404 for another's or a card that is not the caller's, 409 `card-needed`, `payment-in-progress`, `subscription-ended`,
   * `another-card-needed` for a card that the bank refused for good, `too-many-tries-today` with the day of the next try in `try_again_on`.
   */
  @Patch('subscription/:id/renew')
  @ForSignedIn()
  @ApiBearerAuth()
  @ApiHeader({ name: 'idempotency-key', required: false })
  @ApiResponse({ status: 200, type: RenewedReply })
  @ApiResponse({ status: 202, type: RenewedReply })
  @ApiResponse({ status: 409, type: UnpaidRenewalReply })
  async renew(
    @Param('id', new IdPipe('subscription-unknown')) id: string, @Body() body: RenewSubscriptionRequest, @Caller() caller: SignedIn, @CallerLanguage() language: Language,
    @Correlation() correlation: string, @Res({ passthrough: true }) reply: FastifyReply, @Headers('idempotency-key') key?: string,
  ): Promise<RenewedReply> {
    const row = await this.views.own(id, caller.userId);
    const { emailVerified, mayBuy } = caller;
    const { payment_method_id: cardId = null, amount: shownAmount = null } = body;
    const charged = await this.commands.execute(new RenewSubscription({ row, emailVerified, mayBuy, cardId, shownAmount, terms: null, key: key?.slice(0, 200) || null, correlation }));
    if (charged?.outcome === 'declined') throw declinedRenewal(charged, row.price);
    if (charged?.outcome === 'returned') throw returnedCharge(charged, row.price);
    if (charged?.outcome === 'unknown') reply.status(202);
    return { ...(await this.changed(id, charged ? chargeMessage(charged, language) : RENEWS[language])), payment: charged && chargeReply(charged, row.price) };
  }

  /** The card of the next charges; where a renewal was declined it is tried at once. 403 without a guardian's yes where one is needed, 404 for another's subscription or card, 409 when the card does not work or it has ended. */
  @Patch('subscription/:id/card')
  @ForSignedIn()
  @ApiBearerAuth()
  async card(
    @Param('id', new IdPipe('subscription-unknown')) id: string, @Body() body: ChooseCardRequest, @Caller() caller: SignedIn, @CallerLanguage() language: Language, @Correlation() correlation: string,
  ): Promise<ChangedSubscriptionReply> {
    if (!caller.mayBuy) throw new Problem(403, 'guardian-needed');
    await this.views.own(id, caller.userId);
    const cardId = await this.cards.named(caller.userId, body.payment_method_id);
    await this.commands.execute(new ChooseCard(id, cardId, this.tools.asked(caller.userId, correlation)));
    return this.changed(id, CARD_CHOSEN[language]);
  }

  private async changed(id: string, message: string): Promise<ChangedSubscriptionReply> {
    const subscription = await this.views.view(id);
    const { active_until, is_active, auto_renew } = subscription;
    return { message, subscription, active_until, is_active, auto_renew };
  }
}
