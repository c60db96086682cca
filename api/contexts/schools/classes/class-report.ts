import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { ASSIGNABLE } from './classes.js';
import type { ClassGame, PupilReport, WeekOfClass } from './classes.dto.js';

/** The same figures as everybody's: a pupil is a person without an account. */
const PLAYED = `left join lateral (select t.seconds, t.last_played_at from play.played_games t where t.person_id = p.id and t.game_id = a.game_id) t on true`;
const EARNED = `left join lateral (
  select count(*)::int as total, count(e.unlocked_at)::int as unlocked, coalesce(round(100 * avg(coalesce(e.value, 0)::numeric / d.target)), 0)::int as progress
    from achievements.definitions d left join achievements.progress e on e.achievement_id = d.id and e.person_id = p.id
   where d.game_id = a.game_id and d.archived_at is null) e on true`;
const GAMES_OF_PUPIL = `select coalesce(json_agg(json_build_object('gameId', a.game_id, 'minutes', coalesce(t.seconds, 0) / 60, 'progress', e.progress,
    'unlocked', e.unlocked, 'total', e.total, 'lastPlayedAt', to_char(t.last_played_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by a.game_id), '[]')
  from schools.class_games a ${PLAYED} ${EARNED} where a.class_id = p.class_id`;
const MINUTES = `(select coalesce(sum(t.seconds), 0)::int / 60 from play.played_games t where t.person_id = p.id)`;
const PUPIL = `p.id, p.nickname, p.joined_at as "joinedAt", ${MINUTES} as minutes, (${GAMES_OF_PUPIL}) as games`;

/** What the pupils of a class did. */
@Injectable()
export class ClassReports {
  constructor(private readonly db: Database) {}

  /** Games that a class can be given, by their address. */
  assignable(): Promise<ClassGame[]> {
    return this.db.query<ClassGame>(`select distinct g.id, g.slug, g.title, g.cover ${ASSIGNABLE} order by g.slug`);
  }

  gamesOf(classId: string): Promise<ClassGame[]> {
    return this.db.query<ClassGame>(
      `select g.id, g.slug, g.title, g.cover from catalog.games g join schools.class_games a on a.game_id = g.id where a.class_id = $1 order by g.slug`,
      [classId],
    );
  }

  /** By nickname. */
  pupilsOf(classId: string): Promise<PupilReport[]> {
    return this.db.query<PupilReport>(
      `select ${PUPIL} from schools.pupils p where p.class_id = $1 and p.removed_at is null order by p.nickname_key`,
      [classId],
    );
  }

  async pupil(pupilId: string): Promise<PupilReport | null> {
    const [pupil] = await this.db.query<PupilReport>(`select ${PUPIL} from schools.pupils p where p.id = $1`, [
      pupilId,
    ]);
    return pupil ?? null;
  }

  /** Weeks in which the class played, from the first to the last. */
  weeksOf(classId: string): Promise<WeekOfClass[]> {
    return this.db.query<WeekOfClass>(
      `select to_char(date_trunc('week', d.played_on), 'YYYY-MM-DD') as "weekOf", sum(d.seconds)::int / 60 as minutes, count(distinct d.person_id)::int as pupils
         from play.played_days d where d.person_id = any(array(select p.id from schools.pupils p where p.class_id = $1 and p.removed_at is null))
        group by 1 order by 1`,
      [classId],
    );
  }
}
