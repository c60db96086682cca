import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { Ages } from '../consent/index.js';
import { Memberships } from '../developers/index.js';
import { Entitlements } from '../library/index.js';
import { barOf, type RatingBar } from './rating.rules.js';

/** What the shop knows of a person who would rate a game. */
@Injectable()
export class RaterQueries {
  constructor(
    private readonly db: Database,
    private readonly entitlements: Entitlements,
    private readonly memberships: Memberships,
    private readonly ages: Ages,
  ) {}

  async factsOf(
    personId: string,
    gameId: string,
  ): Promise<{ bar: RatingBar | null; playedSeconds: number; mayAnswer: boolean }> {
    const [reason, own, age, [row]] = await Promise.all([
      this.entitlements.reasonFor(personId, gameId),
      this.memberships.of(personId),
      this.ages.ofPerson(personId),
      this.db.query<{ developerId: string | null; seconds: number }>(
        `select (select developer_id from publishing.games where id = $2) as "developerId",
                coalesce((select sum(seconds) from play.played_games where person_id = $1 and game_id = $2), 0)::int as seconds`,
        [personId, gameId],
      ),
    ]);
    const membership = own.find(({ developerId }) => developerId === row?.developerId);
    const playedSeconds = row?.seconds ?? 0;
    const bar = barOf({
      owns: reason !== null && reason !== 'plan' && reason !== 'class',
      playedSeconds,
      worksForStudio: membership !== undefined,
      isChild: age?.needsGuardian ?? true,
    });
    return { bar, playedSeconds, mayAnswer: membership !== undefined && membership.role !== 'reader' };
  }
}
