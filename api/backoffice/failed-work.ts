import { Injectable } from '@nestjs/common';
import { Database } from '../platform/database/database.js';
import { JobQueue } from '../platform/jobs/queue.js';
import type { GivenUp } from './dashboard.dto.js';

const SHOWN = 10;
const PATIENCE_MS = 2_000;

/** What the shop gave up doing, by the ledger of effects and by the queue. */
@Injectable()
export class FailedWork {
  constructor(private readonly db: Database, private readonly queue: JobQueue) {}

  /** The latest effects given up. */
  latest(): Promise<GivenUp[]> {
    return this.db.query<GivenUp>(
      `select effect_id as id, kind, subject, state, settled_at as at from es.effects where state in ('failed', 'manual') order by settled_at desc limit $1`, [SHOWN]);
  }

  async count(): Promise<{ failedJobs: number; queueAnswers: boolean }> {
    const [[row], jobs] = await Promise.all([
      this.db.query<{ count: number }>(`select count(*) as count from es.effects where state in ('failed', 'manual')`), this.failedJobs()]);
    return { failedJobs: (row?.count ?? 0) + (jobs ?? 0), queueAnswers: jobs !== null };
  }

  /** Jobs the queue counts as failed; null when the queue does not answer, for the other figures must not wait for it. */
  private failedJobs(): Promise<number | null> {
    const patience = new Promise<null>((resolve) => setTimeout(resolve, PATIENCE_MS, null).unref());
    return Promise.race([this.queue.failed().catch(() => null), patience]);
  }
}
