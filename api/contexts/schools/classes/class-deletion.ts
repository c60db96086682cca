import { Injectable, type OnModuleInit } from '@nestjs/common';
import { civilDateOf } from '../../../kernel/calendar.js';
import { BusinessClock } from '../../../platform/clock.js';
import { Database } from '../../../platform/database/database.js';
import type { DueHandler } from '../../../platform/event-store/due.js';
import { WorkHandlers } from '../../../platform/jobs/work.js';
import { PersonalData } from '../../../platform/personal-data.js';
import { ClassTimers, END_CLASS } from '../class-timers.js';

/**
 * Deletes pupils and classes with everything of them, in every place that knows people. What is to go is marked first:
 * from then on it is hidden and no pupil gets in, and what a crash left over goes with the next round.
 */
@Injectable()
export class ClassDeletion implements OnModuleInit, DueHandler {
  readonly what = END_CLASS;

  constructor(
    private readonly db: Database,
    private readonly clock: BusinessClock,
    private readonly data: PersonalData,
    private readonly timers: ClassTimers,
    private readonly work: WorkHandlers,
  ) {}

  onModuleInit(): void {
    this.work.handlesDue(this);
  }

  /** The school year of a class is over. */
  async handle(key: string): Promise<void> {
    const [over] = await this.db.query<{ id: string }>(
      'select id from schools.classes where id = $1 and ends_on < $2',
      [ClassTimers.classOf(key), civilDateOf(this.clock.now())],
    );
    if (over) await this.deleteClass(over.id);
  }

  async deleteClass(id: string): Promise<void> {
    await this.db.query(
      `with gone as (delete from schools.pupil_sessions s using schools.pupils p where p.id = s.pupil_id and p.class_id = $1)
       update schools.classes set deleted_at = coalesce(deleted_at, $2) where id = $1`,
      [id, this.clock.now()],
    );
    const pupils = await this.db.query<{ id: string }>('select id from schools.pupils where class_id = $1', [id]);
    for (const pupil of pupils) await this.erase(pupil.id);
    await this.db.query('delete from schools.classes where id = $1', [id]);
    await this.timers.set(id, null);
  }

  async deletePupil(id: string): Promise<void> {
    await this.db.query(
      `with gone as (delete from schools.pupil_sessions where pupil_id = $1)
       update schools.pupils set removed_at = coalesce(removed_at, $2) where id = $1`,
      [id, this.clock.now()],
    );
    await this.erase(id);
  }

  /** All classes of a teacher. */
  async deleteClassesOf(teacherId: string): Promise<void> {
    const classes = await this.db.query<{ id: string }>('select id from schools.classes where teacher_id = $1', [
      teacherId,
    ]);
    for (const { id } of classes) await this.deleteClass(id);
  }

  /** Finishes what was marked and not done. */
  async finish(): Promise<void> {
    const classes = await this.db.query<{ id: string }>('select id from schools.classes where deleted_at is not null');
    for (const { id } of classes) await this.deleteClass(id);
    const pupils = await this.db.query<{ id: string }>('select id from schools.pupils where removed_at is not null');
    for (const { id } of pupils) await this.deletePupil(id);
  }

  /** A pupil's row goes last: it is how a second round finds the rest. */
  private async erase(pupilId: string): Promise<void> {
    await this.data.erase(pupilId);
    await this.db.query('delete from schools.pupils where id = $1', [pupilId]);
  }
}
