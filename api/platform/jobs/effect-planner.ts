import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Ids } from '../../kernel/ports.js';
import { Database } from '../database/database.js';
import { Effects, type PlannedEffect } from '../event-store/effects.js';
import { Dispatch } from './dispatch.js';
import { IDS } from '../tokens.js';

/** Plans an effect, such as a mail, about the row with this id; the performer reads the rest from there. */
export type PlanEffect = (kind: string, subject: string) => Promise<void>;

/** Plans effects together with the rows that they are about. */
@Injectable()
export class EffectPlanner {
  constructor(
    private readonly db: Database,
    private readonly effects: Effects,
    private readonly dispatch: Dispatch,
    @Inject(IDS) private readonly ids: Ids,
  ) {}

  /** Runs a change of rows and plans its effects in one transaction, then lets the workers know. */
  async together<Result>(
    correlation: string,
    change: (rows: EntityManager, plan: PlanEffect) => Promise<Result>,
  ): Promise<Result> {
    const planned: PlannedEffect[] = [];
    const result = await this.db.rows.transaction(async (rows) => {
      const done = await change(rows, async (kind, subject) => {
        planned.push({ effectId: this.ids.next(), kind, subject, correlation });
      });
      await this.effects.plan(planned, { query: (text, values) => rows.query(text, values) });
      return done;
    });
    await this.dispatch.send(planned);
    return result;
  }
}
