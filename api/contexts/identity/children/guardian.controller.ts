import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { crashPoint } from '../../../platform/crash-point.js';
import { Caller, CallerLanguage, Correlation, ForSignedIn, Public, type SignedIn } from '../../../platform/http/access.js';
import type { Language } from '../../../platform/http/messages.js';
import { Problem } from '../../../platform/http/problem.js';
import { refuseOthers } from '../people/own-account.js';
import { Standings } from '../people/standings.js';
import { CallerNetwork } from '../throttle/caller-network.js';
import { PersonStream } from '../privacy/person-stream.js';
import { Throttle } from '../throttle/throttle.js';
import { GuardianAnswers } from './guardian-answers.js';
import { AnswerGuardianRequest, AskGuardianRequest, GuardianAnswerReply, GuardianQuestionReply, GuardianReply, GuardianTokenQuery, TellBirthYearRequest } from './guardian.dto.js';
import { GUARDIAN_REPLIES } from './guardian.messages.js';
import { Guardians } from './guardians.js';

@ApiTags('privacy')
@Controller('v1')
export class GuardianController {
  constructor(
    private readonly guardians: Guardians,
    private readonly answers: GuardianAnswers,
    private readonly standings: Standings,
    private readonly throttle: Throttle,
    private readonly erasure: PersonStream,
  ) {}

  /** Whether the caller needs a guardian to buy, whom they named, and what came of it. 403 for anybody else's. */
  @Get('users/:id/guardian')
  @ForSignedIn()
  @ApiBearerAuth()
  async of(@Param('id') id: string, @Caller() caller: SignedIn): Promise<GuardianReply> {
    refuseOthers(id, caller);
    return this.guardians.stateOf(id);
  }

  /**
   * Mails a guardian the question whether the caller may buy. 403 before the caller's own address is verified, 429 after too many,
   * 409 when no guardian is needed, for the account's own address, after a yes, or for another address after a no.
   */
  @Post('users/:id/guardian')
  @HttpCode(200)
  @ForSignedIn()
  @ApiBearerAuth()
  async ask(
    @Param('id') id: string, @Body() { email }: AskGuardianRequest, @Caller() caller: SignedIn, @CallerNetwork() network: string, @Correlation() correlation: string,
  ): Promise<GuardianReply> {
    refuseOthers(id, caller);
    if (!caller.emailVerified) throw new Problem(403, 'email-not-verified');
    await this.throttle.spend('guardian', id, network);
    await this.throttle.spend('guardian', email, network);
    await this.guardians.ask(id, email, correlation);
    return this.guardians.stateOf(id);
  }

  /** Tells the year of birth that no sign-up asked for; once told it stays. 409 `birth-year-known`. */
  @Post('users/:id/birth-year')
  @HttpCode(200)
  @ForSignedIn()
  @ApiBearerAuth()
  async tellBirthYear(@Param('id') id: string, @Body() { birthYear }: TellBirthYearRequest, @Caller() caller: SignedIn): Promise<GuardianReply> {
    refuseOthers(id, caller);
    await this.standings.tellBirthYear(id, birthYear);
    return this.guardians.stateOf(id);
  }

  /** What a guardian is asked, by the token of the mail; reading it uses nothing up. 409 `guardian-link-*` when the link no longer works. */
  @Get('guardian')
  @Public()
  async question(@Query() { token }: GuardianTokenQuery): Promise<GuardianQuestionReply> {
    return this.answers.question(token);
  }

  /** A guardian's answer, by the token of the mail. 409 `guardian-link-*`, or `text-changed` for a yes to another text than the one in force; 429 after too many. */
  @Post('guardian')
  @HttpCode(200)
  @Public()
  async answer(
    @Body() { token, decision: wish, hash }: AnswerGuardianRequest, @CallerLanguage() language: Language, @CallerNetwork() network: string, @Correlation() correlation: string,
  ): Promise<GuardianAnswerReply> {
    await this.throttle.spend('link', token, network);
    const says = { wish, hash: hash ?? null, language };
    const { before, personId } = await this.answers.standing(token, says);
    // The account first: a link that is used up already could not be answered again.
    if (wish === 'erase') await this.erasure.request(personId, correlation);
    else if (before === 'erasure-asked') await this.erasure.cancel(personId, correlation);
    crashPoint('before-guardian-answer');
    const decision = await this.answers.answer(token, says, correlation);
    return { decision, message: GUARDIAN_REPLIES[decision][language] };
  }
}
