import { Injectable } from '@nestjs/common';
import { civilDateOf } from '../../../kernel/calendar.js';
import { BusinessClock } from '../../../platform/clock.js';
import { Database } from '../../../platform/database/database.js';
import { Problem } from '../../../platform/http/problem.js';
import { Throttle } from '../../access/index.js';
import { CLASS_CODE_LENGTH, readCode } from '../class-code.rules.js';

export interface OpenClass {
  id: string;
  name: string;
  isOpen: boolean;
  planId: string | null;
}

/** Finds a class by what is typed on its door, as often as the network's budget allows. */
@Injectable()
export class ClassDoor {
  constructor(
    private readonly db: Database,
    private readonly clock: BusinessClock,
    private readonly throttle: Throttle,
  ) {}

  /** A right code costs nothing. @throws Problem 404 `class-code-unknown`, 429. */
  async find(typed: string, network: string): Promise<OpenClass> {
    await this.throttle.spend('class', network, network);
    const code = readCode(typed, CLASS_CODE_LENGTH);
    const found = code && (await this.withCode(code));
    if (!found) throw new Problem(404, 'class-code-unknown');
    await this.throttle.giveBack('class', network, network);
    return found;
  }

  private async withCode(code: string): Promise<OpenClass | null> {
    const [found] = await this.db.query<OpenClass>(
      `select id, name, is_open as "isOpen", plan_id as "planId" from schools.classes
        where code = $1 and deleted_at is null and ends_on >= $2`,
      [code, civilDateOf(this.clock.now())],
    );
    return found ?? null;
  }
}
