import { Body, Controller, Get, HttpCode, Param, Post, Query, UseInterceptors } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiQuery, ApiTags } from '@nestjs/swagger';
import {
  Caller,
  CallerLanguage,
  Correlation,
  ForSignedIn,
  OptionallySignedIn,
  type SignedIn,
} from '../../../platform/http/access.js';
import type { Language } from '../../../platform/http/messages.js';
import { Problem } from '../../../platform/http/problem.js';
import { AgeCheck } from '../../catalog/index.js';
import { ClaimFreeGame } from './claim-free-game.js';
import { CodeTries } from './code-tries.interceptor.js';
import { CodeViews } from './code-views.js';
import {
  ClaimCodeRequest,
  ClaimFreeReply,
  ClaimFreeRequest,
  DiscountQuery,
  DiscountReply,
  OwnCodeReply,
  OwnCodesReply,
} from './codes.dto.js';
import { IN_LIBRARY } from '../codes.messages.js';
import { RedeemGameCode } from './redeem-game-code.js';
import { SaveCode } from './save-code.js';

/** Discount codes as people use them. */
@ApiTags('discounts')
@Controller()
export class DiscountsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly views: CodeViews,
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
    const { codeId } = await this.commands.execute(new SaveCode(caller.userId, body.code));
    return this.views.ownOne(codeId, caller.userId, language);
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
    const entry = await this.commands.execute(
      code
        ? new RedeemGameCode(caller.userId, gameId, code, correlation)
        : new ClaimFreeGame(caller.userId, gameId, correlation),
    );
    if (code && entry.because === 'code') await this.views.keep(code, caller.userId);
    return { message: IN_LIBRARY[language], entry };
  }
}
