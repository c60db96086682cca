import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Ids } from '../../../kernel/ports.js';
import { BusinessClock } from '../../../platform/clock.js';
import { EffectPlanner } from '../../../platform/jobs/effect-planner.js';
import { IDS } from '../../../platform/tokens.js';
import { isOver, type ReportStatus } from '../reporting/report.rules.js';

interface Entry {
  kind: 'answer' | 'note' | 'status' | 'assignment';
  text: string;
  status?: ReportStatus;
}

/** Who does something to which report. */
export interface ReportTask {
  reportId: string;
  staffId: string;
  correlation: string;
}

/** What staff do with reports; each step is written down with its author. */
@Injectable()
export class ReportWork {
  constructor(
    private readonly mails: EffectPlanner,
    private readonly clock: BusinessClock,
    @Inject(IDS) private readonly ids: Ids,
  ) {}

  /** Answers, and tells it by mail where there is an address. */
  async answer(task: ReportTask, text: string, status: ReportStatus): Promise<void> {
    await this.mails.together(task.correlation, async (rows, plan) => {
      const entryId = await this.write(rows, task, { kind: 'answer', text, status });
      await this.change(rows, task, status, true);
      await plan('mail:report-answered', entryId);
    });
  }

  /** A note that only staff read. */
  async note(task: ReportTask, text: string): Promise<void> {
    await this.mails.together(task.correlation, async (rows) => {
      await this.write(rows, task, { kind: 'note', text });
    });
  }

  /** Changes the status without words; the sender of the report gets a mail. */
  async setStatus(task: ReportTask, status: ReportStatus): Promise<void> {
    await this.mails.together(task.correlation, async (rows, plan) => {
      const [before] = (await rows.query('select status from support.reports where id = $1 for update', [
        task.reportId,
      ])) as { status: ReportStatus }[];
      if (!before || before.status === status) return;
      const entryId = await this.write(rows, task, { kind: 'status', text: '', status });
      await this.change(rows, task, status, false);
      await plan('mail:report-answered', entryId);
    });
  }

  /** @param assignee null to leave it unassigned. */
  async assign(task: ReportTask, assignee: { id: string; name: string } | null): Promise<void> {
    await this.mails.together(task.correlation, async (rows) => {
      await rows.query('update support.reports set assigned_to = $2 where id = $1', [
        task.reportId,
        assignee?.id ?? null,
      ]);
      await this.write(rows, task, { kind: 'assignment', text: assignee?.id ?? '' });
    });
  }

  private async change(rows: EntityManager, task: ReportTask, status: ReportStatus, answers: boolean): Promise<void> {
    const now = this.clock.now();
    await rows.query(
      `update support.reports set status = $2, closed_at = case when $3 then $4::timestamptz end,
              first_answered_at = coalesce(first_answered_at, case when $5 then $4::timestamptz end) where id = $1`,
      [task.reportId, status, isOver(status), now, answers],
    );
  }

  private async write(rows: EntityManager, task: ReportTask, { kind, text, status }: Entry): Promise<string> {
    const id = this.ids.next();
    await rows.query(
      'insert into support.report_entries (id, report_id, kind, text, status, staff_id, at) values ($1, $2, $3, $4, $5, $6, $7)',
      [id, task.reportId, kind, text, status ?? null, task.staffId, this.clock.now()],
    );
    return id;
  }
}
