import { Body, Controller, HttpCode, Inject, Post, Req, UseInterceptors } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../../../config.js';
import { CallerLanguage, Public } from '../../../platform/http/access.js';
import type { Language } from '../../../platform/http/messages.js';
import { Problem } from '../../../platform/http/problem.js';
import { CONFIG } from '../../../platform/tokens.js';
import { LogInReply } from '../auth.dto.js';
import { REPLIES } from '../messages.js';
import { CallerVisit, type Visit } from '../devices/caller-visit.js';
import { RetryAfter } from '../throttle/retry-after.interceptor.js';
import { mayAsk } from './google-origin.rules.js';
import { GoogleSignIn } from './google-sign-in.js';
import { GoogleSignInRequest } from './google.dto.js';

@ApiTags('accounts')
@UseInterceptors(RetryAfter)
@Controller('v1/auth/google')
export class GoogleController {
  private readonly origins: string[];

  constructor(private readonly google: GoogleSignIn, @Inject(CONFIG) config: Config) {
    this.origins = [new URL(config.publicUrl).origin, ...config.returnOrigins];
  }

  /**
   * Opens a session by an ID token of Google, and makes the account when there is none. 409 `password-needed` when an account has the address:
   * the same call with `password` links the two. 401 for a token that does not hold, 403 from a foreign page, 409 `google-not-set-up`, 429 after too many tries.
   */
  @Post()
  @HttpCode(200)
  @Public()
  async enter(
    @Body() asked: GoogleSignInRequest, @Req() { headers }: FastifyRequest,
    @CallerLanguage() language: Language, @CallerVisit() visit: Visit,
  ): Promise<LogInReply> {
    if (!mayAsk({ origin: headers.origin, cookies: headers.cookie, csrfToken: asked.g_csrf_token }, this.origins)) throw new Problem(403, 'google-foreign-page');
    const { credential, password, remember_me, nonce, acceptedTerms, acceptedPrivacy } = asked;
    const wish = {
      credential, nonce: nonce ?? null, password: password ?? null, remember: remember_me ?? false, language,
      termsHash: acceptedTerms ?? null, privacyHash: acceptedPrivacy ?? null,
    };
    const { token } = await this.google.enter(wish, visit);
    return { token, message: REPLIES.signedIn[language] };
  }
}
