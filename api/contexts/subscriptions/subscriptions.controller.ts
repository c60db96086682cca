import { Body, Controller, Delete, Get, Headers, HttpCode, Param, Patch, Post, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiHeader, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { CancelSubscription } from './cancel-subscription.js';
import { ChooseCard, SubscriberCards } from './charging/choose-card.js';
import { planIdOf } from './periods/period.rules.js';
import { PurchaseChecks } from './charging/charging.ports.js';
import { RemoveSubscription } from './remove-subscription.js';
import { Caller, CallerLanguage, Correlation, ForSignedIn, Public, type SignedIn } from '../../platform/http/access.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import type { Bilingual, Language } from '../../platform/http/messages.js';
import { Problem } from '../../platform/http/problem.js';
import {
  ChangedSubscriptionReply,
  ChangeSubscriptionRequest,
  ChooseCardRequest,
  CreatedSubscriptionReply,
  CreateSubscriptionRequest,
  HiddenSubscriptionReply,
  PlansReply,
  RenewedReply,
  RenewSubscriptionRequest,
  SubscriptionReply,
  SubscriptionsReply,
  UnpaidRenewalReply,
} from './subscriptions.dto.js';
import {
  CANCELLED,
  CANCELLED_AND_ENDED,
  CANCELLED_UNPAID,
  CARD_CHOSEN,
  CREATED,
  REMOVED,
  RENEWS,
} from './subscriptions.messages.js';
import { PersonCommands } from './charging/find-subscription.js';
import { chargeMessage, chargeReply, declinedRenewal, returnedCharge } from './charging/charge-reply.js';
import { RenewSubscription } from './charging/renew-subscription.js';
import { RequestSubscription } from './charging/subscribe.js';
import { PLAN_REPLIES, SubscriptionViews } from './subscription-views.js';

/** Plans, and what a subscriber agreed on: what it is, and what can be changed of it. */
@ApiTags('subscription')
@Controller('v1')
export class SubscriptionsController {
  constructor(
    private readonly views: SubscriptionViews,
    private readonly commands: CommandBus,
    private readonly checkout: PurchaseChecks,
    private readonly cards: SubscriberCards,
    private readonly people: PersonCommands,
  ) {}

  /** Lists the plans on sale. US dollars are approximate. */
  @Get('plans')
  @Public()
  plans(): PlansReply {
    return { plans: PLAN_REPLIES };
  }

  /**
   * Creates a subscription to a plan, to be paid within an hour. Until then it is not active and nothing is charged. A
   * repeated request returns the same subscription. 403 for another person's user id, 409 `already-subscribed` or
   * `payment-in-progress`, 422 for an unknown plan.
   */
  @Post('subscription')
  @HttpCode(201)
  @ForSignedIn()
  @ApiBearerAuth()
  async create(
    @Body() body: CreateSubscriptionRequest,
    @Caller() caller: SignedIn,
    @CallerLanguage() language: Language,
    @Correlation() correlation: string,
  ): Promise<CreatedSubscriptionReply> {
    this.checkout.refuseOther(caller, body.userId);
    const planId = planIdOf(body.planId);
    if (!planId) throw new Problem(422, 'plan-unknown');
    const id = await this.commands.execute(
      new RequestSubscription({ personId: caller.userId, planId, language, correlation }),
    );
    return { message: CREATED[language], subscription: await this.views.view(id) };
  }

  /** Lists the caller's subscriptions, newest first; empty if there is none. 403 for another person's user id. */
  @Get('subscription/:userId')
  @ForSignedIn()
  @ApiBearerAuth()
  async list(@Param('userId') userId: string, @Caller() caller: SignedIn): Promise<SubscriptionsReply> {
    this.checkout.refuseOther(caller, userId);
    return { subscription: await this.views.listOf(caller.userId) };
  }

  /**
   * Removes an ended or unpaid subscription from the list; a running one stops renewing and keeps its paid time, if
   * there is any. 404 for another person's.
   */
  @Delete('subscription/:id')
  @ForSignedIn()
  @ApiBearerAuth()
  async remove(
    @Param('id', new IdPipe('subscription-unknown')) id: string,
    @Caller() caller: SignedIn,
    @CallerLanguage() language: Language,
    @Correlation() correlation: string,
  ): Promise<HiddenSubscriptionReply> {
    await this.views.own(id, caller.userId);
    const done = await this.commands.execute(
      new RemoveSubscription(id, this.people.contextOf(caller.userId, correlation)),
    );
    return { message: (done === 'hidden' ? REMOVED : stopped(await this.views.view(id)))[language] };
  }

  /**
   * Switches renewal. `isActive` false stops it; true renews, and charges a period that is owed or starts after the
   * end. Only staff can switch it on without a charge. 202, 404 and 409 as `renew`.
   */
  @Patch('subscription/:id')
  @ForSignedIn()
  @ApiBearerAuth()
  @ApiResponse({ status: 200, type: RenewedReply })
  @ApiResponse({ status: 202, type: RenewedReply })
  @ApiResponse({ status: 409, type: UnpaidRenewalReply })
  async change(
    @Param('id', new IdPipe('subscription-unknown')) id: string,
    @Body() body: ChangeSubscriptionRequest,
    @Caller() caller: SignedIn,
    @CallerLanguage() language: Language,
    @Correlation() correlation: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<RenewedReply> {
    if (body.isActive) return this.renew(id, {}, caller, language, correlation, reply);
    return { ...(await this.cancel(id, caller, language, correlation)), payment: null };
  }

  /**
   * Stops renewing. Access lasts until `active_until`, and renewing can be resumed until then; after a declined renewal
   * it ends at once. 404 for another person's, 409 if it is not active.
   */
  @Patch('subscription/:id/cancel')
  @ForSignedIn()
  @ApiBearerAuth()
  async cancel(
    @Param('id', new IdPipe('subscription-unknown')) id: string,
    @Caller() caller: SignedIn,
    @CallerLanguage() language: Language,
    @Correlation() correlation: string,
  ): Promise<ChangedSubscriptionReply> {
    await this.views.own(id, caller.userId);
    await this.commands.execute(
      new CancelSubscription(id, 'player', this.people.contextOf(caller.userId, correlation)),
    );
    return this.changed(id, (subscription) => stopped(subscription)[language]);
  }

  /**
   * Renews a subscription. In the paid time it only resumes renewing, free and on the same date; after a declined
   * renewal it charges the owed period now; after the end it charges a new one from today. `payment` describes the
   * charge: 200 once paid, 202 with a null response code while the bank's reply is pending. 403 without a verified
   * address or guardian consent where needed, 404 for another person's subscription or card, 409 `charge-declined` with
   * `payment`, `charge-returned` with `payment` if the bank took money that is refunded, `price-changed` with `total`
   * if `amount` is not the sum due (nothing is charged), `card-needed`, `payment-in-progress`, `subscription-ended`,
   * `another-card-needed` for a card the bank refused for good, `too-many-tries-today` with the next day in
   * `try_again_on`.
   */
  @Patch('subscription/:id/renew')
  @ForSignedIn()
  @ApiBearerAuth()
  @ApiHeader({ name: 'idempotency-key', required: false })
  @ApiResponse({ status: 200, type: RenewedReply })
  @ApiResponse({ status: 202, type: RenewedReply })
  @ApiResponse({ status: 409, type: UnpaidRenewalReply })
  async renew(
    @Param('id', new IdPipe('subscription-unknown')) id: string,
    @Body() body: RenewSubscriptionRequest,
    @Caller() caller: SignedIn,
    @CallerLanguage() language: Language,
    @Correlation() correlation: string,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Headers('idempotency-key') key?: string,
  ): Promise<RenewedReply> {
    const row = await this.views.own(id, caller.userId);
    const { emailVerified, canPurchase } = caller;
    const { payment_method_id: cardId = null, amount: shownAmount = null } = body;
    const charged = await this.commands.execute(
      new RenewSubscription({
        row,
        emailVerified,
        canPurchase,
        cardId,
        shownAmount,
        terms: null,
        key: key?.slice(0, 200) || null,
        correlation,
      }),
    );
    if (charged?.outcome === 'declined') throw declinedRenewal(charged, row.price);
    if (charged?.outcome === 'returned') throw returnedCharge(charged, row.price);
    if (charged?.outcome === 'unknown') reply.status(202);
    return {
      ...(await this.changed(id, () => (charged ? chargeMessage(charged, language) : RENEWS[language]))),
      payment: charged && chargeReply(charged, row.price),
    };
  }

  /**
   * Sets the card for the next charges. After a declined renewal it is charged at once. 403 without guardian consent
   * where needed, 404 for another person's subscription or card, 409 if the card does not work or the subscription has
   * ended.
   */
  @Patch('subscription/:id/card')
  @ForSignedIn()
  @ApiBearerAuth()
  async card(
    @Param('id', new IdPipe('subscription-unknown')) id: string,
    @Body() body: ChooseCardRequest,
    @Caller() caller: SignedIn,
    @CallerLanguage() language: Language,
    @Correlation() correlation: string,
  ): Promise<ChangedSubscriptionReply> {
    if (!caller.canPurchase) throw new Problem(403, 'guardian-needed');
    await this.views.own(id, caller.userId);
    const cardId = await this.cards.named(caller.userId, body.payment_method_id);
    await this.commands.execute(new ChooseCard(id, cardId, this.people.contextOf(caller.userId, correlation)));
    return this.changed(id, () => CARD_CHOSEN[language]);
  }

  private async changed(
    id: string,
    message: (subscription: SubscriptionReply) => string,
  ): Promise<ChangedSubscriptionReply> {
    const subscription = await this.views.view(id);
    const { active_until, is_active, auto_renew } = subscription;
    return { message: message(subscription), subscription, active_until, is_active, auto_renew };
  }
}

/** What a subscriber keeps who stopped renewing. */
function stopped({ payment_pending, is_active }: SubscriptionReply): Bilingual {
  if (payment_pending) return CANCELLED_UNPAID;
  return is_active ? CANCELLED : CANCELLED_AND_ENDED;
}
