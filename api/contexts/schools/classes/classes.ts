import { randomInt } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Instant } from '../../../kernel/instant.js';
import type { Ids } from '../../../kernel/ports.js';
import { Database, type Sql } from '../../../platform/database/database.js';
import { Problem } from '../../../platform/http/problem.js';
import { IDS } from '../../../platform/tokens.js';
import { schoolYearEnd } from '../school-year.rules.js';
import { SchoolPlans } from '../plans/school-plans.js';
import { CLASS_CODE_LENGTH, drawCode } from '../class-code.rules.js';
import { ClassTimers } from '../class-timers.js';
import { MOST_CLASSES } from './teacher.rules.js';

/** What a teacher says of a class. */
export interface ClassFacts {
  name: string;
  grade: number;
  gameIds: readonly string[];
}

export interface ClassRow {
  id: string;
  name: string;
  grade: number;
  code: string;
  isOpen: boolean;
  endsOn: string;
  pupils: number;
  games: number;
}

const COLUMNS = `c.id, c.name, c.grade, c.code, c.is_open as "isOpen", to_char(c.ends_on, 'YYYY-MM-DD') as "endsOn",
  (select count(*)::int from schools.pupils u where u.class_id = c.id and u.removed_at is null) as pupils,
  (select count(*)::int from schools.class_games g where g.class_id = c.id) as games`;
/** Two codes by chance alike are rare; so many in a row never happen. */
const DRAWS = 5;

/** Classes, each its teacher's own. */
@Injectable()
export class Classes {
  constructor(
    private readonly db: Database,
    private readonly plans: SchoolPlans,
    private readonly timers: ClassTimers,
    @Inject(IDS) private readonly ids: Ids,
  ) {}

  /** The newest first. */
  of(teacherId: string): Promise<ClassRow[]> {
    return this.db.query<ClassRow>(
      `select ${COLUMNS} from schools.classes c where c.teacher_id = $1 and c.deleted_at is null order by c.created_at desc, c.id`,
      [teacherId],
    );
  }

  /** @throws Problem 404 `class-unknown`, for another teacher's too. */
  async require(teacherId: string, id: string): Promise<ClassRow> {
    const [found] = await this.db.query<ClassRow>(
      `select ${COLUMNS} from schools.classes c where c.id = $1 and c.teacher_id = $2 and c.deleted_at is null`,
      [id, teacherId],
    );
    if (!found) throw new Problem(404, 'class-unknown');
    return found;
  }

  /** @returns the class's id. @throws Problem 409 `classes-too-many`, 422 `class-game-unknown`. */
  async create(teacherId: string, facts: ClassFacts, now: Instant): Promise<string> {
    await this.refuseOtherGames(facts.gameIds);
    const plan = await this.plans.ofTeacher(teacherId, now);
    const id = this.ids.next();
    const endsOn = plan?.endsOn ?? schoolYearEnd(now);
    const values = [id, teacherId, plan?.planId ?? null, facts.name, facts.grade, endsOn, now];
    await this.db.transaction(async (sql) => {
      await refuseTooMany(sql, teacherId);
      await drawn((code) => sql.query(INSERT, [...values, code]));
      await assign(sql, id, facts.gameIds);
    });
    await this.timers.set(id, endsOn);
    return id;
  }

  /** @throws Problem 422 `class-game-unknown`. */
  async change(id: string, { name, grade, gameIds, isOpen }: ClassFacts & { isOpen: boolean }): Promise<void> {
    await this.refuseOtherGames(gameIds, id);
    await this.db.transaction(async (sql) => {
      await sql.query('update schools.classes set name = $2, grade = $3, is_open = $4 where id = $1', [
        id,
        name,
        grade,
        isOpen,
      ]);
      await assign(sql, id, gameIds);
    });
  }

  /** The old code opens nothing from now on; who joined with it stays. */
  async renewCode(id: string): Promise<void> {
    await drawn((code) =>
      this.db.query(
        `update schools.classes set code = $2 where id = $1 and not exists (select from schools.classes where code = $2) returning id`,
        [id, code],
      ),
    );
  }

  /** Games that pupils can be given, and those that the class has anyway. */
  private async refuseOtherGames(gameIds: readonly string[], classId: string | null = null): Promise<void> {
    const known = await this.db.query(
      `select from unnest($1::uuid[]) as t(id) where exists (select ${ASSIGNABLE} and g.id = t.id)
         or exists (select from schools.class_games a where a.class_id = $2 and a.game_id = t.id)`,
      [gameIds, classId],
    );
    if (known.length < gameIds.length) throw new Problem(422, 'class-game-unknown');
  }
}

/** Games on sale that play in the browser and that a plan lends, or that are free for everybody. */
export const ASSIGNABLE = `from catalog.games g join publishing.channels h on h.game_id = g.id and h.channel = 'live' and h.kind = 'web'
  join catalog_prices.prices r on r.game_id = g.id where r.listed and (r.in_plan or r.price = 0)`;

const INSERT = `insert into schools.classes (id, teacher_id, plan_id, name, grade, ends_on, created_at, code)
  values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (code) do nothing returning id`;

/** Writes under a code that no class has. @param write answers no row where the drawn code is taken. */
async function drawn(write: (code: string) => Promise<unknown[]>): Promise<void> {
  for (let draw = 0; draw < DRAWS; draw++) if ((await write(drawCode(CLASS_CODE_LENGTH, randomInt))).length > 0) return;
  throw new Error('no free class code was drawn');
}

/** Two requests at once do not make one class too many. */
async function refuseTooMany(sql: Sql, teacherId: string): Promise<void> {
  await sql.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`classes ${teacherId}`]);
  const classes = await sql.query('select from schools.classes where teacher_id = $1 and deleted_at is null', [
    teacherId,
  ]);
  if (classes.length >= MOST_CLASSES) throw new Problem(409, 'classes-too-many');
}

async function assign(sql: Sql, classId: string, gameIds: readonly string[]): Promise<void> {
  await sql.query('delete from schools.class_games where class_id = $1 and game_id <> all($2::uuid[])', [
    classId,
    gameIds,
  ]);
  await sql.query(
    'insert into schools.class_games (class_id, game_id) select $1, unnest($2::uuid[]) on conflict do nothing',
    [classId, gameIds],
  );
}
