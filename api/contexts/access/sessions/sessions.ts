import { Inject, Injectable } from '@nestjs/common';
import { type EntityManager, IsNull } from 'typeorm';
import { isUuid } from '../../../kernel/ids.js';
import { instant } from '../../../kernel/instant.js';
import type { Ids } from '../../../kernel/ports.js';
import { Database } from '../../../platform/database/database.js';
import { Problem } from '../../../platform/http/problem.js';
import { EffectPlanner } from '../../../platform/jobs/effect-planner.js';
import { IDS } from '../../../platform/tokens.js';
import { Person } from '../people/person.entity.js';
import { coarseNetwork } from './device.rules.js';
import { SessionTokens } from './session-tokens.js';
import { endSessions, Session, type SignInMethod } from './session.entity.js';
import { decideRefresh, isOver, secondsLeft, type SessionState } from './session.rules.js';
import { SignIns, type Visit } from './sign-ins.js';

/** A person with the newest token of one session. */
export interface Signed {
  token: string;
  /** Seconds, by the server's clock: that of a device may be wrong. */
  expiresIn: number;
  person: Person;
}

/** The way in. */
export interface Entry {
  remember: boolean;
  how: SignInMethod;
  visit: Visit;
  /** What happens together with the session or not at all; what it throws keeps the session from being. */
  alongside?: (rows: EntityManager) => Promise<void>;
}

/** Opens, refreshes and ends sessions, by the wall clock. */
@Injectable()
export class Sessions {
  constructor(
    private readonly db: Database,
    private readonly tokens: SessionTokens,
    private readonly mails: EffectPlanner,
    private readonly signIns: SignIns,
    @Inject(IDS) private readonly ids: Ids,
  ) {}

  /**
   * Always a new session: nothing that a stranger planted is taken over. A device never seen before is told to the owner.
   * @param seen the person as they were when what they brought was checked.
   * @returns null when their password or account at Google has changed since: it must be checked again.
   */
  async open(seen: Person, { remember, how, visit, alongside }: Entry): Promise<Signed | null> {
    return this.mails.together(visit.correlation, async (rows, plan) => {
      // The row is held until the session exists: a reset or a block that comes later finds the session and ends it.
      const person = await rows.findOne(Person, { where: { id: seen.id }, lock: { mode: 'pessimistic_read' } });
      if (!person || person.passwordHash !== seen.passwordHash || person.googleSub !== seen.googleSub) return null;
      if (person.blockedAt) throw new Problem(403, 'account-blocked');

      await alongside?.(rows);
      const session = this.newSession(person.id, remember, visit);
      const { id, fromNewDevice } = await this.signIns.succeeded(rows, person.id, how, visit);
      await rows.insert(Session, session);
      if (fromNewDevice) await plan('mail:new-device', id);
      return this.sign(person, session, session.rotatedAt);
    });
  }

  /**
   * Rotates the token of a live session. The token before it gets the same answer for 30 s; older ones end the session and warn by mail.
   */
  async refresh(token: string, visit: Visit): Promise<Signed> {
    const claims = this.tokens.read(token);
    if (!claims) throw new Problem(401, 'session-over');

    const signed = await this.mails.together(visit.correlation, async (rows, plan) => {
      const session = await rows.findOne(Session, {
        where: { id: claims.sessionId, personId: claims.personId },
        lock: { mode: 'pessimistic_write' },
      });
      if (!session) return null;
      const now = new Date();
      const decision = decideRefresh(stateOf(session), claims.generation, instant(now));
      switch (decision.answer) {
        case 'refuse':
          return null;
        case 'end':
          await rows.update(Session, session.id, { revokedAt: now, revokedBecause: 'token-reused' });
          await plan('mail:session-reuse', session.id);
          return null;
        case 'rotate':
          await rows.save(
            Object.assign(session, {
              generation: decision.generation,
              rotatedAt: now,
              lastSeenAt: now,
              ...placeOf(visit),
            }),
          );
          break;
        case 'repeat':
          break;
      }
      const person = await rows.findOneByOrFail(Person, { id: session.personId });
      return this.sign(person, session, now);
    });
    if (!signed) throw new Problem(401, 'session-over');
    return signed;
  }

  /** Ends the session that a token belongs to, even when the token has expired. Ending it again changes nothing. @returns whether the token was ours. */
  async end(token: string): Promise<boolean> {
    const claims = this.tokens.read(token);
    if (!claims) return false;
    await this.db.query(
      `update access.sessions set revoked_at = now(), revoked_because = 'log-out' where id = $1 and person_id = $2 and revoked_at is null`,
      [claims.sessionId, claims.personId],
    );
    return true;
  }

  private sign(person: Person, session: Session, now: Date): Signed {
    const expiresIn = secondsLeft(instant(session.rotatedAt), instant(now));
    return { token: this.tokens.issue(person, session), expiresIn, person };
  }

  private newSession(personId: string, remember: boolean, visit: Visit): Session {
    const now = new Date();
    return {
      id: this.ids.next(),
      personId,
      remember,
      generation: 1,
      rotatedAt: now,
      createdAt: now,
      lastSeenAt: now,
      ...placeOf(visit),
      revokedAt: null,
      revokedBecause: null,
    };
  }
}

function placeOf({ device, network }: Visit): Pick<Session, 'device' | 'deviceKind' | 'network'> {
  return { device: device.words, deviceKind: device.kind, network: coarseNetwork(network) };
}

/** What the rules ask of a session. */
export function stateOf({ remember, generation, rotatedAt, createdAt, lastSeenAt, revokedAt }: Session): SessionState {
  return {
    remember,
    generation,
    rotatedAt: instant(rotatedAt),
    createdAt: instant(createdAt),
    lastSeenAt: instant(lastSeenAt),
    revokedAt: revokedAt && instant(revokedAt),
  };
}

/** Where a person is signed in, and ending it from afar. */
@Injectable()
export class OpenSessions {
  constructor(private readonly db: Database) {}

  /** The sessions that still live, the last used first. */
  async of(personId: string): Promise<Session[]> {
    const sessions = await this.db.rows.find(Session, {
      where: { personId, revokedAt: IsNull() },
      order: { lastSeenAt: 'desc', id: 'desc' },
    });
    const now = instant(new Date());
    return sessions.filter((session) => !isOver(stateOf(session), now));
  }

  /** Ends one session of this person; ending it again changes nothing. @returns whether the person ever had it. */
  async end(personId: string, sessionId: string): Promise<boolean> {
    if (!isUuid(sessionId) || !(await this.db.rows.existsBy(Session, { id: sessionId, personId }))) return false;
    await this.db.rows.update(
      Session,
      { id: sessionId, personId, revokedAt: IsNull() },
      { revokedAt: new Date(), revokedBecause: 'ended-by-owner' },
    );
    return true;
  }

  /** Signs the person out everywhere. @param except the one session that goes on. */
  async endAll(personId: string, except?: string): Promise<void> {
    await endSessions(this.db.rows, personId, 'ended-by-owner', except);
  }
}
