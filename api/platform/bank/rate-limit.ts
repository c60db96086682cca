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
