import { createHmac } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { jwtVerify, SignJWT, type JWTPayload } from 'jose';
import { isUuid } from '../../../kernel/ids.js';
import type { Config } from '../../../config.js';
import type { Instant } from '../../../kernel/instant.js';
import { CONFIG } from '../../../platform/tokens.js';
import { PLAY_CHANNELS, type PlayChannel } from '../channel.rules.js';
import { signatureEnds, type TicketClaims } from './ticket.rules.js';

const ALGORITHM = 'HS256';
const AUDIENCE = 'play';

/** Signs tickets with a key of their own: a session token is never a ticket, nor the other way round. */
@Injectable()
export class TicketSigner {
  private readonly key: Buffer;

  constructor(@Inject(CONFIG) config: Config) {
    this.key = createHmac('sha256', config.jwtSecret).update('play-ticket').digest();
  }

  sign({ ticketId, personId, slug, gameId, buildId, channel }: TicketClaims, now: Instant): Promise<string> {
    return new SignJWT({ g: gameId, b: buildId, s: slug, c: channel, ...(personId ? { sub: personId } : {}) })
      .setProtectedHeader({ alg: ALGORITHM })
      .setJti(ticketId)
      .setAudience(AUDIENCE)
      .setExpirationTime(new Date(signatureEnds(now)))
      .sign(this.key);
  }

  /** Null for a text that was not signed here, or too long ago. */
  async read(ticket: string, now: Instant): Promise<TicketClaims | null> {
    try {
      const options = { algorithms: [ALGORITHM], audience: AUDIENCE, currentDate: new Date(now) };
      const { payload } = await jwtVerify(ticket, this.key, options);
      return claimsOf(payload);
    } catch {
      return null;
    }
  }
}

function claimsOf({ jti, sub, g, b, s, c }: JWTPayload): TicketClaims | null {
  const isWhole =
    isUuid(jti) && isUuid(g) && isUuid(b) && typeof s === 'string' && PLAY_CHANNELS.includes(c as PlayChannel);
  return isWhole
    ? { ticketId: jti, personId: sub ?? null, slug: s, gameId: g, buildId: b, channel: c as PlayChannel }
    : null;
}
