import { Inject, Injectable } from '@nestjs/common';
import type { Bilingual } from '../../../kernel/language.js';
import type { Ids } from '../../../kernel/ports.js';
import type { Instant } from '../../../kernel/instant.js';
import { Database, type Sql } from '../../../platform/database/database.js';
import { IDS } from '../../../platform/tokens.js';
import {
  INSTANT_TARGET,
  type AchievementKind,
  type AchievementText,
  type NamedAchievement,
} from './definition.rules.js';

export interface Definition {
  id: string;
  key: string;
  kind: AchievementKind;
  target: number | null;
  secret: boolean;
  title: Bilingual;
  description: Bilingual;
  lockedIcon: string | null;
  unlockedIcon: string | null;
  isArchived: boolean;
  isLocked: boolean;
}

/** Which picture an icon is: before and after it is earned. */
export type IconOf = 'locked' | 'unlocked';

/** The achievements that studios define. */
@Injectable()
export class Definitions {
  constructor(
    private readonly db: Database,
    @Inject(IDS) private readonly ids: Ids,
  ) {}

  /** In their order; archived ones last. */
  of(gameId: string, sql: Sql = this.db): Promise<Definition[]> {
    return sql.query<Definition>(
      `select id, key, kind, case when kind = 'progress' then target::float8 end as target, secret, title, description,
              locked_icon as "lockedIcon", unlocked_icon as "unlockedIcon", archived_at is not null as "isArchived",
              exists (select from achievements.progress p where p.achievement_id = d.id) as "isLocked"
         from achievements.definitions d where game_id = $1 order by archived_at is not null, place, key`,
      [gameId],
    );
  }

  /** Several changes of one game's achievements that hold or fall together; no other change of them runs meanwhile. */
  change<Result>(gameId: string, work: (sql: Sql, known: Definition[]) => Promise<Result>): Promise<Result> {
    return this.db.transaction(async (sql) => {
      await sql.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`achievements ${gameId}`]);
      // Reports read the rows that they write to: what they have begun is seen here, and they wait for what is changed.
      await sql.query('select from achievements.definitions where game_id = $1 order by id for update', [gameId]);
      return work(sql, await this.of(gameId, sql));
    });
  }

  async add(sql: Sql, gameId: string, one: NamedAchievement, { place, now }: { place: number; now: Instant }) {
    await sql.query(
      `insert into achievements.definitions (id, game_id, key, kind, target, secret, place, title, description, created_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
      [
        this.ids.next(),
        gameId,
        one.key,
        one.kind,
        storedTarget(one),
        one.secret,
        place,
        one.title,
        one.description,
        now,
      ],
    );
  }

  async write(sql: Sql, gameId: string, one: NamedAchievement): Promise<void> {
    await sql.query(
      `update achievements.definitions set kind = $3, target = $4, secret = $5, title = $6, description = $7
        where game_id = $1 and key = $2`,
      [gameId, one.key, one.kind, storedTarget(one), one.secret, one.title, one.description],
    );
  }

  async archive(sql: Sql, gameId: string, key: string, at: Instant | null): Promise<void> {
    await sql.query('update achievements.definitions set archived_at = $3 where game_id = $1 and key = $2', [
      gameId,
      key,
      at,
    ]);
  }

  async place(sql: Sql, gameId: string, keys: readonly string[]): Promise<void> {
    await sql.query(
      `update achievements.definitions d set place = k.place from unnest($2::text[]) with ordinality as k(key, place)
        where d.game_id = $1 and d.key = k.key and d.place <> k.place`,
      [gameId, keys],
    );
  }

  async setIcon(sql: Sql, at: { gameId: string; key: string }, which: IconOf, name: string | null): Promise<void> {
    const column = which === 'locked' ? 'locked_icon' : 'unlocked_icon';
    await sql.query(`update achievements.definitions set ${column} = $3 where game_id = $1 and key = $2`, [
      at.gameId,
      at.key,
      name,
    ]);
  }

  /** Forgets how far the members of the game's own studio are. @returns how many achievements of how many people that were. */
  async resetTesters(gameId: string, personId: string | null): Promise<number> {
    const gone = await this.db.query(
      `with gone as (delete from achievements.progress p using developers.members m, publishing.games g
         where p.game_id = $1 and g.id = p.game_id and m.developer_id = g.developer_id and m.person_id = p.person_id
           and ($2::uuid is null or p.person_id = $2) returning 1) select * from gone`,
      [gameId, personId],
    );
    return gone.length;
  }
}

const storedTarget = ({ target }: AchievementText): number => target ?? INSTANT_TARGET;
