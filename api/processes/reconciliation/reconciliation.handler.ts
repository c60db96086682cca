import { Injectable, type OnApplicationBootstrap, type OnModuleInit } from '@nestjs/common';
import { Incidents, type Difference } from '../../contexts/books/index.js';
import { atHour, civilDateOf, plusDays } from '../../kernel/calendar.js';
import { days, later, type Instant } from '../../kernel/instant.js';
import { BusinessClock } from '../../platform/clock.js';
import { Database } from '../../platform/database/database.js';
import { timer, type DueHandler } from '../../platform/event-store/due.js';
import { setTimers } from '../../platform/event-store/timers.js';
import { derivedId } from '../../platform/event-store/uuid.js';
import { WorkHandlers } from '../../platform/jobs/work.js';
import { poll } from '../../platform/patience.js';
import { Differences, type Scope } from './differences.js';
import { QUESTIONS } from './questions.js';

const KEY = 'books-reconciliation';
const HOUR = 6;
/** How far back each day's questions look; what is still open is asked about however old it is. */
const LOOKS_BACK = days(35);
const PATIENCE_MS = 10_000;

/** The first six o'clock after a moment. */
export function nextReconciliation(now: Instant): Instant {
  const today = atHour(civilDateOf(now), HOUR);
  return today > now ? today : atHour(plusDays(civilDateOf(now), 1), HOUR);
}

/** Every morning the shop compares what its parts say of the same money; each difference becomes an incident, and one that is gone ends. */
@Injectable()
export class Reconciliation implements OnModuleInit, OnApplicationBootstrap, DueHandler {
  readonly what = 'books.reconcile';

  constructor(
    private readonly differences: Differences,
    private readonly incidents: Incidents,
    private readonly db: Database,
    private readonly clock: BusinessClock,
    private readonly work: WorkHandlers,
  ) {}

  onModuleInit(): void {
    this.work.handlesDue(this);
  }

  /** Every process may set the first timer; the one that is there stays. */
  async onApplicationBootstrap(): Promise<void> {
    await this.db.query('insert into es.due (key, what, due_at) values ($1, $2, $3) on conflict (key) do nothing', [
      KEY,
      this.what,
      nextReconciliation(this.clock.now()),
    ]);
  }

  async handle(): Promise<void> {
    const now = this.clock.now();
    await this.run(now);
    await setTimers(this.db, [timer(KEY, this.what, nextReconciliation(now))]);
  }

  /** @throws Error when the books stay behind the log; the timer then fires again. */
  async run(now: Instant): Promise<void> {
    const open = await this.incidents.open();
    const byKind = new Map<string, string[]>();
    for (const { kind, subject } of open) byKind.set(kind, [...(byKind.get(kind) ?? []), subject]);
    const found = await this.compared({ since: later(now, -LOOKS_BACK), now, open: byKind });

    const correlation = derivedId('reconciliation', now);
    const context = {
      actor: { kind: 'system' as const, id: 'reconciliation' },
      correlation,
      causation: correlation,
      now,
    };
    for (const difference of found) await this.incidents.found(difference, context);
    await this.differences.mend(found, now);
    const still = new Set(found.map(({ kind, subject }) => `${kind} ${subject}`));
    // What other comparisons found, such as a settlement file's, is not asked about here.
    const asked = new Set(QUESTIONS.map(({ kind }) => kind));
    for (const { id, kind, subject } of open.filter((incident) => asked.has(incident.kind))) {
      if (!still.has(`${kind} ${subject}`)) await this.incidents.resolve(id, 'gone', 'the difference is gone', context);
    }
  }

  /** In a shop that sells the books are a moment behind; sooner or later a look finds them level with the log. */
  private async compared(scope: Scope): Promise<Difference[]> {
    const found = await poll(() => this.differences.at(scope), Boolean, PATIENCE_MS);
    if (found) return found;
    throw new Error('the books are behind the log: nothing can be compared yet');
  }
}
