import { createSecretKey } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { PassportStrategy } from '@nestjs/passport';
import { ExtractJwt, Strategy } from 'passport-jwt';
import type { Config } from '../../../config.js';
import { isUuid } from '../../../kernel/ids.js';
import { permissionsOf } from '../../../kernel/permissions.js';
import { Database } from '../../../platform/database/database.js';
import { withReadableAddresses } from '../../../platform/email-address.js';
import type { SignedIn } from '../../../platform/http/access.js';
import type { Language } from '../../../platform/http/messages.js';
import { CONFIG } from '../../../platform/tokens.js';
import type { Person } from '../people/person.entity.js';
import { PurchaseRights } from '../people/ports.js';
import type { Session } from './session.entity.js';
import { LONGEST_LIFE, REMEMBERED_LIFE, SHORT_LIFE, TOKEN_LIFETIME } from './session.rules.js';

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
      email: withReadableAddresses(person.email),
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

export const SESSION_TOKEN = 'session-token';

interface LiveSession {
  roleId: number;
  made: string[] | null;
  language: Language;
  emailVerified: boolean;
  hasSecondFactor: boolean;
}

/** Turns a bearer token into the person that the store knows; the token itself is believed no more than two ids. */
@Injectable()
export class SessionTokenStrategy extends PassportStrategy(Strategy, SESSION_TOKEN) {
  constructor(
    private readonly db: Database,
    private readonly purchases: PurchaseRights,
    @Inject(CONFIG) config: Config,
  ) {
    // Given as text, the secret would be tried as a public key first, with every request: ten times the price. The types only know text.
    const key = createSecretKey(config.jwtSecret, 'utf8') as unknown as Buffer;
    super({
      jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
      secretOrKey: key,
      issuer: config.publicUrl,
      algorithms: ['HS256'],
    });
  }

  /** Runs with every request of a person signed in: one prepared statement. @returns false when the session is over. */
  async validate(payload: object): Promise<SignedIn | false> {
    const claims = claimsOf(payload);
    if (!claims) return false;
    const [live] = await this.db.query<LiveSession>(
      `select p.role_id as "roleId", ${this.purchases.columns}, r.permissions as made, p.language, p.email_verified_at is not null as "emailVerified",
                exists (select from access.second_factors f where f.person_id = p.id and f.confirmed_at is not null) as "hasSecondFactor"
         from access.sessions s join access.persons p on p.id = s.person_id ${this.purchases.join} left join roles.roles r on r.role_id = p.role_id
        where s.id = $1 and s.person_id = $2 and s.revoked_at is null and p.blocked_at is null and s.created_at > now() - interval '${LONGEST_LIFE} milliseconds'
          and s.last_seen_at > now() - case when s.remember then interval '${REMEMBERED_LIFE} milliseconds' else interval '${SHORT_LIFE} milliseconds' end`,
      [claims.sessionId, claims.personId],
    );
    if (!live) return false;

    const { roleId, made, emailVerified, hasSecondFactor, language } = live;
    return {
      userId: claims.personId,
      sessionId: claims.sessionId,
      roleId,
      permissions: permissionsOf(roleId, made),
      emailVerified,
      hasSecondFactor,
      language,
      ...this.purchases.of(live as never),
    };
  }
}
