import { Injectable } from '@nestjs/common';
import type { Difference } from '../../contexts/books/index.js';
import { subscriptionStream } from '../../contexts/subscriptions/index.js';
import type { Instant } from '../../kernel/instant.js';
import { Database, type Sql } from '../../platform/database/database.js';
import { CommandRunner } from '../../platform/event-store/command-runner.js';
import { setTimers } from '../../platform/event-store/timers.js';
import { PLAN_WITHOUT_TIMER, QUESTIONS } from './questions.js';

/** Where the questions look: at what happened since then, and again at what an incident is open about. */
export interface Scope {
  since: Instant;
  now: Instant;
  /** Subjects of open incidents, by kind. */
  open: ReadonlyMap<string, readonly string[]>;
}

/** Compares orders, payments, entitlements and paid periods with each other and with the books. */
@Injectable()
export class Differences {
  constructor(
    private readonly db: Database,
    private readonly runner: CommandRunner,
  ) {}

  /** Everything that differs, as one moment shows it: empty in a shop that is right, null while the books have not read the log of that moment. */
  at({ since, now, open }: Scope): Promise<Difference[] | null> {
    return this.db.snapshot(async (sql) => {
      if (await booksAreBehind(sql)) return null;
      const found: Difference[] = [];
      for (const { kind, sql: text } of QUESTIONS) {
        const rows = await sql.query<Omit<Difference, 'kind'>>(text, [since, now, open.get(kind) ?? []]);
        found.push(...rows.map((row) => ({ kind, ...row })));
      }
      return found;
    });
  }

  /** Sets the timers of plans that lost theirs; the plan itself says what is due for it next, and when. */
  async mend(found: readonly Difference[], now: Instant): Promise<void> {
    for (const { subject } of found.filter(({ kind }) => kind === PLAN_WITHOUT_TIMER)) {
      const history = await this.runner.read([subscriptionStream.of(subject)]);
      await setTimers(this.db, subscriptionStream.timers(subject, subscriptionStream.state(history, subject), now));
    }
  }
}

/** The books follow the log; orders and payments are written with it. */
async function booksAreBehind(sql: Sql): Promise<boolean> {
  const [row] = await sql.query<{ behind: boolean }>(
    `select exists (select from es.checkpoints c join es.projections p on p.name = c.feed and p.version = c.version and p.status = 'live'
       where c.feed = 'books' and exists (select from es.events e where (e.txid, e.position) > (c.txid, c.position))) as behind`,
  );
  return row?.behind !== false;
}
