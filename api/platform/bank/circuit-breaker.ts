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
