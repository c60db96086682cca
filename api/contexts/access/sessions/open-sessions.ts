import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { isUuid } from '../../../kernel/ids.js';
import { instant } from '../../../kernel/instant.js';
import { Database } from '../../../platform/database/database.js';
import { endSessions } from './end-sessions.js';
import { Session } from './session.entity.js';
import { isOver } from './session.rules.js';
import { stateOf } from './sessions.js';

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
