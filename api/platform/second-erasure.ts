import { Injectable, type OnModuleInit } from '@nestjs/common';
import { later, minutes } from '../kernel/instant.js';
import { BusinessClock } from './clock.js';
import { Database } from './database/database.js';
import { timer, type DueHandler } from './event-store/due.js';
import { setTimers } from './event-store/timers.js';
import { WorkHandlers } from './jobs/work.js';
import { PersonalData } from './personal-data.js';

/** Stored in timers that are set: pupils were the first to be erased twice. */
const ERASE_AGAIN = 'erase-pupil';
const KEY = `${ERASE_AGAIN}-`;
/** Longer than any request that was let in before the first erasure. */
const REQUESTS_END_AFTER = minutes(2);

/** Erases people a second time: a heartbeat, report or saved game under way may have been written after the first. */
@Injectable()
export class SecondErasure implements OnModuleInit, DueHandler {
  readonly what = ERASE_AGAIN;

  constructor(
    private readonly db: Database,
    private readonly clock: BusinessClock,
    private readonly data: PersonalData,
    private readonly work: WorkHandlers,
  ) {}

  onModuleInit(): void {
    this.work.handlesDue(this);
    this.data.afterErasure((personId) =>
      setTimers(this.db, [timer(KEY + personId, ERASE_AGAIN, later(this.clock.now(), REQUESTS_END_AFTER))]),
    );
  }

  /** The erasure sets the timer again, and it ends here. */
  async handle(key: string): Promise<void> {
    await this.data.erase(key.slice(KEY.length));
    await setTimers(this.db, [timer(key, ERASE_AGAIN, null)]);
  }
}
