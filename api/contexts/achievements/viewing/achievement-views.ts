import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { minutes } from '../../../kernel/instant.js';
import type { Bilingual } from '../../../kernel/language.js';
import { Database } from '../../../platform/database/database.js';
import { iconAddress } from '../definitions/icons.js';
import { isVisible, LEAST_PLAYERS, shown, type ShownAchievement, type StoredAchievement } from './shown.rules.js';

interface GameLabel {
  id: string;
  slug: string;
  title: Bilingual;
}

export interface GameProgress {
  game: GameLabel & { cover: string };
  unlocked: number;
  total: number;
  /** Null while nothing is earned. */
  lastUnlockedAt: Date | null;
}

/** An achievement with its game, as its owner sees it. */
export interface OwnAchievement {
  game: GameLabel;
  achievement: ShownAchievement;
}

type StoredOwn = Omit<StoredAchievement, 'earned'> & { game: GameLabel };

interface Counted {
  players: number;
  earned: ReadonlyMap<string, number>;
}

/** Counting all players of a game is worth a minute; a tenth of a percent can wait. */
const COUNTED_FOR_MS = minutes(1);
const TRUSTS = `case p.trust when 3 then 'server' when 2 then 'ticket' when 1 then 'bridge' end as trust`;
const STORED = `d.id, d.kind, d.secret, case when d.kind = 'progress' then d.target::float8 end as target, d.title, d.description,
  d.locked_icon as "lockedIcon", d.unlocked_icon as "unlockedIcon", d.archived_at is not null as "isArchived",
  p.value::float8 as value, p.unlocked_at as "unlockedAt", ${TRUSTS}`;
const LATEST = 6;
const UNDER_WAY = 3;
/** People who make the game try it out: they are no players. */
const NOT_OF_STUDIO = (person: string, game: string): string =>
  `not exists (select from developers.members m join publishing.games g on g.developer_id = m.developer_id
                where g.id = ${game} and m.person_id = ${person})`;

/** What pages show of achievements. */
@Injectable()
export class AchievementViews {
  /** Visitors who come while a game is counted share that count. */
  private readonly counts = new LRUCache<string, Counted>({
    max: 1_000,
    ttl: COUNTED_FOR_MS,
    fetchMethod: (gameId) => this.count(gameId),
  });

  constructor(private readonly db: Database) {}

  /** What can be earned in a game, as this person, or a guest, may see it. @returns also how many play; null below fifty. */
  async of(
    gameId: string,
    personId: string | null,
  ): Promise<{ players: number | null; achievements: ShownAchievement[] }> {
    const [rows, counted] = await Promise.all([this.stored(gameId, personId), this.counts.forceFetch(gameId)]);
    const achievements = rows.filter(isVisible).map((row) => asSeen(row, counted));
    const { players } = counted;
    return { players: players < LEAST_PLAYERS ? null : players, achievements };
  }

  /** The games in which a person has begun something, last earned first. */
  async gamesOf(personId: string): Promise<GameProgress[]> {
    const rows = await this.db.query<GameLabel & { cover: string } & Omit<GameProgress, 'game'>>(
      `select g.id, g.slug, g.title, g.cover, count(p.unlocked_at)::int as unlocked, count(*)::int as total, max(p.unlocked_at) as "lastUnlockedAt"
         from achievements.definitions d join catalog.games g on g.id = d.game_id
         left join achievements.progress p on p.achievement_id = d.id and p.person_id = $1
        where d.game_id in (select game_id from achievements.progress where person_id = $1)
          and (d.archived_at is null or p.unlocked_at is not null)
        group by g.id order by max(p.unlocked_at) desc nulls last, g.slug`,
      [personId],
    );
    return rows.map(({ id, slug, title, cover, ...counts }) => ({ game: { id, slug, title, cover }, ...counts }));
  }

  /** The achievements that a person earned last. */
  latestOf(personId: string): Promise<OwnAchievement[]> {
    return this.own(personId, 'p.unlocked_at is not null order by p.unlocked_at desc, d.key', LATEST);
  }

  /** What a person has begun and not earned, the farthest first; no secret ones. */
  underWayOf(personId: string): Promise<OwnAchievement[]> {
    return this.own(
      personId,
      `p.unlocked_at is null and p.value > 0 and d.kind = 'progress' and not d.secret and d.archived_at is null
        order by p.value::float8 / d.target desc, p.reported_at desc, d.key`,
      UNDER_WAY,
    );
  }

  private async own(personId: string, which: string, atMost: number): Promise<OwnAchievement[]> {
    const rows = await this.db.query<StoredOwn>(
      `select ${STORED}, json_build_object('id', g.id, 'slug', g.slug, 'title', g.title) as game
         from achievements.progress p join achievements.definitions d on d.id = p.achievement_id join catalog.games g on g.id = d.game_id
        where p.person_id = $1 and ${which} limit ${atMost}`,
      [personId],
    );
    return Promise.all(
      rows.map(async ({ game, ...row }) => ({
        game,
        achievement: asSeen(row, await this.counts.forceFetch(game.id)),
      })),
    );
  }

  private stored(gameId: string, personId: string | null): Promise<Omit<StoredAchievement, 'earned'>[]> {
    return this.db.query(
      `select ${STORED}
         from achievements.definitions d left join achievements.progress p on p.achievement_id = d.id and p.person_id = $2
        where d.game_id = $1 order by d.place, d.key`,
      [gameId, personId],
    );
  }

  private async count(gameId: string): Promise<Counted> {
    const [[row], rows] = await Promise.all([
      this.db.query<{ players: number }>(
        `select count(*)::int as players from (
           select person_id from play.played_games where game_id = $1
           union select person_id from achievements.progress where game_id = $1) s
          where ${NOT_OF_STUDIO('s.person_id', '$1')}`,
        [gameId],
      ),
      this.db.query<{ id: string; earned: number }>(
        `select achievement_id as id, count(*)::int as earned from achievements.progress s
          where game_id = $1 and unlocked_at is not null and ${NOT_OF_STUDIO('s.person_id', '$1')} group by achievement_id`,
        [gameId],
      ),
    ]);
    return { players: row?.players ?? 0, earned: new Map(rows.map(({ id, earned }) => [id, earned])) };
  }
}

function asSeen(row: Omit<StoredAchievement, 'earned'>, { players, earned }: Counted): ShownAchievement {
  const seen = shown({ ...row, earned: earned.get(row.id) ?? 0 }, players);
  return { ...seen, icon: iconAddress(seen.icon) };
}
