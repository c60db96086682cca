import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { Problem } from '../../platform/http/problem.js';

/** How often something may be tried: per account and per network address. */
export const BUDGETS = {
  'sign-in-account': { times: 10, seconds: 900 },
  'sign-in-address': { times: 600, seconds: 900 },
  // A school behind one address may sign up a whole class at once.
  'sign-up-address': { times: 400, seconds: 3_600 },
  'resend-account': { times: 4, seconds: 3_600 },
  'resend-address': { times: 60, seconds: 3_600 },
} as const;

/** Counts tries in the database, so that all replicas share one count. */
@Injectable()
export class Budgets {
  constructor(private readonly db: Database) {}

  /** @throws Problem 429 with Retry-After once the budget is spent. */
  async spend(name: keyof typeof BUDGETS, who: string): Promise<void> {
    const { times, seconds } = BUDGETS[name];
    const [row] = await this.db.query<{ spent: number; left: number }>(
      `insert into identity.budgets as b (key, window_from, spent) values ($1, now(), 1)
       on conflict (key) do update set
         spent = case when b.window_from < now() - $2 * interval '1 second' then 1 else b.spent + 1 end,
         window_from = case when b.window_from < now() - $2 * interval '1 second' then now() else b.window_from end
       returning spent, ceil(extract(epoch from window_from + $2 * interval '1 second' - now()))::int as left`,
      [`${name}:${who}`, seconds],
    );
    if (row && row.spent > times) throw new Problem(429, 'too-many-requests', { details: { retryAfterSeconds: row.left } });
  }

  /** A success wipes the slate of the account. */
  async forgive(name: keyof typeof BUDGETS, who: string): Promise<void> {
    await this.db.query('delete from identity.budgets where key = $1', [`${name}:${who}`]);
  }
}
