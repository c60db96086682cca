import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, exportSPKI, generateKeyPair, SignJWT, UnsecuredJWT, type CryptoKey, type JWK } from 'jose';

export const CLIENT_ID = 'ludoteca.apps.example';

/** What a token may be made with besides its claims. */
export interface Forgery {
  header?: Record<string, string>;
  /** Signs with this key of the forger's own. */
  key?: CryptoKey;
}

/** Google as the shop sees it: a key server on this machine, and tokens signed with its keys. */
export class Google {
  /** What the key server says about how long its keys hold. */
  cacheControl: string | null = 'public, max-age=3600';
  /** How often its keys were fetched. */
  request = 0;
  private people = 0;
  private keyNumber = 0;
  private published: JWK[] = [];
  private current!: { kid: string; privateKey: CryptoKey; publicKey: CryptoKey };

  private constructor(private readonly server: Server) {}

  static async open(): Promise<Google> {
    const server = createServer((_request, response) => {
      google.request++;
      response.writeHead(200, {
        'content-type': 'application/json',
        ...(google.cacheControl ? { 'cache-control': google.cacheControl } : {}),
      });
      response.end(JSON.stringify({ keys: google.published }));
    });
    const google = new Google(server);
    await google.rotates();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return google;
  }

  get keysUrl(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/certs`;
  }

  /** Signs with a new key from now on; the old one is no longer published. */
  async rotates(): Promise<void> {
    const pair = await generateKeyPair('RS256', { extractable: true });
    this.current = { kid: `key-${++this.keyNumber}`, ...pair };
    this.published = [{ ...(await exportJWK(pair.publicKey)), kid: this.current.kid, alg: 'RS256', use: 'sig' }];
  }

  /** The key server answers no more. */
  async falls(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  /** Someone whom no other test knows. */
  person(domain = 'gmail.com'): {
    sub: string;
    email: string;
    email_verified: boolean;
    name: string;
    given_name: string;
  } {
    const name = `g${++this.people}${Math.random().toString(36).slice(2, 8)}`;
    return {
      sub: `1000${Math.random().toString().slice(2, 12)}${this.people}`,
      email: `${name}@${domain}`,
      email_verified: true,
      name: 'Rosa Pérez',
      given_name: 'Rosa',
    };
  }

  /** A token as Google would give it for our shop, but for the claims named. */
  async token(claims: Record<string, unknown>, { header = {}, key }: Forgery = {}): Promise<string> {
    return new SignJWT(this.payload(claims))
      .setProtectedHeader({ alg: 'RS256', kid: this.current.kid, typ: 'JWT', ...header })
      .sign(key ?? this.current.privateKey);
  }

  unsigned(claims: Record<string, unknown>): string {
    return new UnsecuredJWT(this.payload(claims)).encode();
  }

  /** Signed with the published key, taken for a shared secret. */
  async signedWithThePublicKey(claims: Record<string, unknown>): Promise<string> {
    const secret = new TextEncoder().encode(await exportSPKI(this.current.publicKey));
    return new SignJWT(this.payload(claims)).setProtectedHeader({ alg: 'HS256', kid: this.current.kid }).sign(secret);
  }

  async close(): Promise<void> {
    if (this.server.listening) await this.falls();
  }

  private payload(claims: Record<string, unknown>): Record<string, unknown> {
    const now = Math.floor(Date.now() / 1_000);
    return {
      iss: 'https://accounts.google.com',
      aud: CLIENT_ID,
      azp: CLIENT_ID,
      iat: now,
      exp: now + 3_600,
      jti: randomUUID(),
      ...claims,
    };
  }
}

/** What a shop must be told to ask this Google. */
export function googleEnv(google: Google): Record<string, string> {
  return { GOOGLE_CLIENT_ID: CLIENT_ID, GOOGLE_KEYS_URL: google.keysUrl };
}
