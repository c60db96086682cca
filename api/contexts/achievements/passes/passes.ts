import { createHmac } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '../../../config.js';
import type { Instant } from '../../../kernel/instant.js';
import { Database } from '../../../platform/database/database.js';
import { CONFIG } from '../../../platform/tokens.js';
import { MOST_TRIES, selectorOf } from './pass.rules.js';

export interface Pass {
  id: string;
  personId: string;
  gameId: string;
  tries: number;
  isUsed: boolean;
  expiresAt: Date;
}

const PASS = `id, person_id as "personId", game_id as "gameId", tries, used_at is not null as "isUsed", expires_at as "expiresAt"`;

/** Codes with which people connect a downloaded game. Only keyed digests are kept: forty bits are too few for a plain hash. */
@Injectable()
export class Passes {
  private readonly secret: Buffer;

  constructor(
    private readonly db: Database,
    @Inject(CONFIG) config: Config,
  ) {
    this.secret = createHmac('sha256', config.jwtSecret).update('achievement-pass').digest();
  }

  /** The person's latest pass; null for none. */
  async of(personId: string): Promise<Pass | null> {
    const [pass] = await this.db.query<Pass>(`select ${PASS} from achievements.passes where person_id = $1`, [
      personId,
    ]);
    return pass ?? null;
  }

  /** The pass whose first half this is, over or not; null for none. */
  async named(code: string): Promise<Pass | null> {
    const [pass] = await this.db.query<Pass>(`select ${PASS} from achievements.passes where selector = $1`, [
      this.digest(selectorOf(code)),
    ]);
    return pass ?? null;
  }

  /** Keeps a new pass in place of the person's one before. @returns false where another open pass begins alike. */
  async keep(
    pass: { id: string; personId: string; gameId: string },
    code: string,
    times: { now: Instant; end: Instant },
  ) {
    const selector = this.digest(selectorOf(code));
    await this.db.query(
      'delete from achievements.passes where selector = $1 and (expires_at <= $2 or used_at is not null)',
      [selector, times.now],
    );
    const kept = await this.db.query(
      `insert into achievements.passes (id, person_id, game_id, selector, code, tries, expires_at)
       select $1, $2, $3, $4, $5, 0, $6 where not exists (select from achievements.passes where selector = $4 and person_id <> $2)
       on conflict (person_id) do update set id = excluded.id, game_id = excluded.game_id, selector = excluded.selector,
         code = excluded.code, tries = 0, expires_at = excluded.expires_at, used_at = null
       returning id`,
      [pass.id, pass.personId, pass.gameId, selector, this.digest(code), times.end],
    );
    return kept.length > 0;
  }

  /**
   * Uses a pass up if the whole code is right, and counts a wrong try otherwise; the row's lock puts simultaneous tries in a line.
   * @returns whether the pass was used by this try; null for one that is over.
   */
  async attempt(passId: string, code: string, now: Instant): Promise<boolean | null> {
    const [tried] = await this.db.query<{ isRight: boolean }>(
      `update achievements.passes set used_at = case when code = $2 then $3::timestamptz end,
              tries = tries + case when code = $2 then 0 else 1 end
        where id = $1 and used_at is null and tries < ${MOST_TRIES} and expires_at > $3 returning used_at is not null as "isRight"`,
      [passId, this.digest(code), now],
    );
    return tried?.isRight ?? null;
  }

  /** Throws away passes that ended some time ago. */
  async sweep(before: Instant): Promise<void> {
    await this.db.query('delete from achievements.passes where expires_at < $1', [before]);
  }

  private digest(text: string): string {
    return createHmac('sha256', this.secret).update(text).digest('base64url');
  }
}
