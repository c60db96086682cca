import { CircuitBreaker, type BreakerOptions } from './circuit-breaker.js';
import { RateLimit, type RateOptions } from './rate-limit.js';

/** Kinds of background calls to the bank: questions about payments and refunds in doubt, and charges. Each has its own budget, so that inquiries never hold up renewals. */
type BankWork = 'inquiries' | 'charges';

/** Either the work was done, or the bank is left alone for now. */
type Budgeted<Result> = { is: 'done'; result: Result } | { is: 'postponed' };

/** A bound against a loop gone wild; the bank takes more than a shop renews. */
const CHARGES: RateOptions = { perSecond: 1_000, burst: 1_000 };

/** Circuit breaker and rate limit for each kind of background work with the bank, in this process. */
export class BankBudgets {
  private readonly budgets: Record<BankWork, { breaker: CircuitBreaker; rate: RateLimit }>;

  /** @param now wall-clock milliseconds: the bank's own time does not follow the shop's test clock. */
  constructor(breaker: BreakerOptions, inquiriesPerSecond: number, now: () => number = Date.now) {
    const budget = (rate: RateOptions) => ({
      breaker: new CircuitBreaker(breaker, now),
      rate: new RateLimit(rate, now),
    });
    this.budgets = {
      inquiries: budget({ perSecond: inquiriesPerSecond, burst: inquiriesPerSecond * 2 }),
      charges: budget(CHARGES),
    };
  }

  stateOf(work: BankWork): CircuitBreaker['state'] {
    return this.budgets[work].breaker.state;
  }

  /**
   * Runs the work within its budget.
   * @param isBroken whether the bank gave no answer, for a technical reason; null where it was not asked at all.
   */
  async spend<Result>(
    work: BankWork,
    run: () => Promise<Result>,
    isBroken: (result: Result) => boolean | null,
  ): Promise<Budgeted<Result>> {
    const { breaker, rate } = this.budgets[work];
    if (!breaker.enters()) return { is: 'postponed' };
    if (!rate.takes()) {
      breaker.left();
      return { is: 'postponed' };
    }
    try {
      const result = await run();
      const broken = isBroken(result);
      if (broken === null) breaker.left();
      else if (broken) breaker.broke();
      else breaker.succeeded();
      return { is: 'done', result };
    } catch (error) {
      // Ours, not the bank's: the line is as good or bad as before.
      breaker.left();
      throw error;
    }
  }
}
