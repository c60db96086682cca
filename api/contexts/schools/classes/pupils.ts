import { Injectable } from '@nestjs/common';
import { isUuid } from '../../../kernel/ids.js';
import { Database } from '../../../platform/database/database.js';
import { Problem } from '../../../platform/http/problem.js';
import { PupilProofs } from '../pupil-proofs.js';

/** The pupils of classes, for their teacher. */
@Injectable()
export class Pupils {
  constructor(
    private readonly db: Database,
    private readonly proofs: PupilProofs,
  ) {}

  /** @param written the id as a path has it. @throws Problem 404 `pupil-unknown`. */
  async require(classId: string, written: string): Promise<{ id: string; nickname: string }> {
    const id = written.toLowerCase();
    const [pupil] = isUuid(id)
      ? await this.db.query<{ id: string; nickname: string }>(
          'select id, nickname from schools.pupils where id = $1 and class_id = $2 and removed_at is null',
          [id, classId],
        )
      : [];
    if (!pupil) throw new Problem(404, 'pupil-unknown');
    return pupil;
  }

  /** @returns the new number, which is shown this once. @throws Problem 404 `pupil-unknown`. */
  async renewPin(classId: string, written: string): Promise<{ nickname: string; pin: string }> {
    const { id, nickname } = await this.require(classId, written);
    const pin = this.proofs.drawPin();
    await this.db.query(
      `with gone as (delete from schools.pupil_sessions where pupil_id = $1)
       update schools.pupils set pin_hash = $2 where id = $1`,
      [id, this.proofs.hashOfPin(id, pin)],
    );
    return { nickname, pin };
  }
}
