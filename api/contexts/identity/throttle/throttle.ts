import { createHmac } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '../../../config.js';
import { Database } from '../../../platform/database/database.js';
import { Problem } from '../../../platform/http/problem.js';
import { CONFIG } from '../../../platform/tokens.js';
import { BUDGETS, type BudgetName, type Tried } from './throttle.rules.js';

/** On one machine everybody shares the loopback address: a network is then no sign of one guesser. */
const ROOM_OUTSIDE_PRODUCTION = 20;

/** 429: too many tries, and when there is room again. */
export class TooManyTries extends Problem {
  constructor(readonly retryAfterSeconds: number) {
    super(429, 'too-many-requests', { details: { retryAfterSeconds } });
  }
}

interface Spent {
  key: string;
  spent: number;
  secondsLeft: number;
}

/** Counts tries against budgets in the database, so that all replicas count together. By the wall clock. */
@Injectable()
export class Throttle {
  private readonly secret: Buffer;
  private readonly networkRoom: number;

  constructor(private readonly db: Database, @Inject(CONFIG) config: Config) {
    this.secret = createHmac('sha256', config.jwtSecret).update('throttle').digest();
    this.networkRoom = config.production ? 1 : ROOM_OUTSIDE_PRODUCTION;
  }

  /**
   * Takes one try out of the account's and the network's budget, before anything is looked up.
   * @throws TooManyTries when one of them is used up.
   */
  async spend(what: Tried, account: string, network: string): Promise<void> {
    const names = [`${what}:account`, `${what}:network`] as const;
    const { windowMs } = BUDGETS[names[0]];
    const counted = await this.db.query<Spent>(
      `insert into identity.budgets as b (key, window_from, spent) select key, now(), 1 from unnest($1::text[]) as key
       on conflict (key) do update
         set spent = case when b.window_from <= now() - $2 * interval '1 millisecond' then 1 else b.spent + 1 end,
             window_from = case when b.window_from <= now() - $2 * interval '1 millisecond' then now() else b.window_from end
       returning key, spent, ceil(extract(epoch from window_from - now()) + $2 / 1000.0)::int as "secondsLeft"`,
      [[this.keyOf(names[0], account), this.keyOf(names[1], network)], windowMs],
    );
    const exceeded = counted.filter(({ key, spent }) => spent > this.triesOf(names.find((name) => key.startsWith(name)) ?? names[0]));
    if (exceeded.length > 0) throw new TooManyTries(Math.max(1, ...exceeded.map(({ secondsLeft }) => secondsLeft)));
  }

  /** A log-in that succeeded was no guess: the account starts afresh, the network gets its try back. */
  async forgiveLogIn(account: string, network: string): Promise<void> {
    await this.db.query(
      `update identity.budgets set spent = case key when $1 then 0 else greatest(spent - 1, 0) end where key in ($1, $2)`,
      [this.keyOf('log-in:account', account), this.keyOf('log-in:network', network)],
    );
  }

  /** Throws away what was counted for these accounts. */
  async forget(accounts: readonly string[]): Promise<void> {
    const names = (Object.keys(BUDGETS) as BudgetName[]).filter((name) => name.endsWith(':account'));
    await this.db.query('delete from identity.budgets where key = any($1::text[])', [names.flatMap((name) => accounts.map((account) => this.keyOf(name, account)))]);
  }

  private triesOf(budget: BudgetName): number {
    return BUDGETS[budget].tries * (budget.endsWith(':network') ? this.networkRoom : 1);
  }

  /** Addresses are personal: the counters know only their keyed digest. */
  private keyOf(budget: BudgetName, whose: string): string {
    return `${budget}:${createHmac('sha256', this.secret).update(whose).digest('base64url')}`;
  }
}
