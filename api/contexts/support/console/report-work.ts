import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { BusinessClock } from '../../../platform/clock.js';
import { Problem } from '../../../platform/http/problem.js';
import { EffectPlanner } from '../../../platform/jobs/effect-planner.js';
import { CaseWork, REPORT_CASES, type CaseTask } from '../cases/case-work.js';
import { isOver, type ReportStatus } from '../reporting/report.rules.js';
import { holdReport } from '../reporting/reports.js';

interface Next {
  status: ReportStatus;
  /** How many answers and replies its author has read; left out by who does not say it. */
  wordsSeen?: number | undefined;
}

/** What staff do with reports; each step is written down with its author. */
@Injectable()
export class ReportWork {
  constructor(
    private readonly cases: CaseWork,
    private readonly mails: EffectPlanner,
    private readonly clock: BusinessClock,
  ) {}

  /** Answers, and tells it by mail where there is an address. @throws Problem 409 `report-grew-meanwhile` */
  async answer(task: CaseTask, { text, status, wordsSeen }: Next & { text: string }): Promise<void> {
    await this.mails.together(task.correlation, async (rows, plan) => {
      await this.hold(rows, task, wordsSeen);
      const entryId = await this.cases.write(rows, REPORT_CASES, task, { kind: 'answer', text, status });
      await this.change(rows, task, status, true);
      await plan('mail:report-answered', entryId);
    });
  }

  /** Changes the status without words; the sender of the report gets a mail. @throws Problem 409 `report-grew-meanwhile` */
  async setStatus(task: CaseTask, { status, wordsSeen }: Next): Promise<void> {
    await this.mails.together(task.correlation, async (rows, plan) => {
      if ((await this.hold(rows, task, wordsSeen)) === status) return;
      const entryId = await this.cases.write(rows, REPORT_CASES, task, { kind: 'status', text: '', status });
      await this.change(rows, task, status, false);
      await plan('mail:report-answered', entryId);
    });
  }

  /** @throws Problem 404 `report-unknown`, 409 `report-grew-meanwhile` */
  private async hold(rows: EntityManager, { caseId }: CaseTask, wordsSeen?: number): Promise<ReportStatus> {
    const status = await holdReport(rows, caseId);
    const [{ words } = { words: 0 }] = (await rows.query(
      `select ((select count(*) from support.report_entries where report_id = $1 and kind = 'answer')
               + (select count(*) from support.report_replies where report_id = $1))::int as words`,
      [caseId],
    )) as { words: number }[];
    if (wordsSeen !== undefined && wordsSeen !== words) throw new Problem(409, 'report-grew-meanwhile');
    return status;
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
