import { createHash, createHmac } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import type { Config } from '../../config.js';
import { isUuid } from '../../kernel/ids.js';
import { CONFIG } from '../../platform/tokens.js';
import type { Person } from './person.entity.js';
import { accessLife } from './session.rules.js';

/** What an access token says. Only subject, session and generation are believed; the rest is for display. */
export interface AccessClaims {
  sub: string;
  sid: string;
  gen: number;
}

/** Signs and reads tokens, and derives the links of mails. */
@Injectable()
export class Tokens {
  private readonly issuer: string;
  private readonly linkKey: Buffer;

  constructor(private readonly jwt: JwtService, @Inject(CONFIG) config: Config) {
    this.issuer = config.publicUrl;
    this.linkKey = createHmac('sha256', config.jwtSecret).update('links in mails').digest();
  }

  /** The token of a session's generation; the same arguments give the same token. */
  access(person: Person, sessionId: string, generation: number, issuedAt: Date): string {
    const iat = Math.floor(issuedAt.getTime() / 1_000);
    return this.jwt.sign({
      iss: this.issuer, sub: person.id, sid: sessionId, gen: generation, iat, exp: iat + accessLife / 1_000,
      user_id: person.id, id: person.id, email: person.email, username: person.username, role_id: person.roleId, roleId: person.roleId,
      developer_id: person.developerId, email_verified: person.emailVerifiedAt !== null,
    });
  }

  /** A token's claims if we signed it, however old it is; else null. */
  claims(token: string): AccessClaims | null {
    try {
      const { sub, sid, gen } = this.jwt.verify<AccessClaims>(token, { algorithms: ['HS256'], issuer: this.issuer, ignoreExpiration: true });
      return isUuid(sub) && isUuid(sid) && Number.isInteger(gen) ? { sub, sid, gen } : null;
    } catch {
      return null;
    }
  }

  /** The secret of a link, derived from its row, so that it need not lie in the queue or the database. */
  linkSecret(rowId: string): string {
    return createHmac('sha256', this.linkKey).update(rowId).digest('base64url');
  }

  linkHash(secret: string): Buffer {
    return createHash('sha256').update(secret).digest();
  }
}
