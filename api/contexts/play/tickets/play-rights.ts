import { Injectable } from '@nestjs/common';
import { BusinessClock } from '../../../platform/clock.js';
import { Database } from '../../../platform/database/database.js';
import { Entitlements, type PlayReason } from '../../library/index.js';
import type { PlayChannel } from '../channel.rules.js';

/** Why a person may play. `class`: a pupil whose teacher assigned the game; `demo`: its developer lets everyone try; `studio`: a member of the game's studio; `staff`: the shop's own people. */
export type RightToPlay = PlayReason | 'class' | 'demo' | 'studio' | 'staff';

/** A build that a channel gives out. */
export interface PlayableBuild {
  gameId: string;
  developerId: string;
  buildId: string;
  entry: string | null;
  engine: Record<string, unknown> | null;
  totalBytes: number;
  files: number;
}

/** Who may open which web build of a game at this moment. */
@Injectable()
export class PlayRights {
  constructor(
    private readonly db: Database,
    private readonly entitlements: Entitlements,
    private readonly clock: BusinessClock,
  ) {}

  /** The web builds of a game by channel; empty for a game without any, null for no game. */
  async buildsOf(slug: string): Promise<{ gameId: string; builds: Map<PlayChannel, PlayableBuild> } | null> {
    const rows = await this.db.query<{ channel: PlayChannel | null } & PlayableBuild>(
      `select g.id as "gameId", g.developer_id as "developerId", c.channel, b.id as "buildId", b.entry, b.engine,
              coalesce(f.bytes, 0)::float8 as "totalBytes", coalesce(f.files, 0)::int as files
         from publishing.games g
         left join publishing.channels c on c.game_id = g.id and c.kind = 'web'
         left join publishing.builds b on b.id = c.build_id and b.status = 'ready'
         left join lateral (select sum(size) as bytes, count(*) as files from publishing.build_files where build_id = b.id) f on true
        where g.slug = $1`,
      [slug],
    );
    const [game] = rows;
    if (!game) return null;
    const known = rows.filter(({ channel, buildId }) => channel && buildId);
    return { gameId: game.gameId, builds: new Map(known.map((row) => [row.channel as PlayChannel, row])) };
  }

  /** Why a person may play this channel of a game; null: may not. Guests play demos. */
  async reasonFor(personId: string | null, gameId: string, channel: PlayChannel): Promise<RightToPlay | null> {
    switch (channel) {
      case 'demo':
        return 'demo';
      case 'live':
        return this.reasonToPlayLive(personId, gameId);
      case 'preview':
        return personId ? this.insiderReason(personId, gameId) : null;
    }
    return channel satisfies never;
  }

  /** Why a person may play the released game. */
  async reasonToPlayLive(personId: string | null, gameId: string): Promise<PlayReason | 'class' | null> {
    if (!personId) return null;
    return (await this.entitlements.reasonFor(personId, gameId)) ?? this.classReason(personId, gameId);
  }

  /** A pupil plays what the class was assigned, while its school plan gives seats. */
  private async classReason(pupilId: string, gameId: string): Promise<'class' | null> {
    const seats = await this.db.query(
      `select from schools.seats s join school_plans.plans p on p.plan_id = s.plan_id
        where s.pupil_id = $1 and s.game_id = $2 and p.ended_at is null and $3 < p.access_until`,
      [pupilId, gameId, this.clock.now()],
    );
    return seats.length > 0 ? 'class' : null;
  }

  /** Members of the game's studio and staff who look after games see what is not released yet. */
  private async insiderReason(personId: string, gameId: string): Promise<RightToPlay | null> {
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
