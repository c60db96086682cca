import { createHmac } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { jwtVerify, SignJWT } from 'jose';
import { isUuid } from '../../../kernel/ids.js';
import { days, later, type Instant } from '../../../kernel/instant.js';
import type { Config } from '../../../config.js';
import { CONFIG } from '../../../platform/tokens.js';

export interface GameTicket {
  deviceId: string;
  personId: string;
  gameId: string;
}

const ALGORITHM = 'HS256';
const AUDIENCE = 'achievements';
/** After this a downloaded game asks for another pass. */
export const GAME_TICKET_LIFETIME = days(365);

/** Signs what a downloaded game reports with, with a key of its own: it opens nothing else, and no other token opens this. */
@Injectable()
export class GameTickets {
  private readonly key: Buffer;

  constructor(@Inject(CONFIG) config: Config) {
    this.key = createHmac('sha256', config.jwtSecret).update('achievement-ticket').digest();
  }

  sign({ deviceId, personId, gameId }: GameTicket, now: Instant): Promise<string> {
    return new SignJWT({ g: gameId, sub: personId })
      .setProtectedHeader({ alg: ALGORITHM })
      .setJti(deviceId)
      .setAudience(AUDIENCE)
      .setExpirationTime(new Date(later(now, GAME_TICKET_LIFETIME)))
      .sign(this.key);
  }

  /** Null for a text that was not signed here, or too long ago. */
  async read(ticket: string, now: Instant): Promise<GameTicket | null> {
    try {
      const options = { algorithms: [ALGORITHM], audience: AUDIENCE, currentDate: new Date(now) };
      const { jti, sub, g } = (await jwtVerify(ticket, this.key, options)).payload;
      return isUuid(jti) && isUuid(sub) && isUuid(g) ? { deviceId: jti, personId: sub, gameId: g } : null;
    } catch {
      return null;
    }
  }
}
