import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { BusinessClock } from '../../../platform/clock.js';
import { EffectPlanner } from '../../../platform/jobs/effect-planner.js';
import { CaseWork, REPORT_CASES, type CaseTask } from '../cases/case-work.js';
import { isOver, type ReportStatus } from '../reporting/report.rules.js';

/** What staff do with reports; each step is written down with its author. */
@Injectable()
export class ReportWork {
  constructor(
    private readonly cases: CaseWork,
    private readonly mails: EffectPlanner,
    private readonly clock: BusinessClock,
  ) {}

  /** Answers, and tells it by mail where there is an address. */
  async answer(task: CaseTask, text: string, status: ReportStatus): Promise<void> {
    await this.mails.together(task.correlation, async (rows, plan) => {
      const entryId = await this.cases.write(rows, REPORT_CASES, task, { kind: 'answer', text, status });
      await this.change(rows, task, status, true);
      await plan('mail:report-answered', entryId);
    });
  }

  /** Changes the status without words; the sender of the report gets a mail. */
  async setStatus(task: CaseTask, status: ReportStatus): Promise<void> {
    await this.mails.together(task.correlation, async (rows, plan) => {
      const [before] = (await rows.query('select status from support.reports where id = $1 for update', [
        task.caseId,
      ])) as { status: ReportStatus }[];
      if (!before || before.status === status) return;
      const entryId = await this.cases.write(rows, REPORT_CASES, task, { kind: 'status', text: '', status });
      await this.change(rows, task, status, false);
      await plan('mail:report-answered', entryId);
    });
  }

  private async change(rows: EntityManager, task: CaseTask, status: ReportStatus, answers: boolean): Promise<void> {
    const now = this.clock.now();
    await rows.query(
      `update support.reports set status = $2, closed_at = case when $3 then $4::timestamptz end,
              first_answered_at = coalesce(first_answered_at, case when $5 then $4::timestamptz end) where id = $1`,
      [task.caseId, status, isOver(status), now, answers],
    );
  }
}
