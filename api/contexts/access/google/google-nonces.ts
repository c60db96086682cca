import { createHmac, randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '../../../config.js';
import { hours } from '../../../kernel/instant.js';
import { CONFIG } from '../../../platform/tokens.js';

const NAME = 'google_nonce';
/** As long as a token of Google holds. */
const KEPT = hours(1);

/** The random word that a page gives to Google: it follows from a cookie that no script reads, so that a token serves the browser alone that asked for it. */
@Injectable()
export class GoogleNonces {
  private readonly secret: Buffer;
  private readonly attributes: string;

  constructor(@Inject(CONFIG) config: Config) {
    this.secret = createHmac('sha256', config.jwtSecret).update('google-nonce').digest();
    this.attributes = `Path=/v1/auth/google; HttpOnly; SameSite=Lax${config.publicUrl.startsWith('https:') ? '; Secure' : ''}`;
  }

  /** The word for this browser and the cookie that goes with it. Another tab gets the same one: none spoils the other's question. */
  give(cookies: string | undefined): { nonce: string; cookie: string } {
    const kept = read(cookies) ?? randomBytes(32).toString('base64url');
    return { nonce: this.nonceOf(kept), cookie: `${NAME}=${kept}; Max-Age=${KEPT / 1_000}; ${this.attributes}` };
  }

  /** What a token for this browser must carry; null for a browser that was given nothing. */
  expected(cookies: string | undefined): string | null {
    const kept = read(cookies);
    return kept && this.nonceOf(kept);
  }

  /** Takes the cookie back: the next sign-in begins with another word. */
  get spent(): string {
    return `${NAME}=; Max-Age=0; ${this.attributes}`;
  }

  private nonceOf(kept: string): string {
    return createHmac('sha256', this.secret).update(kept).digest('base64url');
  }
}

function read(cookies: string | undefined): string | null {
  return new RegExp(`(?:^|;\\s*)${NAME}=([\\w-]{43})(?:;|$)`).exec(cookies ?? '')?.[1] ?? null;
}
