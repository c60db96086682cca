import { Injectable } from '@nestjs/common';
import { plusDays, type CivilDate } from '../../../kernel/calendar.js';
import { Database, type Sql } from '../../../platform/database/database.js';

/** Days added up in one statement: memory for that many, however many years there are. */
const AT_ONCE = 31;

/** Rows without a person belong to erased accounts; each counts as one person. */
const ADD_UP = `insert into play.game_days (game_id, played_on, seconds, players)
  select game_id, played_on, sum(seconds), count(distinct person_id) + count(*) filter (where person_id is null) from play.days
   where channel = 'live' and seconds > 0 and played_on between $1 and $2 group by game_id, played_on
  on conflict (game_id, played_on) do update set seconds = excluded.seconds, players = excluded.players`;

/** Days of games, added up from the days of people. */
@Injectable()
export class GameDays {
  constructor(private readonly db: Database) {}

  /** Adds up what is new since the last time, its last day again; everything where nothing is added up. */
  async addUp(through: CivilDate): Promise<void> {
    const [row] = await this.db.query<{ from: CivilDate | null }>(
      `select coalesce((select max(through) from play.added_up), (select min(played_on) from play.days))::text as from`,
    );
    for (let from = row?.from ?? through; from <= through; from = plusDays(from, AT_ONCE)) {
      const last = plusDays(from, AT_ONCE - 1);
      await this.db.transaction((sql) => this.addUpDays(sql, from, last < through ? last : through));
    }
  }

  /** Resets the report: the next run adds up all days. */
  async forget(): Promise<void> {
    await this.db.query('delete from play.added_up');
  }

  private async addUpDays(sql: Sql, from: CivilDate, through: CivilDate): Promise<void> {
    await sql.query(ADD_UP, [from, through]);
    await sql.query('delete from play.added_up');
    await sql.query('insert into play.added_up (through) values ($1)', [through]);
  }
}
