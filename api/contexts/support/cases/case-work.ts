import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Ids } from '../../../kernel/ports.js';
import { BusinessClock } from '../../../platform/clock.js';
import { Database } from '../../../platform/database/database.js';
import { EffectPlanner } from '../../../platform/jobs/effect-planner.js';
import { IDS } from '../../../platform/tokens.js';

/** Where the cases of one kind lie, and what staff did with them. */
export interface CaseTables {
  cases: string;
  entries: string;
  /** The column of an entry that names its case. */
  key: string;
}

export const REPORT_CASES: CaseTables = {
  cases: 'support.reports',
  entries: 'support.report_entries',
  key: 'report_id',
};
export const ENQUIRY_CASES: CaseTables = {
  cases: 'support.enquiries',
  entries: 'support.enquiry_entries',
  key: 'enquiry_id',
};

/** Who does something to which case. */
export interface CaseTask {
  caseId: string;
  staffId: string;
  correlation: string;
}

export interface NewEntry {
  kind: 'answer' | 'note' | 'status' | 'assignment';
  text: string;
  status?: string;
  /** Where the case notes the same moment. */
  at?: string;
}

/** What staff do alike with reports and enquiries; each step is written down with its author. */
@Injectable()
export class CaseWork {
  constructor(
    private readonly db: Database,
    private readonly mails: EffectPlanner,
    private readonly clock: BusinessClock,
    @Inject(IDS) private readonly ids: Ids,
  ) {}

  /** What one entry says, and of which case; null for an unknown one. */
  async entry(tables: CaseTables, id: string): Promise<{ caseId: string; text: string } | null> {
    const [entry] = await this.db.query<{ caseId: string; text: string }>(
      `select ${tables.key} as "caseId", text from ${tables.entries} where id = $1`,
      [id],
    );
    return entry ?? null;
  }

  /** A note that only staff read. */
  async note(tables: CaseTables, task: CaseTask, text: string): Promise<void> {
    await this.mails.together(task.correlation, async (rows) => {
      await this.write(rows, tables, task, { kind: 'note', text });
    });
  }

  /** @param assignee null to leave it unassigned. */
  async assign(tables: CaseTables, task: CaseTask, assignee: { id: string } | null): Promise<void> {
    await this.mails.together(task.correlation, async (rows) => {
      await rows.query(`update ${tables.cases} set assigned_to = $2 where id = $1`, [
        task.caseId,
        assignee?.id ?? null,
      ]);
      await this.write(rows, tables, task, { kind: 'assignment', text: assignee?.id ?? '' });
    });
  }

  /** Writes a step down, in the transaction that takes it. @returns the id of the entry */
  async write(rows: EntityManager, tables: CaseTables, task: CaseTask, entry: NewEntry): Promise<string> {
    const id = this.ids.next();
    const { kind, text, status = null, at = this.clock.now() } = entry;
    await rows.query(
      `insert into ${tables.entries} (id, ${tables.key}, kind, text, status, staff_id, at) values ($1, $2, $3, $4, $5, $6, $7)`,
      [id, task.caseId, kind, text, status, task.staffId, at],
    );
    return id;
  }
}
