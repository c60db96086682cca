import { createHash, randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Config } from '../../../config.js';
import { Refusal } from '../../../kernel/refusal.js';
import { Database } from '../../../platform/database/database.js';
import type { SignedIn } from '../../../platform/http/access.js';
import { Problem } from '../../../platform/http/problem.js';
import { EffectPlanner } from '../../../platform/jobs/effect-planner.js';
import { type Resealed, SecretCipher, SecretUnreadable, type Sealed } from '../../../platform/secret-cipher.js';
import { CONFIG } from '../../../platform/tokens.js';
import { Passwords } from '../passwords/passwords.js';
import { Person } from '../people/person.entity.js';
import type { Visit } from '../sessions/sign-ins.js';
import { Throttle } from '../throttle/throttle.js';
import { addressOfKey, looksLikeAppCode, newAppKey, newRecoveryCodes, plain, stepOf } from './second-factor.rules.js';

/** How a person's log-in stands. */
export interface SecondFactorStatus {
  on: boolean;
  since: Date | null;
  recoveryCodesLeft: number;
}

/** Takes a code that was right, in the transaction of what it is for: of two that bring the same one, one gets through. */
export type TakesCode = (rows: EntityManager) => Promise<void>;

interface Factor extends Sealed {
  confirmed: boolean;
  lastStep: string;
}

/** The app whose code a log-in needs beside the password, for people who want it and for all who work in the console. By the wall clock. */
@Injectable()
export class SecondFactor {
  private readonly cipher: SecretCipher;

  constructor(
    private readonly db: Database,
    private readonly passwords: Passwords,
    private readonly throttle: Throttle,
    private readonly mails: EffectPlanner,
    @Inject(CONFIG) config: Config,
  ) {
    this.cipher = new SecretCipher(config.cardKeys);
  }

  async status(personId: string): Promise<SecondFactorStatus> {
    const [found] = await this.db.query<{ since: Date; left: number }>(
      `select f.confirmed_at as since, (select count(*)::int from access.recovery_codes c where c.person_id = $1 and c.used_at is null) as left
         from access.second_factors f where f.person_id = $1 and f.confirmed_at is not null`,
      [personId],
    );
    return { on: Boolean(found), since: found?.since ?? null, recoveryCodesLeft: found?.left ?? 0 };
  }

  /**
   * A new key for an app. Nothing changes before a code of it is confirmed; beginning again makes another one.
   * @throws Refusal second-factor-on; current-password-wrong, because who merely sits at an open session must not lock its owner out.
   */
  async begin(
    { userId, sessionId }: SignedIn,
    password: string | null,
    visit: Visit,
  ): Promise<{ key: string; address: string }> {
    const { email } = await this.provePassword({ userId, sessionId }, password, visit);
    const key = newAppKey(randomBytes);
    const { keyId, sealed } = this.cipher.seal(subjectOf(userId), key);
    const begun = await this.db.query(
      `insert into access.second_factors as f (person_id, key_id, sealed, begun_at) values ($1, $2, $3, now())
       on conflict (person_id) do update set key_id = excluded.key_id, sealed = excluded.sealed, begun_at = now(), last_step = 0
         where f.confirmed_at is null returning person_id`,
      [userId, keyId, sealed],
    );
    if (begun.length === 0) throw new Refusal('second-factor-on');
    return { key, address: addressOfKey(key, email) };
  }

  /**
   * Proves that the owner of the account asks, and not who merely sits at an open session: by the password, and by a code where log-ins need one.
   * @throws Refusal current-password-wrong, second-factor-wrong.
   */
  async proveOwner(
    caller: Pick<SignedIn, 'userId' | 'sessionId'>,
    { password, code }: { password: string | null; code: string },
    visit: Visit,
  ): Promise<void> {
    await this.provePassword(caller, password, visit);
    const factor = await this.find(caller.userId);
    if (!factor?.confirmed) return;
    const wrong = () => new Refusal('second-factor-wrong');
    await (
      await this.judged(caller.userId, factor, { code, visit, wrong })
    )(this.db.rows);
  }

  private async provePassword(
    { userId, sessionId }: Pick<SignedIn, 'userId' | 'sessionId'>,
    password: string | null,
    visit: Visit,
  ): Promise<Person> {
    const person = await this.db.rows.findOneByOrFail(Person, { id: userId });
    if (person.passwordHash === null) return person;
    await this.throttle.spend('password', sessionId, visit.network);
    if (!(await this.passwords.match(person.passwordHash, password ?? ''))) throw new Refusal('current-password-wrong');
    await this.throttle.forgivePassword(sessionId, visit.network);
    return person;
  }

  /** The app works: from now on every log-in needs it. @returns the recovery codes. @throws Refusal second-factor-off, -on, -wrong. */
  async confirm({ userId }: SignedIn, code: string, visit: Visit): Promise<string[]> {
    const factor = await this.find(userId);
    if (!factor) throw new Refusal('second-factor-off');
    if (factor.confirmed) throw new Refusal('second-factor-on');
    await this.throttle.spend('second-factor', userId, visit.network);
    const step = looksLikeAppCode(code) ? this.step(userId, factor, code) : null;
    if (step === null) throw new Refusal('second-factor-wrong');

    await this.throttle.giveBack('second-factor', userId, visit.network);
    return this.mails.together(visit.correlation, async (rows, plan) => {
      const confirmed = await rows.query<unknown[]>(
        `with confirmed as (update access.second_factors set confirmed_at = now(), last_step = $3
          where person_id = $1 and sealed = $2 and confirmed_at is null returning person_id) select person_id from confirmed`,
        [userId, factor.sealed, step],
      );
      if (confirmed.length === 0) throw new Problem(409, 'try-again');
      await plan('mail:second-factor-on', userId);
      return this.renewCodes(rows, userId);
    });
  }

  /** New recovery codes in the place of all old ones. @throws Refusal second-factor-off, second-factor-wrong. */
  async newCodes({ userId }: SignedIn, code: string, visit: Visit): Promise<string[]> {
    const takesCode = await this.owned(userId, code, visit);
    return this.db.rows.transaction(async (rows) => {
      await takesCode(rows);
      return this.renewCodes(rows, userId);
    });
  }

  /** From now on the password is enough. @throws Refusal second-factor-off, second-factor-wrong. */
  async end({ userId }: SignedIn, code: string, visit: Visit): Promise<void> {
    const takesCode = await this.owned(userId, code, visit);
    await this.mails.together(visit.correlation, async (rows, plan) => {
      await takesCode(rows);
      await endSecondFactor(rows, userId);
      await plan('mail:second-factor-off', userId);
    });
  }

  /**
   * What a log-in needs beyond the password; nothing where it is off.
   * @throws Problem 401 second-factor-needed without a code, second-factor-wrong with a wrong one.
   */
  async demand(personId: string, code: string | null, visit: Visit): Promise<TakesCode> {
    const factor = await this.find(personId);
    if (!factor?.confirmed) return async () => undefined;
    if (code === null || code.trim() === '') throw new Problem(401, 'second-factor-needed');
    return this.judged(personId, factor, { code, visit, wrong: () => new Problem(401, 'second-factor-wrong') });
  }

  async erase(personId: string): Promise<void> {
    await endSecondFactor(this.db.rows, personId);
  }

  /** Encrypts all keys again under the newest key of the shop; may be interrupted and repeated. Those whose key is missing stay. */
  async reseal(): Promise<Resealed> {
    const rows = await this.db.query<Sealed & { personId: string }>(
      'select person_id as "personId", key_id as "keyId", sealed from access.second_factors where key_id <> $1',
      [this.cipher.newest],
    );
    return this.cipher.resealAll(
      rows,
      ({ personId }) => subjectOf(personId),
      (row, { keyId, sealed }) =>
        this.db.query(
          'update access.second_factors set key_id = $2, sealed = $3 where person_id = $1 and sealed = $4',
          [row.personId, keyId, sealed, row.sealed],
        ),
    );
  }

  private async owned(personId: string, code: string, visit: Visit): Promise<TakesCode> {
    const factor = await this.find(personId);
    if (!factor?.confirmed) throw new Refusal('second-factor-off');
    return this.judged(personId, factor, { code, visit, wrong: () => new Refusal('second-factor-wrong') });
  }

  private async judged(
    personId: string,
    factor: Factor,
    { code, visit, wrong }: { code: string; visit: Visit; wrong: () => Error },
  ): Promise<TakesCode> {
    await this.throttle.spend('second-factor', personId, visit.network);
    const take = await this.takes(personId, factor, code);
    if (!take) throw wrong();

    await this.throttle.giveBack('second-factor', personId, visit.network);
    return async (rows) => {
      if (!(await take(rows))) throw wrong();
    };
  }

  private async find(personId: string): Promise<Factor | null> {
    const [factor] = await this.db.query<Factor>(
      'select key_id as "keyId", sealed, confirmed_at is not null as confirmed, last_step as "lastStep" from access.second_factors where person_id = $1',
      [personId],
    );
    return factor ?? null;
  }

  private step(personId: string, factor: Factor, code: string): number | null {
    try {
      return stepOf(this.cipher.open(subjectOf(personId), factor), code, Date.now(), Number(factor.lastStep));
    } catch (error) {
      // The shop lacks a key of its own: a recovery code opens without it.
      throw error instanceof SecretUnreadable ? new Problem(503, 'second-factor-unreadable') : error;
    }
  }

  /** How this code is used up; null for a wrong one. */
  private async takes(
    personId: string,
    factor: Factor,
    code: string,
  ): Promise<((rows: EntityManager) => Promise<boolean>) | null> {
    if (looksLikeAppCode(code)) {
      const step = this.step(personId, factor, code);
      return step === null ? null : (rows) => takeStep(rows, personId, step);
    }
    const there = await this.db.query(
      'select 1 from access.recovery_codes where person_id = $1 and sha256 = $2 and used_at is null',
      [personId, hashOfRecoveryCode(code)],
    );
    return there.length === 0 ? null : (rows) => takeRecoveryCode(rows, personId, code);
  }

  private async renewCodes(rows: EntityManager, personId: string): Promise<string[]> {
    const codes = newRecoveryCodes(randomBytes);
    await rows.query('delete from access.recovery_codes where person_id = $1', [personId]);
    await rows.query('insert into access.recovery_codes (person_id, sha256) select $1, unnest($2::text[])', [
      personId,
      codes.map(hashOfRecoveryCode),
    ]);
    return codes;
  }
}

/** Whether a code was refused, and not the log-in for another reason. */
export const isWrongCode = (error: unknown): boolean =>
  error instanceof Problem && error.code === 'second-factor-wrong';

/** What is kept of a recovery code, which is random enough for a plain hash. */
const hashOfRecoveryCode = (code: string): string => createHash('sha256').update(plain(code)).digest('hex');

/** The key of one person opens as no other's, and as no card's. */
const subjectOf = (personId: string): string => `second-factor:${personId}`;

/** Whether a log-in of this person needs a code beside the password. */
export async function hasSecondFactor(rows: EntityManager, personId: string): Promise<boolean> {
  const found = await rows.query<unknown[]>(
    'select 1 from access.second_factors where person_id = $1 and confirmed_at is not null',
    [personId],
  );
  return found.length > 0;
}

/** From now on the password of this person is enough. @returns whether it was not before */
export async function endSecondFactor(rows: EntityManager, personId: string): Promise<boolean> {
  await rows.query('delete from access.recovery_codes where person_id = $1', [personId]);
  const ended = await rows.query<unknown[]>(
    'with ended as (delete from access.second_factors where person_id = $1 returning confirmed_at) select 1 from ended where confirmed_at is not null',
    [personId],
  );
  return ended.length > 0;
}

async function takeStep(rows: EntityManager, personId: string, step: number): Promise<boolean> {
  const taken = await rows.query<unknown[]>(
    `with taken as (update access.second_factors set last_step = $2 where person_id = $1 and last_step < $2 returning person_id)
     select person_id from taken`,
    [personId, step],
  );
  return taken.length === 1;
}

async function takeRecoveryCode(rows: EntityManager, personId: string, code: string): Promise<boolean> {
  const taken = await rows.query<unknown[]>(
    `with taken as (update access.recovery_codes set used_at = now() where person_id = $1 and sha256 = $2 and used_at is null returning person_id)
     select person_id from taken`,
    [personId, hashOfRecoveryCode(code)],
  );
  return taken.length === 1;
}
