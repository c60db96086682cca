import { Injectable, type OnApplicationBootstrap, type OnModuleInit } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { atHour, civilDateOf, plusDays } from '../../kernel/calendar.js';
import type { Instant } from '../../kernel/instant.js';
import { BusinessClock } from '../../platform/clock.js';
import { Database } from '../../platform/database/database.js';
import { timer, type DueHandler } from '../../platform/event-store/due.js';
import { setFirstTimer, setTimers } from '../../platform/event-store/timers.js';
import { WorkHandlers } from '../../platform/jobs/work.js';
import { ReconcileBooks } from './reconcile-books.js';

const KEY = 'books-reconciliation';
const HOUR = 6;

/** The first six o'clock after a moment. */
export function nextReconciliation(now: Instant): Instant {
  const today = atHour(civilDateOf(now), HOUR);
  return today > now ? today : atHour(plusDays(civilDateOf(now), 1), HOUR);
}

/** Every morning the shop compares what its parts say of the same money. */
@Injectable()
export class Reconciliation implements OnModuleInit, OnApplicationBootstrap, DueHandler {
  readonly what = 'books.reconcile';

  constructor(
    private readonly commands: CommandBus,
    private readonly db: Database,
    private readonly clock: BusinessClock,
    private readonly work: WorkHandlers,
  ) {}

  onModuleInit(): void {
    this.work.handlesDue(this);
  }

  onApplicationBootstrap(): Promise<void> {
    return setFirstTimer(this.db, KEY, this.what, nextReconciliation(this.clock.now()));
  }

  async handle(): Promise<void> {
    const now = this.clock.now();
    await this.commands.execute(new ReconcileBooks(now));
    await setTimers(this.db, [timer(KEY, this.what, nextReconciliation(now))]);
  }
}
