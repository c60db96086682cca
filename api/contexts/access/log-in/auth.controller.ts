import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CallerLanguage, Correlation, Public } from '../../../platform/http/access.js';
import type { Language } from '../../../platform/http/messages.js';
import { Problem } from '../../../platform/http/problem.js';
import { CallerVisit, type Visit } from '../sessions/caller-visit.js';
import {
  AddressRequest,
  LinkRequest,
  LogInReply,
  LogInRequest,
  MessageReply,
  RefreshReply,
  RefreshRequest,
  SignUpReply,
  SignUpRequest,
} from '../forms/auth.dto.js';
import { REPLIES } from '../messages.js';
import { SignUp } from '../../accounts/sign-up/sign-up.js';
import { userReply } from '../forms/user.dto.js';
import { LogIn } from './log-in.js';
import { refuseOtherConfirmation } from '../passwords/new-password.js';
import { Sessions } from '../sessions/sessions.js';
import { CallerNetwork } from '../throttle/caller-network.js';
import { AddressProof } from '../../accounts/sign-up/address-proof.js';
import { Resend } from '../../accounts/sign-up/resend.js';

@ApiTags('accounts')
@Controller('v1/auth')
export class AuthController {
  constructor(
    private readonly signUp: SignUp,
    private readonly logIn: LogIn,
    private readonly sessions: Sessions,
    private readonly resend: Resend,
    private readonly proof: AddressProof,
  ) {}

  /**
   * Creates an account and mails a verification link; with `addressProof` it is verified at once. A known address gets
   * the same reply, except with the proof of its owner: 409 `address-has-account`. 409 `terms-changed` for texts no
   * longer in force, 422 for a weak or common password or a different confirmation, 429 after too many requests.
   */
  @Post('signup')
  @HttpCode(200)
  @Public()
  async signup(
    @Body() given: SignUpRequest,
    @CallerLanguage() callerLanguage: Language,
    @CallerNetwork() network: string,
    @Correlation() correlation: string,
  ): Promise<SignUpReply> {
    const { email, username, password, language, birthYear, acceptedTerms, acceptedPrivacy, addressProof } = given;
    refuseOtherConfirmation(given, password);
    const account = {
      email,
      username,
      password,
      language: language ?? callerLanguage,
      birthYear: birthYear ?? null,
      termsHash: acceptedTerms ?? null,
      privacyHash: acceptedPrivacy ?? null,
      addressProof: addressProof ?? null,
    };
    const person = await this.signUp.register(account, network, correlation);
    return {
      user: userReply(person),
      message: REPLIES[person.emailVerifiedAt ? 'signedUpVerified' : 'signedUp'][callerLanguage],
    };
  }

  /**
   * Logs in with address and password. Sets a cookie so that this device's later attempts are counted separately.
   * 401 `wrong-credentials` for an unknown address, a wrong password or an unverified address alike, 429 after too many
   * attempts.
   */
  @Post()
  @HttpCode(200)
  @Public()
  async authenticate(
    @Body() { email, password, remember_me }: LogInRequest,
    @CallerLanguage() language: Language,
    @CallerVisit() visit: Visit,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<LogInReply> {
    const { token, deviceCookie } = await this.logIn.withPassword(email, password, remember_me ?? false, visit);
    void reply.header('set-cookie', deviceCookie);
    return { token, message: REPLIES.signedIn[language] };
  }

  /** Exchanges a token, expired or not, for the next one of its session. 401 `session-over` after its end. */
  @Post('refresh')
  @HttpCode(200)
  @Public()
  async refresh(@Body() { token }: RefreshRequest, @CallerVisit() visit: Visit): Promise<RefreshReply> {
    const signed = await this.sessions.refresh(token, visit);
    return { token: signed.token, user: userReply(signed.person) };
  }

  /** Logs out the caller. Accepts expired tokens. 401 for a token not issued here. */
  @Post('logout')
  @HttpCode(200)
  @ApiBearerAuth()
  @Public()
  async logout(@Req() request: FastifyRequest, @CallerLanguage() language: Language): Promise<MessageReply> {
    const token = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1];
    if (!token || !(await this.sessions.end(token))) throw new Problem(401, 'not-signed-in');
    return { message: REPLIES.signedOut[language] };
  }

  /**
   * Mails a new verification link, if the address waits for one. The reply is the same either way. 429 after too many
   * requests. Errors are JSON strings.
   */
  @Post('send-verification-email')
  @HttpCode(200)
  @Public()
  async sendVerificationEmail(
    @Body() { email }: AddressRequest,
    @CallerLanguage() language: Language,
    @CallerNetwork() network: string,
    @Correlation() correlation: string,
  ): Promise<MessageReply> {
    await this.resend.to(email, network, correlation);
    return { message: REPLIES.linkSent[language] };
  }

  /**
   * Verifies an address with the token of its link, or completes a change of address. 409 for a used, replaced, expired
   * or unknown link. Errors are JSON strings.
   */
  @Post('verify-email')
  @HttpCode(200)
  @Public()
  async verifyEmail(
    @Body() { token }: LinkRequest,
    @CallerLanguage() language: Language,
    @Correlation() correlation: string,
  ): Promise<MessageReply> {
    await this.proof.confirm(token, correlation);
    return { message: REPLIES.verified[language] };
  }

  /**
   * Deletes an unverified account that another person created with the reader's address. Needs the token of its
   * verification link. 409 for a used, replaced, expired or unknown link, or a verified account.
   */
  @Post('disown-account')
  @HttpCode(200)
  @Public()
  async disownAccount(@Body() { token }: LinkRequest, @CallerLanguage() language: Language): Promise<MessageReply> {
    await this.proof.disown(token);
    return { message: REPLIES.disowned[language] };
  }
}
