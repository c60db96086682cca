import { Body, Controller, Get, HttpCode, Param, Post, Query, UseInterceptors } from '@nestjs/common';
import { ApiBearerAuth, ApiQuery, ApiTags } from '@nestjs/swagger';
import {
  Caller,
  CallerLanguage,
  Correlation,
  ForSignedIn,
  OptionallySignedIn,
  type SignedIn,
} from '../../platform/http/access.js';
import type { Language } from '../../platform/http/messages.js';
import { Problem } from '../../platform/http/problem.js';
import { AgeCheck, ClaimFreeGameHandler, CodeTries, IN_LIBRARY } from '../checkout/index.js';
import { ClaimByCodeHandler } from './claim-by-code.handler.js';
import { DiscountViews } from './discount-views.js';
import {
  ClaimCodeRequest,
  ClaimFreeReply,
  ClaimFreeRequest,
  DiscountQuery,
  DiscountReply,
  OwnCodeReply,
  OwnCodesReply,
} from './discounts.dto.js';

/** Discount codes as people use them. */
@ApiTags('discounts')
@Controller()
export class DiscountsController {
  constructor(
    private readonly views: DiscountViews,
    private readonly claiming: ClaimByCodeHandler,
    private readonly free: ClaimFreeGameHandler,
    private readonly ages: AgeCheck,
  ) {}

  /** Lists the caller's codes, saved or used, latest first. */
  @Get('v1/discounts')
  @ForSignedIn()
  @ApiBearerAuth()
  async own(@Caller() caller: SignedIn, @CallerLanguage() language: Language): Promise<OwnCodesReply> {
    return { codes: await this.views.own(caller.userId, language) };
  }

  /**
   * Saves a code for the caller without using it. 409 with the reason if it does not work, 429 after too many unknown
   * codes.
   */
  @Post('v1/discounts/claim')
  @HttpCode(200)
  @ForSignedIn()
  @ApiBearerAuth()
  @UseInterceptors(CodeTries)
  async claim(
    @Body() body: ClaimCodeRequest,
    @Caller() caller: SignedIn,
    @CallerLanguage() language: Language,
  ): Promise<OwnCodeReply> {
    return this.views.claim(body.code, caller.userId, language);
  }

  /**
   * Returns what a code takes off: per line of `cart`, or off any cart without one. With a token, limits per person
   * count. 404 with the reason if the caller cannot use it, 429 after too many unknown codes.
   */
  @Get('v1/discounts/:code')
  @OptionallySignedIn()
  @ApiQuery({ name: 'cart', type: String, required: false, description: 'Game ids, separated by commas.' })
  @UseInterceptors(CodeTries)
  async preview(
    @Param('code') code: string,
    @Query() query: DiscountQuery,
    @CallerLanguage() language: Language,
    @Caller() caller?: SignedIn,
  ): Promise<DiscountReply> {
    return this.views.preview(code, query.cart, caller?.userId ?? null, language);
  }

  /**
   * Adds a game to the library with a code for its whole price, or a free game without a code. Needs no guardian
   * consent, because nothing is paid. Repeating it returns the same entry. 403 for a person too young for it, 404 for
   * an unknown game, 409 with the reason if the code does not grant it.
   */
  @Post('v1/payment/claim-free')
  @HttpCode(200)
  @ForSignedIn()
  @ApiBearerAuth()
  @UseInterceptors(CodeTries)
  async claimFree(
    @Body() body: ClaimFreeRequest,
    @Caller() caller: SignedIn,
    @CallerLanguage() language: Language,
    @Correlation() correlation: string,
  ): Promise<ClaimFreeReply> {
    if (body.user_id && body.user_id !== caller.userId) throw new Problem(403, 'not-your-account');
    const { game_id: gameId, discount_code: code } = body;
    await this.ages.refuseTooYoung(caller, [gameId]);
    const entry = code
      ? await this.claiming.claim(caller.userId, gameId, code, correlation)
      : await this.free.claim(caller.userId, gameId, correlation);
    if (code && entry.because === 'code') await this.views.keep(code, caller.userId);
    return { message: IN_LIBRARY[language], entry };
  }
}
