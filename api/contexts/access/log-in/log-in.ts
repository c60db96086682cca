import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '../../../config.js';
import { days } from '../../../kernel/instant.js';
import { Database } from '../../../platform/database/database.js';
import { ownCookie, type OwnCookie } from '../../../platform/http/own-cookie.js';
import { Problem } from '../../../platform/http/problem.js';
import { CONFIG } from '../../../platform/tokens.js';
import { Passwords } from '../passwords/passwords.js';
import { Person } from '../people/person.entity.js';
import { Entrance } from '../second-factor/entrance.js';
import type { Signed } from '../sessions/sessions.js';
import { SignIns, type Visit } from '../sessions/sign-ins.js';
import { type LogInPlace, Throttle } from '../throttle/throttle.js';

const KEPT = days(180);
/** Accounts of one browser: a family shares it. */
const MOST_ACCOUNTS = 5;
const FORM = new RegExp(`[\\w-]{22}(?:\\.[\\w-]{22}){1,${MOST_ACCOUNTS}}`);

/** Knows by a cookie to which accounts a browser logged in before. It opens nothing: only guesses from elsewhere count apart from it. */
@Injectable()
export class KnownDevices {
  private readonly secret: Buffer;
  private readonly cookie: OwnCookie;

  constructor(@Inject(CONFIG) config: Config) {
    this.secret = createHmac('sha256', config.jwtSecret).update('known-device').digest();
    this.cookie = ownCookie('known_device', config.publicUrl);
  }

  /** The id of the device, if it logged in to the account of this address; else null. */
  read(cookies: string | undefined, email: string): string | null {
    const { id, marks } = this.parse(cookies);
    return id !== null && marks.some((mark) => isSame(mark, this.markOf(id, email))) ? id : null;
  }

  /** The header that lets the browser keep that it logged in to this account. */
  remember(cookies: string | undefined, email: string): string {
    const { id, marks } = this.parse(cookies);
    const device = id ?? randomBytes(16).toString('base64url');
    const mark = this.markOf(device, email);
    const kept = [mark, ...marks.filter((other) => other !== mark)].slice(0, MOST_ACCOUNTS);
    return this.cookie.set([device, ...kept].join('.'), KEPT / 1_000);
  }

  private parse(cookies: string | undefined): { id: string | null; marks: string[] } {
    const [id = null, ...marks] = this.cookie.read(cookies, FORM)?.split('.') ?? [];
    return { id, marks };
  }

  /** No address can be read back from it. */
  private markOf(id: string, email: string): string {
    return createHmac('sha256', this.secret).update(`${id}:${email}`).digest('base64url').slice(0, 22);
  }
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** Limits tries to sign in: per account and network, and apart from that per device that logged in to the account before. */
@Injectable()
export class SignInBudget {
  constructor(
    private readonly throttle: Throttle,
    private readonly devices: KnownDevices,
  ) {}

  /** Takes one try of a password. */
  async spend(email: string, visit: Visit): Promise<void> {
    await this.throttle.spendLogIn(email, this.placeOf(email, visit));
  }

  /** Takes one try of an account at Google. */
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

/** Longer than a note takes: an account that exists is not turned away later than one that does not. */
const SAME_TIME_MS = 30;
/** A password that changes while it is checked is checked again, against what it is then. */
const TRIES = 4;

/** A signed-in person, and the cookie by which the device is known from now on. */
export interface Entered extends Signed {
  deviceCookie: string;
}

/** What a person types to sign in. */
interface Credentials {
  email: string;
  password: string;
  /** Of an app, or a recovery code; null where none was asked for yet. */
  code: string | null;
  remember: boolean;
}

/** A person whose password was right. */
interface Proven {
  person: Person;
  /** Whether its hash is to be replaced. */
  isOutdated: boolean;
}

/** Signing in with an address and a password. */
@Injectable()
export class LogIn {
  constructor(
    private readonly db: Database,
    private readonly passwords: Passwords,
    private readonly entrance: Entrance,
    private readonly budget: SignInBudget,
    private readonly signIns: SignIns,
  ) {}

  /**
   * Opens a session. An unknown address, a wrong password and an unproven address are answered alike, after the same time.
   */
  async withPassword({ email, password, code, remember }: Credentials, visit: Visit): Promise<Entered> {
    await this.budget.spend(email, visit);
    for (let tried = 0; tried < TRIES; tried++) {
      const { person, isOutdated } = await this.demandPassword(email, password, visit);
      const signed = await this.entrance.open(person, code, { remember, how: 'password', visit });
      if (!signed) continue;

      await this.budget.forgive(email, visit);
      if (isOutdated) await this.renewHash(person, password);
      return { ...signed, deviceCookie: this.budget.remember(email, visit) };
    }
    throw new Problem(409, 'try-again');
  }

  private async demandPassword(email: string, password: string, visit: Visit): Promise<Proven> {
    const person = await this.db.rows.findOneBy(Person, { email });
    const match = await this.passwords.compare(person?.passwordHash ?? null, password);
    // An account opens only to a proven address: else signing up and logging in would tell whether the address was new.
    if (person?.emailVerifiedAt && match !== 'other') return { person, isOutdated: match === 'same-outdated' };

    await Promise.all([pause(SAME_TIME_MS), person && this.signIns.failed(person.id, 'password', visit)]);
    throw new Problem(401, 'wrong-credentials');
  }

  /** Only now is the password at hand: an outdated hash is replaced, unless the password changed meanwhile. */
  private async renewHash({ id, passwordHash: outdated }: Person, password: string): Promise<void> {
    if (outdated === null) return;
    const passwordHash = await this.passwords.hash(password);
    await this.db.rows.update(Person, { id, passwordHash: outdated }, { passwordHash });
  }
}
