import { Body, Controller, HttpCode, Inject, Post, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../../config.js';
import { CallerLanguage, Public } from '../../../platform/http/access.js';
import type { Language } from '../../../platform/http/messages.js';
import { Problem } from '../../../platform/http/problem.js';
import { CONFIG } from '../../../platform/tokens.js';
import { LogInReply } from '../auth.dto.js';
import { REPLIES } from '../messages.js';
import { CallerVisit, type Visit } from '../devices/caller-visit.js';
import { mayAsk } from './google-origin.rules.js';
import { GoogleSignIn } from './google-sign-in.js';
import { GoogleNonces } from './google-nonces.js';
import { GoogleNonceReply, GoogleSignInRequest } from './google.dto.js';

@ApiTags('accounts')
@Controller('v1/auth/google')
export class GoogleController {
  private readonly origins: string[];

  constructor(private readonly google: GoogleSignIn, private readonly nonces: GoogleNonces, @Inject(CONFIG) config: Config) {
    this.origins = [new URL(config.publicUrl).origin, ...config.returnOrigins];
  }

  /** The random word that goes with the question to Google; a cookie binds it to the browser. Only a token that carries it is believed then. */
  @Post('nonce')
  @HttpCode(200)
  @Public()
  nonce(@Req() { headers }: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): GoogleNonceReply {
    const { nonce, cookie } = this.nonces.give(headers.cookie);
    void reply.header('set-cookie', cookie);
    return { nonce };
  }

  /**
   * Opens a session by an ID token of Google, once, and makes the account when there is none. A token with a nonce must carry the one that `nonce` gave to this browser;
   * one without, from a browser that asked for none, is believed for five minutes. 409 `password-needed` when an account has the address:
   * the same call with `password` links the two. 401 for a token that does not hold or was used, 403 from a foreign page, 409 `google-not-set-up`, 429 after too many tries.
   */
  @Post()
  @HttpCode(200)
  @Public()
  async enter(
    @Body() asked: GoogleSignInRequest, @Req() { headers }: FastifyRequest,
    @CallerLanguage() language: Language, @CallerVisit() visit: Visit, @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<LogInReply> {
    if (!mayAsk({ origin: headers.origin, cookies: headers.cookie, csrfToken: asked.g_csrf_token }, this.origins)) throw new Problem(403, 'google-foreign-page');
    const { credential, password, remember_me, nonce, acceptedTerms, acceptedPrivacy } = asked;
    const expected = this.nonces.expected(headers.cookie);
    if (nonce !== undefined && nonce !== expected) throw new Problem(401, 'google-refused');
    const wish = {
      credential, nonce: expected, password: password ?? null, remember: remember_me ?? false, language,
      termsHash: acceptedTerms ?? null, privacyHash: acceptedPrivacy ?? null,
    };
    const { token, deviceCookie } = await this.google.enter(wish, visit);
    void reply.header('set-cookie', [deviceCookie, this.nonces.spent]);
    return { token, message: REPLIES.signedIn[language] };
  }
}
