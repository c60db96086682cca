/** When a line to the bank is thought to be broken, and for how long it is left alone. */
export interface BreakerOptions {
  /** So many technical failures in a row open it. */
  failures: number;
  /** Milliseconds until one call may try whether it is whole again. */
  pauseMs: number;
}

/** Stops calls that can only fail: closed, open after failures in a row, half open for one probe. */
export class CircuitBreaker {
  private failed = 0;
  private openUntil: number | null = null;
  private isProbing = false;

  constructor(
    private readonly options: BreakerOptions,
    private readonly now: () => number,
  ) {}

  get state(): 'closed' | 'open' | 'half-open' {
    if (this.openUntil === null) return 'closed';
    return this.now() < this.openUntil ? 'open' : 'half-open';
  }

  /** Whether a call may be made; half open, one may at a time. Who was let through tells its outcome. */
  enters(): boolean {
    const { state } = this;
    if (state === 'closed') return true;
    if (state === 'open' || this.isProbing) return false;
    this.isProbing = true;
    return true;
  }

  /** The call was answered, positively or not. */
  succeeded(): void {
    this.failed = 0;
    this.openUntil = null;
    this.isProbing = false;
  }

  /** The call had none, for a technical reason. */
  broke(): void {
    this.failed += 1;
    if (this.isProbing || this.failed >= this.options.failures) this.openUntil = this.now() + this.options.pauseMs;
    this.isProbing = false;
  }

  /** The call was not made after all: it proves nothing. */
  left(): void {
    this.isProbing = false;
  }
}

/** How much may pass: so many at once, and so many more each second. */
export interface RateOptions {
  perSecond: number;
  burst: number;
}

/** A bucket of permits that fills up with time. */
export class RateLimit {
  private permits: number;
  private filledAt: number;

  constructor(
    private readonly options: RateOptions,
    private readonly now: () => number,
  ) {
    this.permits = options.burst;
    this.filledAt = now();
  }

  /** Takes a permit. @returns false where none is left for now. */
  takes(): boolean {
    const now = this.now();
    const { perSecond, burst } = this.options;
    this.permits = Math.min(burst, this.permits + (Math.max(0, now - this.filledAt) / 1_000) * perSecond);
    this.filledAt = now;
    if (this.permits < 1) return false;
    this.permits -= 1;
    return true;
  }
}

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
