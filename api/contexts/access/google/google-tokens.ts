import { createHmac, randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import {
  compactVerify,
  createLocalJWKSet,
  createRemoteJWKSet,
  type CryptoKey,
  decodeProtectedHeader,
  type JWSHeaderParameters,
} from 'jose';
import type { Config } from '../../../config.js';
import { hours } from '../../../kernel/instant.js';
import { Refusal } from '../../../kernel/refusal.js';
import { ownCookie, type OwnCookie } from '../../../platform/http/own-cookie.js';
import { Problem } from '../../../platform/http/problem.js';
import { CONFIG } from '../../../platform/tokens.js';
import { claimFault, type ClaimFault, type GoogleIdentity, identityOf } from './google.rules.js';

/** The keys of Google could not be fetched, and none are cached. */
export class KeysUnreachable extends Error {
  override readonly name = 'KeysUnreachable';
}

/** Between two fetches caused by an unknown key or a server that does not answer, however many tokens arrive. */
const COOL_DOWN_MS = 30_000;
/** How long cached keys stay valid while they cannot be fetched again. */
const LONGEST_SILENCE_MS = 86_400_000;

/** The public keys of Google, cached for ten minutes and longer while their server does not answer. */
export class GoogleKeys {
  private readonly keys: ReturnType<typeof createRemoteJWKSet>;
  private fetchedAt = 0;
  private failedAt = 0;
  private searchedAt = 0;

  constructor(url: string) {
    this.keys = createRemoteJWKSet(new URL(url));
  }

  /** The key that a token's header names; null if Google has none. */
  async find(header: JWSHeaderParameters): Promise<CryptoKey | null> {
    if (!this.keys.fresh && !(this.areCached && isRecent(this.failedAt))) await this.fetch();
    const known = await this.cached(header);
    if (known || (isRecent(this.searchedAt) && !this.keys.reloading)) return known;

    // An unknown key may be a new one. Invented key ids must not cause a fetch each.
    this.searchedAt = Date.now();
    await this.fetch();
    return this.cached(header);
  }

  private get areCached(): boolean {
    return Date.now() - this.fetchedAt < LONGEST_SILENCE_MS;
  }

  private async fetch(): Promise<void> {
    try {
      await this.keys.reload();
      this.fetchedAt = Date.now();
    } catch {
      this.failedAt = Date.now();
      if (!this.areCached) throw new KeysUnreachable();
    }
  }

  private async cached(header: JWSHeaderParameters): Promise<CryptoKey | null> {
    const keys = this.keys.jwks();
    return keys ? createLocalJWKSet(keys)(header).catch(() => null) : null;
  }
}

const isRecent = (at: number): boolean => Date.now() - at < COOL_DOWN_MS;

/** As long as a token of Google holds. */
const KEPT = hours(1);
const FORM = /[\w-]{43}/;

/** The random word that a page gives to Google: it follows from a cookie that no script reads, so that a token serves the browser alone that asked for it. */
@Injectable()
export class GoogleNonces {
  private readonly secret: Buffer;
  private readonly cookie: OwnCookie;

  constructor(@Inject(CONFIG) config: Config) {
    this.secret = createHmac('sha256', config.jwtSecret).update('google-nonce').digest();
    this.cookie = ownCookie('google_nonce', config.publicUrl);
  }

  /** The word for this browser and the cookie that goes with it. Another tab gets the same one: none spoils the other's question. */
  give(cookies: string | undefined): { nonce: string; cookie: string } {
    const kept = this.cookie.read(cookies, FORM) ?? randomBytes(32).toString('base64url');
    return { nonce: this.nonceOf(kept), cookie: this.cookie.set(kept, KEPT / 1_000) };
  }

  /** What a token for this browser must carry; null for a browser that was given nothing. */
  expected(cookies: string | undefined): string | null {
    const kept = this.cookie.read(cookies, FORM);
    return kept && this.nonceOf(kept);
  }

  /** Takes the cookie back: the next sign-in begins with another word. */
  get spent(): string {
    return this.cookie.set('', 0);
  }

  private nonceOf(kept: string): string {
    return createHmac('sha256', this.secret).update(kept).digest('base64url');
  }
}

const REFUSED = 'google-refused';
/** Only faults that the owner can mend are named. */
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

  demandSetUp(): void {
    if (!this.google) throw new Refusal('google-not-set-up');
  }

  /**
   * Whom a token is about.
   * @param nonce what the browser was given for Google, null for nothing.
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
