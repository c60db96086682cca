import { Injectable } from '@nestjs/common';
import type { CivilDate } from '../../kernel/calendar.js';
import { later, minutes, type Instant } from '../../kernel/instant.js';
import { Database } from '../../platform/database/database.js';
import { timer } from '../../platform/event-store/due.js';
import { setTimers } from '../../platform/event-store/timers.js';
import { overAt } from './school-year.rules.js';

export const END_CLASS = 'end-class';
export const ERASE_PUPIL = 'erase-pupil';
const KEY = `${END_CLASS}-`;
const PUPIL_KEY = `${ERASE_PUPIL}-`;
/** Longer than any request that was let in before the deletion. */
const REQUESTS_END_AFTER = minutes(2);

/** When each class ends by itself, and when deleted pupils are erased a second time. */
@Injectable()
export class ClassTimers {
  constructor(private readonly db: Database) {}

  static classOf(key: string): string {
    return key.slice(KEY.length);
  }

  static pupilOf(key: string): string {
    return key.slice(PUPIL_KEY.length);
  }

  /** Erases a pupil again once no request of before can write any more. */
  async eraseAgain(pupilId: string, now: Instant): Promise<void> {
    await setTimers(this.db, [timer(PUPIL_KEY + pupilId, ERASE_PUPIL, later(now, REQUESTS_END_AFTER))]);
  }

  async erased(pupilId: string): Promise<void> {
    await setTimers(this.db, [timer(PUPIL_KEY + pupilId, ERASE_PUPIL, null)]);
  }

  /** @param endsOn the last day; null: the class is gone. */
  async set(classId: string, endsOn: CivilDate | null): Promise<void> {
    await setTimers(this.db, [timer(KEY + classId, END_CLASS, endsOn && overAt(endsOn))]);
  }
}
