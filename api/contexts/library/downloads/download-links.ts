import { createHmac, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '../../../config.js';
import { hours, instant, later, minutes, type Instant } from '../../../kernel/instant.js';
import { CONFIG } from '../../../platform/tokens.js';

/** A transfer begins within these minutes. */
const BEGINS_WITHIN = minutes(10);
/** A transfer that broke may go on with the same address: browsers resume where they began, and slow lines take hours. */
const GOES_ON_WITHIN = hours(24);

/** Whose transfer an address is for, and whether it may still begin or only go on. */
export interface DownloadLink {
  personId: string;
  state: 'fresh' | 'continuing';
}

/** The signed part of a transfer's address: a click on a link carries no session, so the address itself must prove whose it is. */
@Injectable()
export class DownloadLinks {
  private readonly key: Buffer;

  constructor(@Inject(CONFIG) config: Config) {
    this.key = createHmac('sha256', config.jwtSecret).update('download-link').digest();
  }

  sign(buildId: string, personId: string, now: Instant): { link: string; expiresAt: Instant } {
    const expiresAt = later(now, BEGINS_WITHIN);
    const claims = `${personId}.${Date.parse(expiresAt).toString(36)}`;
    return { link: `${claims}.${this.signature(buildId, claims)}`, expiresAt };
  }

  /** Null for a link that is not ours, is for another build, or is over. */
  read(buildId: string, link: string, now: Instant): DownloadLink | null {
    const [, claims = '', personId = '', until = '', signature = ''] =
      /^(([0-9a-f-]{36})\.([0-9a-z]{1,9}))\.([\w-]{43})$/.exec(link) ?? [];
    const [given, right] = [Buffer.from(signature), Buffer.from(this.signature(buildId, claims))];
    if (given.length !== right.length || !timingSafeEqual(given, right)) return null;

    const expiresAt = instant(Number.parseInt(until, 36));
    if (now < expiresAt) return { personId, state: 'fresh' };
    return now < later(expiresAt, GOES_ON_WITHIN) ? { personId, state: 'continuing' } : null;
  }

  private signature(buildId: string, claims: string): string {
    return createHmac('sha256', this.key).update(`${buildId}.${claims}`).digest('base64url');
  }
}
