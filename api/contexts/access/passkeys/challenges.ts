import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Config } from '../../../config.js';
import { CONFIG } from '../../../platform/tokens.js';
import { heldUntil, newChallenge } from './challenge.rules.js';

/** What passkeys sign: made here, for one purpose, answered once. */
@Injectable()
export class Challenges {
  private readonly secret: Buffer;

  constructor(@Inject(CONFIG) config: Config) {
    this.secret = createHmac('sha256', config.jwtSecret).update('passkey-challenge').digest();
  }

  new(purpose: string): Uint8Array<ArrayBuffer> {
    return new Uint8Array(newChallenge(purpose, Date.now(), { random: randomBytes, seal: this.seal }));
  }

  holds(purpose: string, challenge: string): boolean {
    return this.until(purpose, challenge) !== null;
  }

  /** Uses it up with the rest of this transaction. @returns false for one that is over or was answered before. */
  async take(rows: EntityManager, purpose: string, challenge: string): Promise<boolean> {
    const until = this.until(purpose, challenge);
    if (!until) return false;
    const taken = await rows.query<unknown[]>(
      `with over as (delete from access.answered_challenges where expires_at < now()),
              taken as (insert into access.answered_challenges values ($1, $2) on conflict do nothing returning challenge)
         select challenge from taken`,
      [challenge, until],
    );
    return taken.length > 0;
  }

  private until(purpose: string, challenge: string): Date | null {
    return heldUntil(purpose, challenge, Date.now(), { seal: this.seal, isSame: timingSafeEqual });
  }

  private readonly seal = (purpose: string, bytes: Buffer): Buffer =>
    createHmac('sha256', this.secret).update(purpose).update('\0').update(bytes).digest();
}
