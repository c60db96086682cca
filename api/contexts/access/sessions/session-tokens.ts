import { Inject, Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import type { Config } from '../../../config.js';
import { isUuid } from '../../../kernel/ids.js';
import { CONFIG } from '../../../platform/tokens.js';
import type { Person } from '../people/person.entity.js';
import type { Session } from './session.entity.js';
import { TOKEN_LIFETIME } from './session.rules.js';

/** All that the server believes of a token. */
interface TokenClaims {
  personId: string;
  sessionId: string;
  generation: number;
}

/** The signed tokens. Beyond person, session and generation their fields are for display and never trusted. */
@Injectable()
export class SessionTokens {
  constructor(
    private readonly jwt: JwtService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** The session's newest token: the same session state gives the same token, however often it is asked for. */
  issue(person: Person, session: Session): string {
    const iat = Math.floor(session.rotatedAt.getTime() / 1_000);
    return this.jwt.sign({
      sub: person.id,
      sid: session.id,
      gen: session.generation,
      iat,
      exp: iat + TOKEN_LIFETIME / 1_000,
      user_id: person.id,
      id: person.id,
      email: person.email,
      username: person.username,
      role_id: person.roleId,
      roleId: person.roleId,
      developer_id: person.developerId,
      email_verified: person.emailVerifiedAt !== null,
    });
  }

  /** What a token says if its signature and issuer are ours, expired or not; else null. */
  read(token: string): TokenClaims | null {
    try {
      return claimsOf(
        this.jwt.verify<object>(token, {
          algorithms: ['HS256'],
          issuer: this.config.publicUrl,
          ignoreExpiration: true,
        }),
      );
    } catch {
      return null;
    }
  }
}

/** Reads a verified payload; null when it is none of ours. */
export function claimsOf(payload: object): TokenClaims | null {
  const { sub, sid, gen } = payload as { sub?: unknown; sid?: unknown; gen?: unknown };
  return isUuid(sub) && isUuid(sid) && Number.isInteger(gen)
    ? { personId: sub, sessionId: sid, generation: gen as number }
    : null;
}
