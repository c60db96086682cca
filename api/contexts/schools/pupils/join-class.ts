import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Instant } from '../../../kernel/instant.js';
import type { Ids } from '../../../kernel/ports.js';
import { BusinessClock } from '../../../platform/clock.js';
import { Database, type Sql } from '../../../platform/database/database.js';
import { Problem } from '../../../platform/http/problem.js';
import { IDS } from '../../../platform/tokens.js';
import { MOST_PUPILS } from '../classes/teacher.rules.js';
import { SEATS_USED } from '../plans/school-plans.js';
import { ClassDoor, type OpenClass } from './class-door.js';
import { nicknameKey, readNickname } from './nickname.rules.js';
import { PupilProofs } from '../pupil-proofs.js';

export interface JoinedPupil {
  pupilId: string;
  nickname: string;
  pin: string;
  className: string;
}

/** A child takes a seat of a class under a nickname. Nothing else is asked. */
export class JoinClass extends Command<JoinedPupil> {
  /**
   * @throws Problem 404 `class-code-unknown`, 409 `class-closed`, `class-without-seats`, `class-full`, `nickname-taken`,
   * 422 `nickname-invalid`, 429.
   */
  constructor(
    readonly code: string,
    readonly nickname: string,
    readonly network: string,
  ) {
    super();
  }
}

@CommandHandler(JoinClass)
export class JoinClassHandler implements ICommandHandler<JoinClass> {
  constructor(
    private readonly door: ClassDoor,
    private readonly db: Database,
    private readonly clock: BusinessClock,
    private readonly proofs: PupilProofs,
    @Inject(IDS) private readonly ids: Ids,
  ) {}

  async execute({ code, nickname: typed, network }: JoinClass): Promise<JoinedPupil> {
    const found = await this.door.find(code, network);
    if (!found.isOpen) throw new Problem(409, 'class-closed');
    const nickname = readNickname(typed);
    if (!nickname) throw new Problem(422, 'nickname-invalid');

    const [pupilId, pin, now] = [this.ids.next(), this.proofs.drawPin(), this.clock.now()];
    const pinHash = this.proofs.hashOfPin(pupilId, pin);
    await this.db.transaction(async (sql) => {
      await refuseNoSeat(sql, found, now);
      const added = await sql.query(
        `insert into schools.pupils (id, class_id, nickname, nickname_key, pin_hash, joined_at) values ($1, $2, $3, $4, $5, $6)
         on conflict (class_id, nickname_key) do nothing returning id`,
        [pupilId, found.id, nickname, nicknameKey(nickname), pinHash, now],
      );
      if (added.length === 0) throw new Problem(409, 'nickname-taken');
    });
    return { pupilId, nickname, pin, className: found.name };
  }
}

/** Pupils of all classes of a plan are counted one after the other, under the row of its code. */
async function refuseNoSeat(sql: Sql, { id, planId }: OpenClass, now: Instant): Promise<void> {
  await sql.query('select from schools.plan_codes where plan_id = $1 for update', [planId]);
  const [plan] = await sql.query<{ seats: number; used: number }>(
    `select p.seats, ${SEATS_USED} as used from school_plans.plans p where p.plan_id = $1 and p.ended_at is null and $2 < p.access_until`,
    [planId, now],
  );
  if (!plan) throw new Problem(409, 'class-without-seats');
  const pupils = await sql.query('select from schools.pupils where class_id = $1', [id]);
  if (plan.used >= plan.seats || pupils.length >= MOST_PUPILS) throw new Problem(409, 'class-full');
}
