import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Database } from '../../../platform/database/database.js';
import { Problem } from '../../../platform/http/problem.js';
import { Throttle } from '../../access/index.js';
import { ClassDoor } from './class-door.js';
import { nicknameKey } from './nickname.rules.js';
import { PupilProofs } from '../pupil-proofs.js';

export interface ReturnedPupil {
  pupilId: string;
  nickname: string;
  className: string;
}

interface Proof {
  code: string;
  nickname: string;
  pin: string;
}

/** A pupil comes back, on this device or another one. */
export class ReturnToClass extends Command<ReturnedPupil> {
  /** @throws Problem 404 `class-code-unknown`, `pupil-proof-wrong` for nickname and number alike, 429. */
  constructor(
    readonly proof: Proof,
    readonly network: string,
  ) {
    super();
  }
}

@CommandHandler(ReturnToClass)
export class ReturnToClassHandler implements ICommandHandler<ReturnToClass> {
  constructor(
    private readonly door: ClassDoor,
    private readonly db: Database,
    private readonly throttle: Throttle,
    private readonly proofs: PupilProofs,
  ) {}

  async execute({ proof: { code, nickname: typed, pin }, network }: ReturnToClass): Promise<ReturnedPupil> {
    const { id: classId, name: className } = await this.door.find(code, network);
    const key = nicknameKey(typed);
    const account = `${classId} ${key}`;
    await this.throttle.spend('class-pin', account, network);
    const [pupil] = await this.db.query<{ id: string; nickname: string; pinHash: string }>(
      `select id, nickname, pin_hash as "pinHash" from schools.pupils
        where class_id = $1 and nickname_key = $2 and removed_at is null`,
      [classId, key],
    );
    if (!pupil || !this.proofs.isPin(pupil.id, pin, pupil.pinHash)) throw new Problem(404, 'pupil-proof-wrong');
    await this.throttle.giveBack('class-pin', account, network);
    return { pupilId: pupil.id, nickname: pupil.nickname, className };
  }
}
