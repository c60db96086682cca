import { Injectable } from '@nestjs/common';
import { civilDateOf } from '../../kernel/calendar.js';
import { instant, type Instant } from '../../kernel/instant.js';
import { Database } from '../../platform/database/database.js';
import { BusinessClock } from '../../platform/clock.js';
import { isGivenOut } from '../catalog/index.js';
import { isTakenDown } from '../publishing/index.js';
import type { DeviceReply } from './devices/devices.dto.js';
import type { LibraryEntry } from './library.dto.js';
import type { LibraryPreset } from './presets/presets.dto.js';

/** What the library says of a game to the person `$1`, whatever lets them play it. */
const GAME = `l.game_id as "gameId", l.slug, l.title, l.cover, g.facts->>'coverEn' as "coverEn", coalesce(g.subjects, '{}') as subjects, coalesce(g.platforms, '{}') as platforms,
  coalesce(p.minutes, 0) as "playMinutes", p.last_played_at as "lastPlayedAt",
  (select json_build_object('at', t.taken_down_at, 'reason', t.takedown_reason) from publishing.releases t
    where t.game_id = l.game_id and t.state = 'taken-down') as "takenDown",
  exists (select from publishing.channels c where c.game_id = l.game_id and c.channel = 'live' and c.kind = 'web') and not ${isTakenDown('l.game_id')} as web,
  (select coalesce(json_agg(json_build_object('buildId', b.id, 'platform', b.platform, 'version', b.version, 'size', b.archive_size) order by b.platform), '[]')
     from publishing.channels c join publishing.builds b on b.id = c.build_id
    where c.game_id = l.game_id and c.channel = 'live' and c.kind = 'download' and not ${isTakenDown('l.game_id')}) as downloads,
  exists (select from library.devices d where d.person_id = $1 and l.game_id = any(d.installed)) as installed`;
const FROM = `from library.labels l left join catalog.games g on g.id = l.game_id
  left join library.play_time p on p.person_id = $1 and p.game_id = l.game_id`;
const OWNED = `select ${GAME}, e.granted_at as "grantedAt", e.because, e.order_id as "orderId", null::timestamptz as "until", false as "renews"
  ${FROM} join library.entitlements e on e.person_id = $1 and e.game_id = l.game_id`;

/** Minutes that count, and those that the person says are not theirs. */
export interface MinutesPlayed {
  minutes: number;
  contestedMinutes: number;
}

@Injectable()
export class LibraryQueries {
  constructor(private readonly db: Database) {}

  /** Everything a player may play, the latest first. */
  async libraryOf(personId: string): Promise<LibraryEntry[]> {
    return this.db.query<LibraryEntry>(`${OWNED} order by e.granted_at desc, l.slug`, [personId]);
  }

  async entry(personId: string, gameId: string): Promise<LibraryEntry | null> {
    const [row] = await this.db.query<LibraryEntry>(`${OWNED} where l.game_id = $2`, [personId, gameId]);
    return row ?? null;
  }

  /** Minutes that a person played each of these games; games never played are missing. */
  async minutesPlayed(personId: string, gameIds: readonly string[]): Promise<Map<string, MinutesPlayed>> {
    const rows = await this.db.query<MinutesPlayed & { gameId: string }>(
      `select game_id as "gameId", minutes, contested_minutes as "contestedMinutes" from library.play_time where person_id = $1 and game_id = any($2)`,
      [personId, gameIds],
    );
    return new Map(rows.map(({ gameId, minutes, contestedMinutes }) => [gameId, { minutes, contestedMinutes }]));
  }

  /** When each of these games was taken down; those that are given out are missing. */
  async takedownsOf(gameIds: readonly string[]): Promise<Map<string, Instant>> {
    const rows = await this.db.query<{ gameId: string; at: Date }>(
      `select game_id as "gameId", taken_down_at as at from publishing.releases r where game_id = any($1) and ${isTakenDown('r.game_id')}`,
      [gameIds],
    );
    return new Map(rows.map(({ gameId, at }) => [gameId, instant(at)]));
  }

  /** Minutes that a person played games that they do not own since that civil day: those of a plan. */
  async minutesPlayedInPlan(personId: string, since: Date): Promise<MinutesPlayed> {
    const ofPlan = `d.person_id = $1 and d.played_on >= $2
      and not exists (select from library.entitlements e where e.person_id = d.person_id and e.game_id = d.game_id)`;
    const [row] = await this.db.query<MinutesPlayed>(
      `select (select coalesce(sum(d.seconds), 0)::int / 60 from play.played_days d where ${ofPlan}) as minutes,
              (select coalesce(sum(d.seconds), 0)::int / 60 from play.contested_days d where ${ofPlan}) as "contestedMinutes"`,
      [personId, civilDateOf(instant(since))],
    );
    return row ?? { minutes: 0, contestedMinutes: 0 };
  }
}

/** What a person keeps beside the games: devices that reported, and filters under a name. */
@Injectable()
export class LibraryRows {
  constructor(private readonly db: Database) {}

  /** The latest report first. */
  devicesOf(personId: string): Promise<DeviceReply[]> {
    return this.db.query<DeviceReply>(
      `select device_id as "deviceId", name, cardinality(installed) as "installedCount", reported_at as "reportedAt"
         from library.devices where person_id = $1 order by reported_at desc, device_id`,
      [personId],
    );
  }

  async presetsOf(personId: string): Promise<LibraryPreset[]> {
    const [row] = await this.db.query<{ presets: LibraryPreset[] }>(
      'select presets from library.presets where person_id = $1',
      [personId],
    );
    return row?.presets ?? [];
  }
}

/** What a subscription gives its player at this moment. */
interface PlanAccess {
  since: Date;
  /** The end of what is paid or granted so far, or of grace. */
  until: Date;
  renews: boolean;
}

/** The games that a plan lends: there while the person is subscribed, gone by the clock and not by a job. */
@Injectable()
export class PlanGamesQueries {
  constructor(
    private readonly db: Database,
    private readonly clock: BusinessClock,
  ) {}

  /** What a player's plan gives now; null without one. */
  async accessOf(personId: string): Promise<PlanAccess | null> {
    const [access] = await this.db.query<PlanAccess>(
      `select active_since as since, access_until as "until", renews from subscriptions.access
        where person_id = $1 and (renews or $2 < access_until) order by access_until desc limit 1`,
      [personId, this.clock.now()],
    );
    return access ?? null;
  }

  /** The games that a player may play by a plan and does not own, by title. */
  async libraryOf(personId: string): Promise<LibraryEntry[]> {
    const access = await this.accessOf(personId);
    if (!access) return [];
    const { since, until, renews } = access;
    const games = await this.db.query<Omit<LibraryEntry, 'grantedAt' | 'because' | 'orderId' | 'until' | 'renews'>>(
      `select ${GAME} ${FROM}
        where l.is_lent and ${isGivenOut('l.game_id')} and not ${isTakenDown('l.game_id')} and not exists (select from library.entitlements e where e.person_id = $1 and e.game_id = l.game_id) order by l.slug`,
      [personId],
    );
    return games.map((game) => ({ ...game, grantedAt: since, because: 'plan', orderId: null, until, renews }));
  }

  /** Whether a plan lets its subscribers play this game; null for a game that was never on sale. */
  async isInPlan(gameId: string): Promise<boolean | null> {
    const [game] = await this.db.query<{ inPlan: boolean }>(
      `select l.is_lent and ${isGivenOut('l.game_id')} and not ${isTakenDown('l.game_id')} as "inPlan" from library.labels l where l.game_id = $1`,
      [gameId],
    );
    return game?.inPlan ?? null;
  }
}
