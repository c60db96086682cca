import { Secret, TOTP } from 'otpauth';

const PERIOD_MS = 30_000;

/** The app on a person's phone that shows a code for two-step log-in. */
export class Authenticator {
  private readonly totp: TOTP;

  /** @param key in base32, as the shop gave it out */
  constructor(key: string) {
    this.totp = new TOTP({ secret: Secret.fromBase32(key) });
  }

  shows(): string {
    return this.totp.generate();
  }

  /** The code of the next half minute: it is taken already, and each code only once. */
  showsNext(): string {
    return this.totp.generate({ timestamp: Date.now() + PERIOD_MS });
  }
}
