import { Inject, Injectable } from '@nestjs/common';
import { compactVerify, decodeProtectedHeader } from 'jose';
import type { Config } from '../../../config.js';
import { Refusal } from '../../../kernel/refusal.js';
import { Problem } from '../../../platform/http/problem.js';
import { CONFIG } from '../../../platform/tokens.js';
import { claimFault, identityOf, type ClaimFault, type GoogleIdentity } from './google-claims.rules.js';
import { GoogleKeys, KeysUnreachable } from './google-keys.js';

const REFUSED = 'google-refused';
/** What its owner can do something about is said; the rest is nobody's business. */
const CODES: Partial<Record<ClaimFault, string>> = {
  expired: 'google-expired',
  address: 'google-address',
  'address-unverified': 'google-unverified',
};

/** Reads the tokens that Google signs. Nothing of a token ever enters an error or a log. */
@Injectable()
export class GoogleTokens {
  private readonly google: Config['google'];
  private readonly keys: GoogleKeys | null;

  constructor(@Inject(CONFIG) config: Config) {
    this.google = config.google;
    this.keys = config.google && new GoogleKeys(config.google.keysUrl);
  }

  /** @throws Refusal `google-not-set-up` where no client id is configured. */
  demandSetUp(): void {
    if (!this.google) throw new Refusal('google-not-set-up');
  }

  /**
   * Whom a token is about.
   * @param nonce what the browser was given for Google, null for nothing.
   * @throws Problem 401 `google-refused`, `google-expired`, `google-unverified`, `google-address`; 503 `google-unreachable`; Refusal `google-not-set-up`.
   */
  async read(credential: string, nonce: string | null): Promise<GoogleIdentity> {
    if (!this.google) throw new Refusal('google-not-set-up');
    const claims = await this.signedClaims(credential);
    const { issuers, clientId } = this.google;
    const fault = claims ? claimFault(claims, { issuers, clientId, nonce, now: Date.now() / 1_000 }) : null;
    if (!claims || fault) throw new Problem(401, (fault && CODES[fault]) ?? REFUSED);
    return identityOf(claims);
  }

  /** The payload, once form, algorithm, key and signature were found good; else null. */
  private async signedClaims(credential: string): Promise<Record<string, unknown> | null> {
    if (credential.split('.').length !== 3) return null;
    try {
      const { alg, kid } = decodeProtectedHeader(credential);
      const key = alg === 'RS256' && kid ? await this.keys?.find({ alg, kid }) : null;
      if (!key) return null;
      const { payload } = await compactVerify(credential, key, { algorithms: ['RS256'] });
      const claims = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(payload)) as unknown;
      return typeof claims === 'object' && claims !== null && !Array.isArray(claims)
        ? (claims as Record<string, unknown>)
        : null;
    } catch (error) {
      if (error instanceof KeysUnreachable) throw new Problem(503, 'google-unreachable');
      return null;
    }
  }
}
