import { Injectable } from '@nestjs/common';
import { days, later, type Instant } from '../../../kernel/instant.js';
import { Database } from '../../../platform/database/database.js';
import type { ByteRange } from '../../../platform/http/byte-range.js';
import { isTakenDown } from '../../publishing/index.js';
import type { AvailabilityReply, DownloadReply } from './downloads.dto.js';

/** A build that was replaced stays for those who began to download it. */
const OLD_BUILD_STAYS = days(30);
/** Of a download: a client that has several parts sent at once makes some dozen. */
const MOST_PIECES = 200;
const BUILD = `b.id as "buildId", b.game_id as "gameId", b.platform, b.archive_name as name, b.archive_size::float8 as size, b.archive_sha256 as sha256, b.version`;
const LIVE = `from publishing.channels c join publishing.builds b on b.id = c.build_id and b.status = 'ready'
  where c.channel = 'live' and c.kind = 'download' and not ${isTakenDown('c.game_id')}`;

/** `older`: it was replaced; `review`: it waits for a decision. */
export type DownloadableBuild = Omit<DownloadReply, 'since'> & {
  gameId: string;
  channel: 'live' | 'older' | 'review';
};

@Injectable()
export class DownloadQueries {
  constructor(private readonly db: Database) {}

  /** The live builds of a game, by platform. */
  liveOf(gameId: string): Promise<DownloadReply[]> {
    return this.db.query<DownloadReply>(
      `select b.id as "buildId", b.platform, b.archive_name as name, b.archive_size::float8 as size,
              b.archive_sha256 as sha256, b.version, c.since ${LIVE} and c.game_id = $1 order by b.platform`,
      [gameId],
    );
  }

  /** Null for a game that was never on sale. */
  async availability(gameId: string): Promise<AvailabilityReply | null> {
    const has = (channel: string): string =>
      `exists (select from publishing.channels c where c.game_id = l.game_id and c.channel = '${channel}' and c.kind = 'web' and not ${isTakenDown('l.game_id')}) as ${channel === 'live' ? 'web' : channel}`;
    const [found] = await this.db.query<Pick<AvailabilityReply, 'web' | 'demo'>>(
      `select ${has('live')}, ${has('demo')} from library.labels l where l.game_id = $1`,
      [gameId],
    );
    if (!found) return null;
    const downloads = (await this.liveOf(gameId)).map(({ buildId, platform, version, size }) => ({
      buildId,
      platform,
      version,
      size,
    }));
    return { gameId, ...found, downloads };
  }

  /** A build that this person may fetch if they may play its game: the live one, or an older one that they began to download. */
  async find(buildId: string, personId: string, now: Instant): Promise<DownloadableBuild | null> {
    const [build] = await this.db.query<DownloadableBuild>(
      `select ${BUILD}, case when c.build_id = b.id then 'live' else 'older' end as channel from publishing.builds b
         join publishing.channels c on c.game_id = b.game_id and c.channel = 'live' and c.kind = 'download' and c.platform = b.platform
        where b.id = $1 and b.kind = 'download' and b.status = 'ready' and (c.build_id = b.id or exists (
              select from library.downloads d where d.person_id = $2 and d.build_id = b.id and d.started_at > $3))`,
      [buildId, personId, later(now, -OLD_BUILD_STAYS)],
    );
    return build ?? null;
  }

  /** A build that waits for a decision; null for another one. */
  async submitted(buildId: string): Promise<DownloadableBuild | null> {
    const [build] = await this.db.query<DownloadableBuild>(
      `select ${BUILD}, 'review' as channel from publishing.builds b
        where b.id = $1 and b.kind = 'download' and b.status = 'ready'
          and exists (select from publishing.submitted_builds s where s.build_id = b.id)`,
      [buildId],
    );
    return build ?? null;
  }

  /** How many bytes from the start this person has been sent of a build, without a gap. */
  async receivedUpTo(buildId: string, personId: string): Promise<number> {
    const [row] = await this.db.query<{ end: number | null }>(
      `select max(upper(part))::float8 as end from library.downloads d, unnest(d.received) part
        where d.person_id = $2 and d.build_id = $1 and lower(part) = 0`,
      [buildId, personId],
    );
    return row?.end ?? 0;
  }

  /** Joins what was sent with what was sent before, in no more pieces than a client of ours ever asks for; a download that is whole counts once. */
  async recordSent(
    { buildId, size }: DownloadableBuild,
    personId: string,
    sent: ByteRange,
    now: Instant,
  ): Promise<void> {
    await this.db.query(
      `update library.downloads d set received = d.received + sent.part,
              completed_at = coalesce(d.completed_at, case when d.received + sent.part @> int8range(0, $5) then $6::timestamptz end)
         from (select int8multirange(int8range($3, $4)) as part) sent
        where d.person_id = $2 and d.build_id = $1
          and (select count(*) from unnest(d.received + sent.part)) <= ${MOST_PIECES}`,
      [buildId, personId, sent.start, sent.end + 1, size, now],
    );
  }
}
