import { Injectable } from '@nestjs/common';
import { BusinessClock } from '../../platform/clock.js';
import { Database } from '../../platform/database/database.js';
import type { PlayReason } from './library.dto.js';

/** Who may play what at this moment: for every door that hands out a game or a part of it. */
@Injectable()
export class Entitlements {
  constructor(
    private readonly db: Database,
    private readonly clock: BusinessClock,
  ) {}

  /** Why this person may play this game now. Null: may not; refunded, lapsed, blocked and unknown are all the same. */
  async reasonFor(personId: string, gameId: string): Promise<PlayReason | null> {
    const [found] = await this.db.query<{ reason: PlayReason | null }>(
      `select coalesce(e.because, case when l.in_plan and exists (
                select from subscriptions.access a where a.person_id = $1 and (a.renews or $3 < a.access_until)) then 'plan' end) as reason
         from library.labels l left join library.entitlements e on e.person_id = $1 and e.game_id = l.game_id
        where l.game_id = $2 and exists (select from access.persons p where p.id = $1 and p.blocked_at is null)`,
      [personId, gameId, this.clock.now()],
    );
    return found?.reason ?? null;
  }
}
