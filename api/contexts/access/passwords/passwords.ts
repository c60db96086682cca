import { Injectable } from '@nestjs/common';

/** Argon2id is the package's default algorithm. About 15 ms of one core and 19 MB each. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const CURRENT = `$argon2id$v=19$m=${PARAMETERS.memoryCost},t=${PARAMETERS.timeCost},p=${PARAMETERS.parallelism}$`;
/** More at once would take the threads that files and names are looked up with. */
const AT_ONCE = 2;
/** Of a random password that nobody knows: the hash that an unknown address is checked against, so that it takes as long. */
const NOBODYS_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$ygqWwlZgcFIWRmfcvV78eQ$by9OhIrlpoZf8yW123DeKkg6M9harhiLTKt/47mMv9A';

/** Hashes and checks passwords off the main thread, a few at a time. */
@Injectable()
export class Passwords {
  private free = AT_ONCE;
  private readonly waiting: (() => void)[] = [];

  hash(password: string): Promise<string> {
    return this.inTurn(async () => (await import('@node-rs/argon2')).hash(password, PARAMETERS));
  }

  /**
   * Whether this is the password. Takes the same time when there is none to compare with.
   * @param stored null for an unknown person, or one without a password.
   */
  async match(stored: string | null, password: string): Promise<boolean> {
    const matches = await this.inTurn(async () =>
      (await import('@node-rs/argon2')).verify(stored ?? NOBODYS_HASH, password),
    );
    return matches && stored !== null;
  }

  /** Whether a hash was made with other parameters than those of today. */
  isOutdated(stored: string): boolean {
    return !stored.startsWith(CURRENT);
  }

  private async inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.free === 0) await new Promise<void>((resolve) => this.waiting.push(resolve));
    else this.free -= 1;
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.free += 1;
    }
  }
}
