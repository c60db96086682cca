import { Injectable, type OnApplicationBootstrap, type OnModuleInit } from '@nestjs/common';
import { civilDateOf, plusMonths, startOfDay } from '../../../kernel/calendar.js';
import type { Instant } from '../../../kernel/instant.js';
import { BusinessClock } from '../../../platform/clock.js';
import { Database } from '../../../platform/database/database.js';
import { timer, type DueHandler } from '../../../platform/event-store/due.js';
import { prolongLease, setFirstTimer, setTimers } from '../../../platform/event-store/timers.js';
import { WorkHandlers } from '../../../platform/jobs/work.js';
import { firstDayOf, monthOf, monthsFrom, nextMonth } from '../rules/accrual.rules.js';
import { CloseMonth } from './close-month.js';

const KEY = 'earnings-month-close';

/** The first moment of the month that follows. */
export function nextClose(now: Instant): Instant {
  return startOfDay(firstDayOf(nextMonth(monthOf(civilDateOf(now)))));
}

/** Closes each month when it has ended; months that a shop that was away has missed are closed one after the other. */
@Injectable()
export class CloseTimer implements OnModuleInit, OnApplicationBootstrap, DueHandler {
  readonly what = 'earnings.close-month';

  constructor(
    private readonly close: CloseMonth,
    private readonly db: Database,
    private readonly clock: BusinessClock,
    private readonly work: WorkHandlers,
  ) {}

  onModuleInit(): void {
    this.work.handlesDue(this);
  }

  onApplicationBootstrap(): Promise<void> {
    return setFirstTimer(this.db, KEY, this.what, nextClose(this.clock.now()));
  }

  async handle(): Promise<void> {
    const now = this.clock.now();
    const ended = monthOf(plusMonths(firstDayOf(monthOf(civilDateOf(now))), -1));
    const [open] = await this.db.query<{ month: string | null }>(
      'select coalesce(min(month) filter (where closed_at is null), max(month)) as month from earnings.closes',
    );
    const stillAtWork = (): Promise<void> => prolongLease(this.db, KEY);
    for (const month of monthsFrom(open?.month ?? ended, ended)) await this.close.run(month, stillAtWork);
    await setTimers(this.db, [timer(KEY, this.what, nextClose(now))]);
  }
}
