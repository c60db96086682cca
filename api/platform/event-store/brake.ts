/** How much of what takes money falls due, as the database counts it. */
export interface Forecast {
  /** Now and in the next two minutes. */
  soon: number;
  /** Within the hour. */
  withinTheHour: number;
}

/**
 * Stops what takes money when more of it runs than fell due: then a clock has jumped, or a handler does the same again and again.
 * A clock that jumped would count everything as due at once; so the forecast from before the jump has a say as well.
 */
export class Brake {
  private readonly ran = new Set<string>();
  private allowed = Infinity;
  private withinTheHour = Infinity;
  private pulled = false;

  /** @param spare how many more may run than the forecast says: people resume plans, and answers arrive. @param onPulled is called once. */
  constructor(
    private readonly spare: number,
    private readonly onPulled: () => void = () => undefined,
  ) {}

  /** Stays pulled until the process is restarted, after staff have looked. */
  get isPulled(): boolean {
    return this.pulled;
  }

  /** Begins a new minute; a forecast far above that of the minute before is a jump, and running work counts on against the old one. */
  expect(forecast: Forecast): void {
    if (this.pulled) return;
    const known = this.withinTheHour + this.spare;
    if (forecast.soon > known) {
      this.allowed = known;
      return;
    }
    this.allowed = Math.min(forecast.soon, this.withinTheHour) + this.spare;
    this.withinTheHour = forecast.withinTheHour;
    this.ran.clear();
  }

  /** Whether this one may still run. */
  admits(key: string): boolean {
    if (this.pulled) return false;
    this.ran.add(key);
    if (this.ran.size <= this.allowed) return true;
    this.pulled = true;
    this.onPulled();
    return false;
  }
}
