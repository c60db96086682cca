import { Injectable } from '@nestjs/common';
import { millisecondsBetween, type Instant } from '../../kernel/instant.js';
import { BusinessClock } from '../clock.js';
import { Database } from '../database/database.js';
import { Work } from '../jobs/work.js';
import { poll } from '../patience.js';

/** How far the clock came. */
export interface Advanced {
  now: Instant;
  offsetMs: number;
  /** Instants at which something was due and was done. */
  steps: number;
  /** False when the time for one call was over before; ask again to go on. */
  reached: boolean;
}

const CALL_MS = 50_000;
const STEP_MS = 30_000;
const LOOK_EVERY_MS = 20;
/** A process that was not seen for so long follows no more. */
const GONE_SECONDS = 5;

/** Moves the business clock as time itself would: through every instant at which something is due, in order, never past one. */
@Injectable()
export class Stepper {
  constructor(
    private readonly db: Database,
    private readonly clock: BusinessClock,
    private readonly work: Work,
  ) {}

  /**
   * Advances to an instant that lies ahead, and waits at each step until all that it set off is done.
   * @param patience how many times longer than usual it waits, and takes a silent process for present
   */
  async advance(to: Instant, patience = 1): Promise<Advanced> {
    const until = Date.now() + CALL_MS;
    for (let steps = 0; ; steps++) {
      const quietAt = await this.settled(patience);
      const next = await this.nextDue(quietAt, to);
      if (next === null) {
        await this.moveTo(to, patience);
        await this.settled(patience);
        return { now: this.clock.now(), offsetMs: this.clock.offsetMs, steps, reached: true };
      }
      if (Date.now() > until) return { now: this.clock.now(), offsetMs: this.clock.offsetMs, steps, reached: false };
      await this.moveTo(next, patience);
    }
  }

  /** After the moment of the last look, not after now: what fell due since then would be passed over. */
  private async nextDue(after: Instant, to: Instant): Promise<Instant | null> {
    const [row] = await this.db.query<{ at: Date }>(
      'select due_at as at from es.due where due_at > $1 and due_at <= $2 order by due_at limit 1',
      [after, to],
    );
    return row?.at.toISOString() ?? null;
  }

  private async moveTo(at: Instant, patience: number): Promise<void> {
    const ahead = millisecondsBetween(this.clock.now(), at);
    if (ahead <= 0) return;
    await this.clock.move(this.clock.offsetMs + ahead);
    await poll(
      () => this.followersBehind(patience),
      (behind) => behind === 0,
      STEP_MS * patience,
      LOOK_EVERY_MS,
    );
  }

  /** What is due has been done, and what it led to: facts are read to the end, and no mail or call is on its way. @returns when it was so */
  private async settled(patience: number): Promise<Instant> {
    let at = this.clock.now();
    const look = async (): Promise<boolean> => {
      await this.work.sweepNow();
      at = this.clock.now();
      return this.isQuiet(at);
    };
    await poll(look, Boolean, STEP_MS * patience, LOOK_EVERY_MS);
    return at;
  }

  private async isQuiet(at: Instant): Promise<boolean> {
    const [row] = await this.db.query<{ open: number }>(
      `select (select count(*) from es.followed c where c.status = 'running'
                  and exists (select from es.events e where (e.txid, e.position) > (c.txid, c.position)))
            + (select count(*) from es.effects where state in ('planned', 'started'))
            + (select count(*) from es.due where due_at <= $1 and error is null) as open`,
      [at],
    );
    return row?.open === 0;
  }

  private async followersBehind(patience: number): Promise<number> {
    const [row] = await this.db.query<{ behind: number }>(
      `select count(*) as behind from es.clock_followers where offset_ms <> $1 and seen_at > clock_timestamp() - $2 * interval '1 second'`,
      [this.clock.offsetMs, GONE_SECONDS * patience],
    );
    return row?.behind ?? 0;
  }
}
