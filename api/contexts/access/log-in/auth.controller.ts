import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CallerLanguage, Public } from '../../../platform/http/access.js';
import type { Language } from '../../../platform/http/messages.js';
import { Problem } from '../../../platform/http/problem.js';
import {
  LogInReply,
  logInReply,
  LogInRequest,
  MessageReply,
  RefreshReply,
  RefreshRequest,
  userReply,
} from '../forms/auth.dto.js';
import { REPLIES } from '../forms/messages.js';
import { CallerVisit, type Visit } from '../sessions/sign-ins.js';
import { Sessions } from '../sessions/sessions.js';
import { LogIn } from './log-in.js';

@ApiTags('accounts')
@Controller('v1/auth')
export class AuthController {
  constructor(
    private readonly logIn: LogIn,
    private readonly sessions: Sessions,
  ) {}

  /**
   * Logs in with address and password. Sets a cookie so that this device's later attempts are counted separately.
   * 401 `wrong-credentials` for an unknown address, a wrong password or an unverified address alike. 401
   * `second-factor-needed` for an account with two-step log-in: the same call with `second_factor`, which may be
   * `second-factor-wrong`. 429 after too many attempts.
   */
  @Post()
  @HttpCode(200)
  @Public()
  async authenticate(
    @Body() { email, password, remember_me, second_factor }: LogInRequest,
    @CallerLanguage() language: Language,
    @CallerVisit() visit: Visit,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<LogInReply> {
    const entered = await this.logIn.withPassword(
      { email, password, code: second_factor ?? null, remember: remember_me ?? false },
      visit,
    );
    void reply.header('set-cookie', entered.deviceCookie);
    return logInReply(entered, language);
  }

  /** Exchanges a token, expired or not, for the next one of its session. 401 `session-over` after its end. */
  @Post('refresh')
  @HttpCode(200)
  @Public()
  async refresh(@Body() { token }: RefreshRequest, @CallerVisit() visit: Visit): Promise<RefreshReply> {
    const signed = await this.sessions.refresh(token, visit);
    return { token: signed.token, expires_in: signed.expiresIn, user: userReply(signed.person) };
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
}
