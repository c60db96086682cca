import { Injectable } from '@nestjs/common';
import type { Visit } from '../sessions/caller-visit.js';
import { KnownDevices } from './known-devices.js';
import { Throttle, type LogInPlace } from '../throttle/throttle.js';

/** Limits tries to sign in: per account and network, and apart from that per device that logged in to the account before. */
@Injectable()
export class SignInBudget {
  constructor(
    private readonly throttle: Throttle,
    private readonly devices: KnownDevices,
  ) {}

  /** Takes one try of a password. @throws TooManyTries. */
  async spend(email: string, visit: Visit): Promise<void> {
    await this.throttle.spendLogIn(email, this.placeOf(email, visit));
  }

  /** Takes one try of an account at Google. @throws TooManyTries. */
  async spendGoogle(credential: string, { network }: Visit): Promise<void> {
    await this.throttle.spend('google', credential, network);
  }

  /** The password was right, or is replaced: what was counted here says nothing any more. */
  async forgive(email: string, visit: Visit): Promise<void> {
    await this.throttle.forgiveLogIn(email, this.placeOf(email, visit));
  }

  /** The cookie by which the device is known from now on. */
  remember(email: string, visit: Visit): string {
    return this.devices.remember(visit.cookies, email);
  }

  private placeOf(email: string, { network, cookies }: Visit): LogInPlace {
    return { network, knownDevice: this.devices.read(cookies, email) };
  }
}
