import { Injectable } from '@nestjs/common';
import { BusinessClock } from '../../platform/clock.js';
import { Database } from '../../platform/database/database.js';
import { isTakenDown } from '../publishing/index.js';
import type { PlayReason } from './library.dto.js';

/** Why something of a game is given out. `class`: a pupil whose teacher assigned the game; `demo`: its developer lets everyone try; `studio`: a member of the game's studio; `staff`: the shop's own people. */
export type RightToPlay = PlayReason | 'class' | 'demo' | 'studio' | 'staff';

/** May this be given out? Every door that hands out a game or a part of it asks here. What was taken down is given to nobody but its studio and staff. */
@Injectable()
export class Entitlements {
  constructor(
    private readonly db: Database,
    private readonly clock: BusinessClock,
  ) {}

  /**
   * Why this person may be given what this channel of a game gives out now. Null: may not; refunded, lapsed, blocked, taken
   * down and unknown are all the same.
   * @param personId null: a guest
   */
  async reasonFor(
    personId: string | null,
    gameId: string,
    channel: 'live' | 'preview' | 'demo' | 'review' | 'review-demo' = 'live',
  ): Promise<RightToPlay | null> {
    if (channel === 'demo') return (await this.isSomeTakenDown([gameId])) ? null : 'demo';
    if (personId === null) return null;
    if (channel === 'preview') return this.insiderReason(personId, gameId);
    if (channel === 'review' || channel === 'review-demo') return this.reviewerReason(personId, gameId);
    return (await this.ownReason(personId, gameId)) ?? this.classReason(personId, gameId);
  }

  /** Whether one of these games can be given to nobody. */
  async isSomeTakenDown(gameIds: readonly string[]): Promise<boolean> {
    const found = await this.db.query(`select from unnest($1::uuid[]) as g(id) where ${isTakenDown('g.id')}`, [
      gameIds,
    ]);
    return found.length > 0;
  }

  private async ownReason(personId: string, gameId: string): Promise<PlayReason | null> {
    const [found] = await this.db.query<{ reason: PlayReason | null }>(
      `select coalesce(e.because, case when l.is_lent and exists (
                select from subscriptions.access a where a.person_id = $1 and (a.renews or $3 < a.access_until)) then 'plan' end) as reason
         from library.labels l left join library.entitlements e on e.person_id = $1 and e.game_id = l.game_id
        where l.game_id = $2 and not ${isTakenDown('l.game_id')}
          and exists (select from access.persons p where p.id = $1 and p.blocked_at is null)`,
      [personId, gameId, this.clock.now()],
    );
    return found?.reason ?? null;
  }

  /** A pupil plays what the class was assigned, while its school plan gives seats. */
  private async classReason(pupilId: string, gameId: string): Promise<'class' | null> {
    const seats = await this.db.query(
      `select from schools.seats s join school_plans.plans p on p.plan_id = s.plan_id
        where s.pupil_id = $1 and s.game_id = $2 and p.ended_at is null and $3 < p.access_until and not ${isTakenDown('s.game_id')}`,
      [pupilId, gameId, this.clock.now()],
    );
    return seats.length > 0 ? 'class' : null;
  }

  /** Staff who decide about a submission, as long as it waits; never about a game of their own studio. */
  private async reviewerReason(personId: string, gameId: string): Promise<'staff' | null> {
    const reviewers = await this.db.query(
      `select from access.persons p left join roles.roles r on r.role_id = p.role_id
        where p.id = $1 and p.blocked_at is null and (p.role_id = 1 or r.permissions @> array['publishing:review'])
          and exists (select from publishing.submitted_builds s where s.game_id = $2)
          and not exists (select from developers.members m join publishing.games g using (developer_id)
                           where g.id = $2 and m.person_id = p.id)`,
      [personId, gameId],
    );
    return reviewers.length > 0 ? 'staff' : null;
  }

  /** Members of the game's studio and staff who look after games see what is not released yet. */
  private async insiderReason(personId: string, gameId: string): Promise<'studio' | 'staff' | null> {
    const [found] = await this.db.query<{ member: boolean; staff: boolean }>(
      `select exists (select from developers.members m join publishing.games g using (developer_id)
                       where g.id = $2 and m.person_id = p.id) as member,
              p.role_id = 1 or coalesce(r.permissions @> array['game:read'], false) as staff
         from access.persons p left join roles.roles r on r.role_id = p.role_id
        where p.id = $1 and p.blocked_at is null`,
      [personId, gameId],
    );
    if (found?.member) return 'studio';
    return found?.staff ? 'staff' : null;
  }
}
