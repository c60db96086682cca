import { createHmac } from 'node:crypto';
import { createParamDecorator, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../../../config.js';
import { Database } from '../../../platform/database/database.js';
import { Problem } from '../../../platform/http/problem.js';
import { CONFIG } from '../../../platform/tokens.js';
import { type Budget, type BudgetName, BUDGETS, networkOf, pauseAfter, type Tried } from './throttle.rules.js';

/** On one machine every person shares the loopback address: a network is then no sign of one guesser. */
const ROOM_OUTSIDE_PRODUCTION = 20;

/** 429: too many tries, and when there is room again. */
export class TooManyTries extends Problem {
  constructor(retryAfterSeconds: number) {
    super(429, 'too-many-requests', { details: { retryAfterSeconds } });
  }
}

/** Where a log-in comes from. */
export interface LogInPlace {
  network: string;
  /** Null for a device that never logged in to this account. */
  knownDevice: string | null;
}

interface Counter {
  budget: BudgetName;
  key: string;
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

  constructor(
    private readonly db: Database,
    @Inject(CONFIG) config: Config,
  ) {
    this.secret = createHmac('sha256', config.jwtSecret).update('throttle').digest();
    this.networkRoom = config.production ? 1 : ROOM_OUTSIDE_PRODUCTION;
  }

  /** Takes one try out of the account's and the network's budget, before anything is looked up. */
  async spend(what: Tried, account: string, network: string): Promise<void> {
    await this.demand([this.counter(`${what}:account`, account, network), this.counter(`${what}:network`, network)]);
  }

  /** Takes one try to log in: of the device alone, where that logged in to this account before. */
  async spendLogIn(account: string, { network, knownDevice }: LogInPlace): Promise<void> {
    if (knownDevice !== null) return this.demand([this.counter('log-in:device', account, knownDevice)]);
    await this.spend('log-in', account, network);
    const [guesses] = await this.count([this.counter('log-in:everywhere', account)]);
    await this.wait(this.counter('log-in:pause', account, network), pauseAfter(guesses?.spent ?? 0));
  }

  /** Lets one try through per pause. */
  private async wait(counter: Counter, pauseMs: number): Promise<void> {
    if (pauseMs === 0) return;
    const [tried] = await this.count([counter], pauseMs);
    if (tried && tried.spent > 1) throw new TooManyTries(Math.max(1, tried.secondsLeft));
  }

  /** A password that was right was no guess: the account starts afresh from here, the network gets back the try that it spent. */
  async forgiveLogIn(account: string, { network, knownDevice }: LogInPlace): Promise<void> {
    if (knownDevice !== null) return this.forgive(this.counter('log-in:device', account, knownDevice));
    await this.forgive(this.counter('log-in:account', account, network), this.counter('log-in:network', network));
    await this.giveBackTo([this.counter('log-in:everywhere', account)]);
  }

  /** The same for a signed-in person who gave the right password. */
  async forgivePassword(sessionId: string, network: string): Promise<void> {
    await this.forgive(this.counter('password:account', sessionId), this.counter('password:network', network));
  }

  /** Whether one more mail may go to an address. The caller's answer must not depend on it. */
  async mayWriteTo(email: string): Promise<boolean> {
    return (await this.exceeded([this.counter('mailbox:account', email)])).length === 0;
  }

  private async demand(counters: Counter[]): Promise<void> {
    const exceeded = await this.exceeded(counters);
    if (exceeded.length > 0) throw new TooManyTries(Math.max(1, ...exceeded.map(({ secondsLeft }) => secondsLeft)));
  }

  /** Counts one try in each of these, whose windows are equally long. @returns those that are used up. */
  private async exceeded(counters: Counter[]): Promise<Spent[]> {
    const counted = await this.count(counters);
    return counted.filter(({ key, spent }) =>
      counters.some((counter) => counter.key === key && spent > this.triesOf(counter.budget)),
    );
  }

  private count(
    counters: Counter[],
    windowMs: number = Math.max(...counters.map(({ budget }) => BUDGETS[budget].windowMs)),
  ): Promise<Spent[]> {
    return this.db.query<Spent>(
      `insert into access.budgets as b (key, window_from, spent) select key, now(), 1 from unnest($1::text[]) as key
       on conflict (key) do update
         set spent = case when b.window_from <= now() - $2 * interval '1 millisecond' then 1 else b.spent + 1 end,
             window_from = case when b.window_from <= now() - $2 * interval '1 millisecond' then now() else b.window_from end
       returning key, spent, ceil(extract(epoch from window_from - now()) + $2 / 1000.0)::int as "secondsLeft"`,
      [counters.map(({ key }) => key), windowMs],
    );
  }

  /** Gives a try back that turned out to be none. */
  async giveBack(what: Tried, account: string, network: string): Promise<void> {
    await this.giveBackTo([
      this.counter(`${what}:account`, account, network),
      this.counter(`${what}:network`, network),
    ]);
  }

  private async giveBackTo(counters: readonly Counter[]): Promise<void> {
    await this.db.query('update access.budgets set spent = greatest(spent - 1, 0) where key = any($1::text[])', [
      counters.map(({ key }) => key),
    ]);
  }

  private async forgive(own: Counter, network?: Counter): Promise<void> {
    await this.db.query(
      `update access.budgets set spent = case key when $1 then 0 else greatest(spent - 1, 0) end where key in ($1, $2)`,
      [own.key, network?.key ?? null],
    );
  }

  /** Throws away what was counted for these accounts. */
  async forget(accounts: readonly string[]): Promise<void> {
    const names = (Object.keys(BUDGETS) as BudgetName[]).filter((name) => !name.endsWith(':network'));
    const counters = names.flatMap((name) => accounts.map((account) => this.counter(name, account).key));
    await this.db.query(
      'delete from access.budgets b using unnest($1::text[]) as counter where starts_with(b.key, counter)',
      [counters],
    );
  }

  private triesOf(budget: BudgetName): number {
    return BUDGETS[budget].tries * (budget.endsWith(':network') ? this.networkRoom : 1);
  }

  /** Addresses are personal: the counters know only their keyed digest. @param from the network or device that a budget counts apart. */
  private counter(budget: BudgetName, whose: string, from?: string): Counter {
    const { perNetwork }: Budget = BUDGETS[budget];
    const isApart = from !== undefined && (perNetwork || budget === 'log-in:device');
    return { budget, key: [budget, this.digest(whose), ...(isApart ? [this.digest(from)] : [])].join(':') };
  }

  private digest(text: string): string {
    return createHmac('sha256', this.secret).update(text).digest('base64url');
  }
}

/** The network that asks, in a handler's parameter; a forwarded header counts only where the proxy is configured. */
export const CallerNetwork = createParamDecorator((_: unknown, context: ExecutionContext): string =>
  networkOf(context.switchToHttp().getRequest<FastifyRequest>().ip),
);
