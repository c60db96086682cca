import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Person } from '../people/person.entity.js';
import { Sessions, type Entry, type Signed } from '../sessions/sessions.js';
import { SignIns } from '../sessions/sign-ins.js';
import { isWrongCode, SecondFactor } from './second-factor.js';

/** The one way to a new session: whatever proved the first step, the second is asked for here. */
@Injectable()
export class Entrance {
  constructor(
    private readonly sessions: Sessions,
    private readonly factor: SecondFactor,
    private readonly signIns: SignIns,
  ) {}

  /**
   * As `Sessions.open`.
   * @param code of the app, or a recovery code; null where none was asked for yet.
   * @throws Problem 401 second-factor-needed, second-factor-wrong.
   */
  async open(seen: Person, code: string | null, { alongside, ...entry }: Entry): Promise<Signed | null> {
    const takeCode = await this.factor.demand(seen.id, code, entry.visit).catch(async (error: unknown) => {
      // The password was right and the code was not: the owner's history shows it.
      if (isWrongCode(error)) await this.signIns.failed(seen.id, entry.how, entry.visit);
      throw error;
    });
    return this.sessions.open(seen, {
      ...entry,
      alongside: async (rows: EntityManager) => {
        await takeCode(rows);
        await alongside?.(rows);
      },
    });
  }

  /** A passkey proved the device and the person at it: that is both steps in one. */
  openByPasskey(seen: Person, entry: Entry): Promise<Signed | null> {
    return this.sessions.open(seen, entry);
  }
}
