import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { crashPoint } from '../../platform/crash-point.js';
import { Caller, CallerLanguage, Correlation, ForSignedIn, Public, type SignedIn } from '../../platform/http/access.js';
import type { Language } from '../../platform/http/messages.js';
import { Problem } from '../../platform/http/problem.js';
import { CallerNetwork, refuseOthers, Throttle } from '../access/index.js';
import { CancelErasure, RequestErasure } from '../privacy/index.js';
import {
  AnswerGuardianRequest,
  GuardianRequest,
  GuardianAnswerReply,
  GuardianQuestionReply,
  GuardianReply,
  GuardianTokenQuery,
  BirthYearRequest,
} from './consent.dto.js';
import { GuardianAnswers, Guardians } from './guardians.js';
import { GUARDIAN_REPLIES } from './messages.js';
import { Ages } from './age-status.js';

@ApiTags('privacy')
@Controller('v1')
export class GuardianController {
  constructor(
    private readonly guardians: Guardians,
    private readonly answers: GuardianAnswers,
    private readonly ages: Ages,
    private readonly throttle: Throttle,
    private readonly commands: CommandBus,
  ) {}

  /**
   * Returns whether the caller needs guardian consent to buy, the guardian named and the answer. 403 for another
   * person's id.
   */
  @Get('users/:id/guardian')
  @ForSignedIn()
  @ApiBearerAuth()
  async of(@Param('id') id: string, @Caller() caller: SignedIn): Promise<GuardianReply> {
    refuseOthers(id, caller);
    return this.guardians.stateOf(id);
  }

  /**
   * Mails a guardian the request for consent. 403 before the caller's address is verified, 409 if none is needed, for
   * the account's own address, after consent, or for another address after a refusal, 429 after too many requests.
   */
  @Post('users/:id/guardian')
  @HttpCode(200)
  @ForSignedIn()
  @ApiBearerAuth()
  async ask(
    @Param('id') id: string,
    @Body() { email }: GuardianRequest,
    @Caller() caller: SignedIn,
    @CallerNetwork() network: string,
    @Correlation() correlation: string,
  ): Promise<GuardianReply> {
    refuseOthers(id, caller);
    if (!caller.emailVerified) throw new Problem(403, 'email-not-verified');
    await this.throttle.spend('guardian', id, network);
    await this.throttle.spend('guardian', email, network);
    await this.guardians.ask(id, email, correlation);
    return this.guardians.stateOf(id);
  }

  /** Sets the year of birth of an account that has none; it cannot be changed. 409 `birth-year-known`. */
  @Post('users/:id/birth-year')
  @HttpCode(200)
  @ForSignedIn()
  @ApiBearerAuth()
  async saveBirthYear(
    @Param('id') id: string,
    @Body() { birthYear }: BirthYearRequest,
    @Caller() caller: SignedIn,
  ): Promise<GuardianReply> {
    refuseOthers(id, caller);
    await this.ages.saveBirthYear(id, birthYear);
    return this.guardians.stateOf(id);
  }

  /**
   * Returns the question to a guardian, by the token of the mail. Reading does not use the link up. 409
   * `guardian-link-*` if the link no longer works.
   */
  @Get('guardian')
  @Public()
  async question(@Query() { token }: GuardianTokenQuery): Promise<GuardianQuestionReply> {
    return this.answers.question(token);
  }

  /**
   * Records a guardian's answer, by the token of the mail. 409 `guardian-link-*`, or `text-changed` if the text agreed
   * to is no longer in force, 429 after too many attempts.
   */
  @Post('guardian')
  @HttpCode(200)
  @Public()
  async answer(
    @Body() { token, decision: choice, hash }: AnswerGuardianRequest,
    @CallerLanguage() language: Language,
    @CallerNetwork() network: string,
    @Correlation() correlation: string,
  ): Promise<GuardianAnswerReply> {
    await this.throttle.spend('link', token, network);
    const says = { choice, hash: hash ?? null, language };
    const { before, personId } = await this.answers.linkStatus(token, says);
    // The account first: a link that is used up already could not be answered again.
    if (choice === 'erase') await this.commands.execute(new RequestErasure(personId, correlation));
    else if (before === 'erasure-requested') await this.commands.execute(new CancelErasure(personId, correlation));
    crashPoint('before-guardian-answer');
    const decision = await this.answers.answer(token, says, correlation);
    return { decision, message: GUARDIAN_REPLIES[decision][language] };
  }
}
