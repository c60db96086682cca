import { Inject, Injectable } from '@nestjs/common';
import { days, later, type Instant } from '../../../kernel/instant.js';
import { PLAYER_WITHOUT_PUBLISHING } from '../../../kernel/permissions.js';
import type { Ids } from '../../../kernel/ports.js';
import { BusinessClock } from '../../../platform/clock.js';
import { Database } from '../../../platform/database/database.js';
import type { SignedIn } from '../../../platform/http/access.js';
import { IDS } from '../../../platform/tokens.js';
import { PupilTokens } from '../../access/index.js';
import { PupilProofs } from '../pupil-proofs.js';

const SESSION_LIFE = days(30);
/** More devices than that are no one child's. */
const MOST_SESSIONS = 5;

/** Pupils who are in their class, by the token of this device. It opens the class and its games, and nothing else. */
@Injectable()
export class PupilSessions extends PupilTokens {
  constructor(
    private readonly db: Database,
    private readonly clock: BusinessClock,
    private readonly proofs: PupilProofs,
    @Inject(IDS) private readonly ids: Ids,
  ) {
    super();
  }

  /** @returns the token's text, which is stored nowhere. */
  async open(pupilId: string, now: Instant): Promise<string> {
    const token = this.proofs.drawToken();
    await this.db.query(
      `with old as (delete from schools.pupil_sessions where id in (
         select id from schools.pupil_sessions where pupil_id = $2 order by created_at desc, id desc offset ${MOST_SESSIONS - 1}))
       insert into schools.pupil_sessions (id, pupil_id, sha256, created_at, expires_at) values ($1, $2, $3, $4, $5)`,
      [this.ids.next(), pupilId, this.proofs.hashOfToken(token), now, later(now, SESSION_LIFE)],
    );
    return token;
  }

  async end(sessionId: string): Promise<void> {
    await this.db.query('delete from schools.pupil_sessions where id = $1', [sessionId]);
  }

  override async signIn(token: string): Promise<SignedIn | undefined> {
    const [found] = await this.db.query<{ sessionId: string; pupilId: string }>(
      `select s.id as "sessionId", p.id as "pupilId" from schools.pupil_sessions s
         join schools.pupils p on p.id = s.pupil_id join schools.classes c on c.id = p.class_id
        where s.sha256 = $1 and s.expires_at > $2 and p.removed_at is null and c.deleted_at is null`,
      [this.proofs.hashOfToken(token), this.clock.now()],
    );
    if (!found) return undefined;
    return {
      userId: found.pupilId,
      sessionId: found.sessionId,
      roleId: PLAYER_WITHOUT_PUBLISHING,
      permissions: new Set(),
      emailVerified: false,
      hasSecondFactor: false,
      language: 'es',
      canPurchase: false,
      oldestAge: null,
      isPupil: true,
    };
  }
}
