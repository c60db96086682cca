import { Body, Controller, HttpCode, Inject, Post, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../../config.js';
import { CallerLanguage, Public } from '../../../platform/http/access.js';
import type { Language } from '../../../platform/http/messages.js';
import { Problem } from '../../../platform/http/problem.js';
import { CONFIG } from '../../../platform/tokens.js';
import { LogInReply, logInReply } from '../forms/auth.dto.js';
import { CallerVisit, type Visit } from '../sessions/sign-ins.js';
import { mayCheck } from './google.rules.js';
import { GoogleSignIn } from './google-sign-in.js';
import { GoogleNonces } from './google-tokens.js';
import { GoogleNonceReply, GoogleSignInRequest } from './google.dto.js';

@ApiTags('accounts')
@Controller('v1/auth/google')
export class GoogleController {
  private readonly origins: string[];

  constructor(
    private readonly google: GoogleSignIn,
    private readonly nonces: GoogleNonces,
    @Inject(CONFIG) config: Config,
  ) {
    this.origins = [new URL(config.publicUrl).origin, ...config.returnOrigins];
  }

  /**
   * Returns the random value to pass to Google as `nonce`. A cookie binds it to the browser, which then needs a token
   * that carries it.
   */
  @Post('nonce')
  @HttpCode(200)
  @Public()
  nonce(@Req() { headers }: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): GoogleNonceReply {
    const { nonce, cookie } = this.nonces.give(headers.cookie);
    void reply.header('set-cookie', cookie);
    return { nonce };
  }

  /**
   * Logs in with an ID token of Google, once per token, and creates the account if there is none. A token with a nonce
   * must carry the one from `nonce` for this browser; without one, from a browser that requested none, it is valid for
   * five minutes. 401 for an invalid or used token, 401
   * `second-factor-needed` for an account with two-step log-in (the same call with `second_factor`), 403 from a foreign page, 409 `password-needed` if the address has
   * an account (the same call with `password` links the two) or `google-not-set-up`, 429 after too many attempts.
   */
  @Post()
  @HttpCode(200)
  @Public()
  async enter(
    @Body() request: GoogleSignInRequest,
    @Req() { headers }: FastifyRequest,
    @CallerLanguage() language: Language,
    @CallerVisit() visit: Visit,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<LogInReply> {
    if (!mayCheck({ origin: headers.origin, cookies: headers.cookie, csrfToken: request.g_csrf_token }, this.origins))
      throw new Problem(403, 'google-foreign-page');
    const { credential, password, remember_me, second_factor, nonce, acceptedTerms, acceptedPrivacy } = request;
    const expected = this.nonces.expected(headers.cookie);
    if (nonce !== undefined && nonce !== expected) throw new Problem(401, 'google-refused');
    const requested = {
      credential,
      nonce: expected,
      password: password ?? null,
      remember: remember_me ?? false,
      code: second_factor ?? null,
      language,
      termsHash: acceptedTerms ?? null,
      privacyHash: acceptedPrivacy ?? null,
    };
    const entered = await this.google.enter(requested, visit);
    void reply.header('set-cookie', [entered.deviceCookie, this.nonces.spent]);
    return logInReply(entered, language);
  }
}
