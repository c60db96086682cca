import { Injectable } from '@nestjs/common';
import { BusinessClock } from '../../../platform/clock.js';
import { Database } from '../../../platform/database/database.js';
import { Problem } from '../../../platform/http/problem.js';
import { ClassReports } from '../classes/class-report.js';
import type { PupilClassReply } from './pupils.dto.js';

interface ClassOfPupil {
  classId: string;
  className: string;
  grade: number;
  endsOn: string;
  canPlay: boolean;
}

/** What a pupil sees: the class's games and the own progress, nothing of other pupils. */
@Injectable()
export class PupilClass {
  constructor(
    private readonly db: Database,
    private readonly clock: BusinessClock,
    private readonly reports: ClassReports,
  ) {}

  async of(pupilId: string): Promise<PupilClassReply> {
    const [[found], pupil] = await Promise.all([
      this.db.query<ClassOfPupil>(
        `select c.id as "classId", c.name as "className", c.grade, to_char(c.ends_on, 'YYYY-MM-DD') as "endsOn",
                exists (select from school_plans.plans p where p.plan_id = c.plan_id and p.ended_at is null and $2 < p.access_until) as "canPlay"
           from schools.pupils u join schools.classes c on c.id = u.class_id where u.id = $1`,
        [pupilId, this.clock.now()],
      ),
      this.reports.pupil(pupilId),
    ]);
    if (!found || !pupil) throw new Problem(404, 'class-unknown');
    const { classId, ...facts } = found;
    const games = (await this.reports.gamesOf(classId)).flatMap((game) => {
      const mine = pupil.games.find(({ gameId }) => gameId === game.id);
      return mine ? [{ ...game, mine }] : [];
    });
    return { pupil: { id: pupil.id, nickname: pupil.nickname }, ...facts, minutes: pupil.minutes, games };
  }
}
