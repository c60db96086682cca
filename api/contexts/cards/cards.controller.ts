import { Body, Controller, Delete, Get, HttpCode, Inject, Param, Patch, Post, Put, Query } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import type { Config } from '../../config.js';
import type { Ids } from '../../kernel/ports.js';
import { Caller, CallerLanguage, Correlation, ForSignedIn, type SignedIn } from '../../platform/http/access.js';
import type { Language } from '../../platform/http/messages.js';
import { Problem } from '../../platform/http/problem.js';
import { CONFIG, IDS } from '../../platform/tokens.js';
import {
  ChooseDefaultRequest,
  ConfirmInscriptionReply,
  ConfirmInscriptionRequest,
  PaymentMethodsReply,
  RemoveCardReply,
  RemoveCardRequest,
  StartInscriptionReply,
  StartInscriptionRequest,
} from './cards.dto.js';
import { CardQueries } from './cards.queries.js';
import { CARD_REMOVED, endingOf, methodOf } from './cards.views.js';
import { ChooseDefaultCard } from './choose-default-card.js';
import { callbackPage } from './enrolment-returns.controller.js';
import { EnrolmentOutcomes } from './enrolment-returns.js';
import { RemoveSavedCard } from './remove-saved-card.js';
import { RequestEnrolment } from './request-enrolment.js';

/** Saved cards: a list, a form at the bank to add one, and what can be done with them. */
@ApiTags('saved cards')
@Controller('v1/webpay-oneclick')
export class SavedCardsController {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(IDS) private readonly ids: Ids,
    private readonly cards: CardQueries,
    private readonly commands: CommandBus,
    private readonly outcomes: EnrolmentOutcomes,
  ) {}

  /** Lists the caller's saved cards: the default, then latest first. 403 for another person's user id. */
  @Get('methods/:userId')
  @ForSignedIn()
  @ApiBearerAuth()
  async methods(@Param('userId') userId: string, @Caller() caller: SignedIn): Promise<PaymentMethodsReply> {
    if (userId !== caller.userId) throw new Problem(403, 'not-your-account');
    return { paymentMethods: (await this.cards.cardsOf(caller.userId)).map(methodOf) };
  }

  /**
   * Sets the default card. 403 for another person's user id, 404 for a card that is not the caller's, 409 if it no
   * longer works.
   */
  @Patch('methods/:userId')
  @ForSignedIn()
  @ApiBearerAuth()
  async chooseDefault(
    @Param('userId') userId: string,
    @Body() body: ChooseDefaultRequest,
    @Caller() caller: SignedIn,
    @Correlation() correlation: string,
  ): Promise<PaymentMethodsReply> {
    if (userId !== caller.userId) throw new Problem(403, 'not-your-account');
    await this.commands.execute(new ChooseDefaultCard(caller.userId, body.default_payment_method_id, correlation));
    return this.methods(userId, caller);
  }

  /**
   * Opens the bank's form that saves a card; the browser posts `TBK_TOKEN` there. 403 for an unverified address or
   * missing guardian consent, 409 `too-many-cards` or `too-many-enrolments`, 503 if the bank cannot be reached.
   */
  @Post('inscriptions')
  @HttpCode(200)
  @ForSignedIn()
  @ApiBearerAuth()
  async start(
    @Body() body: StartInscriptionRequest,
    @Caller() caller: SignedIn,
    @Correlation() correlation: string,
  ): Promise<StartInscriptionReply> {
    const page = callbackPage(body.response_url, this.config);
    const bank = `${this.config.publicUrl}/v1/webpay-oneclick/inscriptions/return`;
    const { token, url } = await this.commands.execute(
      new RequestEnrolment(this.ids.next(), caller, { page, bank }, correlation),
    );
    return { token, url_webpay: url };
  }

  /**
   * Returns the outcome of saving a card, the same every time. Waits up to 8 s for the bank. With `success` false,
   * `message` says why. 404 for a token that is not the caller's.
   */
  @Put('inscriptions/:token')
  @ForSignedIn()
  @ApiBearerAuth()
  async confirm(
    @Param('token') token: string,
    @Body() _body: ConfirmInscriptionRequest,
    @Caller() caller: SignedIn,
    @CallerLanguage() language: Language,
    @Correlation() correlation: string,
  ): Promise<ConfirmInscriptionReply> {
    const enrolment = await this.outcomes.outcome(token, caller.userId, correlation);
    return endingOf(enrolment, await this.cards.cardOf(caller.userId, enrolment.cardId), language);
  }

  /**
   * Removes a saved card, named in the body or the query. 404 for a card that is not the caller's, 409 `card-of-a-plan`
   * for the last card of a renewing plan without `confirmed`.
   */
  @Delete('inscriptions')
  @ForSignedIn()
  @ApiBearerAuth()
  async remove(
    @Body() body: RemoveCardRequest,
    @Query() query: RemoveCardRequest,
    @Caller() caller: SignedIn,
    @CallerLanguage() language: Language,
    @Correlation() correlation: string,
  ): Promise<RemoveCardReply> {
    const cardId = body?.tbk_user ?? query.tbk_user;
    if (!cardId)
      throw new Problem(422, 'invalid-request', {
        errors: [{ msg: 'tbk_user must be the id of a saved card', path: 'tbk_user' }],
      });
    const confirmed = body?.confirmed ?? query.confirmed ?? false;
    await this.commands.execute(new RemoveSavedCard(caller.userId, cardId, confirmed, correlation));
    return { success: true, message: CARD_REMOVED[language] };
  }
}
