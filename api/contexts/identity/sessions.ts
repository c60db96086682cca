import { Inject, Injectable } from '@nestjs/common';
import type { Ids } from '../../kernel/ports.js';
import { Database } from '../../platform/database/database.js';
import { Effects } from '../../platform/event-store/effects.js';
import type { SignedIn } from '../../platform/http/access.js';
import { Problem } from '../../platform/http/problem.js';
import { IDS } from '../../platform/tokens.js';
import { permissionsOf } from './permissions.js';
import { Person } from './person.entity.js';
import { absoluteLife, onRefresh, rememberedLife, shortLife } from './session.rules.js';
import { Tokens } from './tokens.js';

interface SessionRow {
  generation: number;
  rotated_at: Date;
  created_at: Date;
  last_seen_at: Date;
  remember: boolean;
  revoked_at: Date | null;
}

const ALIVE = `s.revoked_at is null and s.created_at > now() - interval '${absoluteLife / 1_000} seconds'
  and s.last_seen_at > now() - case when s.remember then interval '${rememberedLife / 1_000} seconds' else interval '${shortLife / 1_000} seconds' end`;

/** Who is signed in where. A stolen refresh shows itself, and ends the session. */
@Injectable()
export class Sessions {
  constructor(
    private readonly db: Database,
    private readonly tokens: Tokens,
    private readonly effects: Effects,
    @Inject(IDS) private readonly ids: Ids,
  ) {}

  async begin(person: Person, remember: boolean): Promise<string> {
    const id = this.ids.next();
    const [row] = await this.db.query<{ rotated_at: Date }>(
      'insert into identity.sessions (id, person_id, remember) values ($1, $2, $3) returning rotated_at', [id, person.id, remember]);
    return this.tokens.access(person, id, 1, row?.rotated_at ?? new Date());
  }

  /**
   * A new token for an old one, expired or not, while the session lives.
   * @throws Problem 401 session-over when it is over or the token was used before.
   */
  async refresh(token: string, correlation: string): Promise<{ token: string; person: Person }> {
    const claims = this.tokens.claims(token);
    const person = claims ? await this.db.rows.findOneBy(Person, { id: claims.sub }) : null;
    if (!claims || !person) throw new Problem(401, 'session-over');

    for (;;) {
      const [row] = await this.db.query<SessionRow>('select * from identity.sessions where id = $1 and person_id = $2', [claims.sid, claims.sub]);
      if (!row) throw new Problem(401, 'session-over');
      const facts = {
        generation: row.generation, rotatedAt: row.rotated_at.getTime(), createdAt: row.created_at.getTime(), lastSeenAt: row.last_seen_at.getTime(),
        remember: row.remember, revoked: row.revoked_at !== null,
      };
      switch (onRefresh(facts, claims.gen, Date.now())) {
        case 'same-again':
          return { token: this.tokens.access(person, claims.sid, row.generation, row.rotated_at), person };
        case 'rotate': {
          const [rotated] = await this.db.query<{ rotated_at: Date }>(
            `update identity.sessions set generation = generation + 1, rotated_at = now(), last_seen_at = now()
              where id = $1 and generation = $2 and revoked_at is null returning rotated_at`, [claims.sid, row.generation]);
          if (rotated) return { token: this.tokens.access(person, claims.sid, row.generation + 1, rotated.rotated_at), person };
          // Another tab was quicker: look again, it is the grace's turn now.
          continue;
        }
        case 'stolen':
          await this.endStolen(claims.sid, person.id, correlation);
          throw new Problem(401, 'session-over');
        case 'over':
          throw new Problem(401, 'session-over');
      }
    }
  }

  async end(sessionId: string, because: string): Promise<void> {
    await this.db.query('update identity.sessions set revoked_at = now(), revoked_because = $2 where id = $1 and revoked_at is null', [sessionId, because]);
  }

  /** The person behind a session that lives, with role and rights as they are now; one statement, on every request. */
  async signedIn(personId: string, sessionId: string): Promise<SignedIn | null> {
    const [row] = await this.db.query<{ role_id: number; verified: boolean; language: 'es' | 'en' }>(
      `select p.role_id, p.email_verified_at is not null as verified, p.language
         from identity.sessions s join identity.persons p on p.id = s.person_id where s.id = $1 and s.person_id = $2 and ${ALIVE}`,
      [sessionId, personId]);
    if (!row) return null;
    return { userId: personId, sessionId, roleId: row.role_id, permissions: permissionsOf(row.role_id), emailVerified: row.verified, language: row.language };
  }

  private async endStolen(sessionId: string, personId: string, correlation: string): Promise<void> {
    await this.db.transaction(async (sql) => {
      const ended = await sql.query(
        `update identity.sessions set revoked_at = now(), revoked_because = 're-used token' where id = $1 and revoked_at is null returning id`, [sessionId]);
      if (ended.length > 0) await this.effects.plan([{ effectId: this.ids.next(), kind: 'mail:session-reuse', subject: personId, correlation }], sql);
    });
  }
}
