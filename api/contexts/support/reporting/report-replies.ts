import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { civilDateOf } from '../../../kernel/calendar.js';
import { Database } from '../../../platform/database/database.js';
import { Problem } from '../../../platform/http/problem.js';
import { EffectPlanner } from '../../../platform/jobs/effect-planner.js';
import { PROMISED_DAYS, workingDaysLater } from '../promise.rules.js';
import { ReportTools } from './report-tools.js';
import { isOver } from './report.rules.js';
import { holdReport } from './reports.js';

/** What the sender of a report adds to it on its status page. */
@Injectable()
export class ReportReplies {
  constructor(
    private readonly db: Database,
    private readonly mails: EffectPlanner,
    private readonly tools: ReportTools,
  ) {}

  /**
   * Keeps a reply, and says so to the shop by mail. A report that waited for it is worked on again. The words of the last
   * reply once more are the same reply sent twice, and change nothing.
   * @throws Problem 404 `report-unknown`, 409 `report-over`
   */
  async add(reportId: string, text: string, correlation: string): Promise<void> {
    await this.mails.together(correlation, async (rows, plan) => {
      const status = await holdReport(rows, reportId);
      if ((await waitingReply(rows, reportId)) === text) return;
      if (isOver(status)) throw new Problem(409, 'report-over');
      const [id, now] = [this.tools.nextId(), this.tools.now()];
      await rows.query(
        'insert into support.report_replies (id, report_id, text, at, promised_on) values ($1, $2, $3, $4, $5)',
        [id, reportId, text, now, workingDaysLater(civilDateOf(now), PROMISED_DAYS.report)],
      );
      await rows.query(`update support.reports set status = 'in-progress' where id = $1 and status = 'needs-reply'`, [
        reportId,
      ]);
      await plan('mail:report-replied', id);
    });
  }

  /** What one reply says, and of which report; null for an unknown one. */
  async one(id: string): Promise<{ reportId: string; text: string; promisedOn: string } | null> {
    const [reply] = await this.db.query<{ reportId: string; text: string; promisedOn: string }>(
      `select report_id as "reportId", text, promised_on::text as "promisedOn" from support.report_replies where id = $1`,
      [id],
    );
    return reply ?? null;
  }
}

/** The words of the last reply that no answer followed. */
async function waitingReply(rows: EntityManager, reportId: string): Promise<string | null> {
  const [reply] = (await rows.query(
    `select p.text from support.report_replies p
      where p.report_id = $1
        and not exists (select 1 from support.report_entries a where a.report_id = $1 and a.kind = 'answer' and a.at > p.at)
      order by p.at desc limit 1`,
    [reportId],
  )) as { text: string }[];
  return reply?.text ?? null;
}
