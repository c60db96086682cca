import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '../../config.js';
import { CONFIG } from '../../platform/tokens.js';
import { PUPIL_TOKEN } from '../access/index.js';

const PIN_DIGITS = 6;

/** What a pupil proves to be the same child with: a number on paper, and the token of a running session. */
@Injectable()
export class PupilProofs {
  private readonly key: Buffer;

  constructor(@Inject(CONFIG) config: Config) {
    this.key = createHmac('sha256', config.jwtSecret).update('pupil-pin').digest();
  }

  drawPin(): string {
    return String(randomInt(10 ** PIN_DIGITS)).padStart(PIN_DIGITS, '0');
  }

  /** Keyed, because six digits alone would be guessed from their digest. */
  hashOfPin(pupilId: string, pin: string): string {
    return createHmac('sha256', this.key).update(`${pupilId}:${pin}`).digest('hex');
  }

  isPin(pupilId: string, typed: string, hash: string): boolean {
    const digest = this.hashOfPin(pupilId, typed.replace(/[\s-]/g, ''));
    return timingSafeEqual(Buffer.from(digest), Buffer.from(hash));
  }

  drawToken(): string {
    return PUPIL_TOKEN + randomBytes(32).toString('base64url');
  }

  hashOfToken(token: string): string {
    return createHash('sha256').update(token).digest('hex');
  }
}
