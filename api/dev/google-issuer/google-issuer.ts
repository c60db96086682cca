import { createHash, randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey, type JWK } from 'jose';
import type { Config } from '../../config.js';
import { CONFIG } from '../../platform/tokens.js';

/** A person with an invented account at Google. */
export interface TestAccount {
  name: string;
  email: string;
  verified: boolean;
  /** The organisation that owns the address, as in Google Workspace; empty for none. */
  workspace: string;
}

/** Whom one may be with one click: each meets another rule of linking. */
export const TEST_ACCOUNTS: readonly TestAccount[] = [
  { name: 'Rosa Quispe', email: 'rosa.quispe.ludoteca@gmail.com', verified: true, workspace: '' },
  { name: 'Diego Rojas', email: 'diego@colegio-andes.example', verified: true, workspace: 'colegio-andes.example' },
  { name: 'Camila Soto', email: 'camila@correo.example', verified: true, workspace: '' },
  { name: 'Nadie Seguro', email: 'nadie.seguro@gmail.com', verified: false, workspace: '' },
];

const KEY_ID = 'local-1';
const LIFE = '1h';

/** Stands in for Google on one's own machine: a key of its own and the tokens signed with it. */
@Injectable()
export class GoogleIssuer {
  private pair: Promise<{ privateKey: CryptoKey; publicKey: CryptoKey }> | null = null;

  constructor(@Inject(CONFIG) private readonly config: Config) {}

  async keys(): Promise<{ keys: JWK[] }> {
    const { publicKey } = await this.keyPair();
    return { keys: [{ ...(await exportJWK(publicKey)), kid: KEY_ID, alg: 'RS256', use: 'sig' }] };
  }

  /** What Google would give to a page that asks who this is. */
  async credential(
    { name, email, verified, workspace }: TestAccount,
    clientId: string,
    nonce: string | undefined,
  ): Promise<string> {
    const claims = {
      email,
      email_verified: verified,
      name,
      given_name: name.split(' ')[0],
      ...(workspace ? { hd: workspace } : {}),
      ...(nonce ? { nonce } : {}),
    };
    const signer = new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256', kid: KEY_ID, typ: 'JWT' })
      .setIssuer(`${this.config.publicUrl}/dev/google`);
    return signer
      .setAudience(clientId)
      .setSubject(subjectOf(email))
      .setJti(randomUUID())
      .setIssuedAt()
      .setExpirationTime(LIFE)
      .sign((await this.keyPair()).privateKey);
  }

  /** Made when it is first needed: most starts never need it. */
  private keyPair(): Promise<{ privateKey: CryptoKey; publicKey: CryptoKey }> {
    return (this.pair ??= generateKeyPair('RS256', { extractable: true }));
  }
}

/** The same address is the same account, also after a restart. */
function subjectOf(email: string): string {
  return `local-${createHash('sha256').update(email.toLowerCase()).digest('hex').slice(0, 20)}`;
}
