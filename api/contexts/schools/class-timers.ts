import { Injectable } from '@nestjs/common';
import type { CivilDate } from '../../kernel/calendar.js';
import { Database } from '../../platform/database/database.js';
import { timer } from '../../platform/event-store/due.js';
import { setTimers } from '../../platform/event-store/timers.js';
import { overAt } from './school-year.rules.js';

export const END_CLASS = 'end-class';
const KEY = `${END_CLASS}-`;

/** When each class ends by itself. */
@Injectable()
export class ClassTimers {
  constructor(private readonly db: Database) {}

  static classOf(key: string): string {
    return key.slice(KEY.length);
  }

  /** @param endsOn the last day; null: the class is gone. */
  async set(classId: string, endsOn: CivilDate | null): Promise<void> {
    await setTimers(this.db, [timer(KEY + classId, END_CLASS, endsOn && overAt(endsOn))]);
  }
}
