import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { BusinessClock } from '../../../platform/clock.js';
import { EffectPlanner } from '../../../platform/jobs/effect-planner.js';
import { Problem } from '../../../platform/http/problem.js';
import { CaseWork, ENQUIRY_CASES, type CaseTask } from '../cases/case-work.js';
import type { EnquiryRow } from '../contact/enquiries.js';
import { ENQUIRY_ENTRIES, type EnquiryEntryRow } from './enquiry-entries.js';

interface NewAnswer {
  text: string;
  status: 'answered' | 'closed';
  /** How many answers its author has read; left out where only the first one is allowed. */
  answersSeen?: number;
}

type Held = Pick<EnquiryRow, 'status' | 'reply'>;

/** What staff do with enquiries alone. The first answer is kept in the enquiry, where the release before reads it. */
@Injectable()
export class EnquiryWork {
  constructor(
    private readonly cases: CaseWork,
    private readonly mails: EffectPlanner,
    private readonly clock: BusinessClock,
  ) {}

  /**
   * Answers by mail.
   * @throws Problem 409: `enquiry-over` for a first answer to an enquiry that has one, `enquiry-closed`, and
   * `enquiry-answered-meanwhile` where the author has not read the latest answer
   */
  async answer(task: CaseTask, { text, status, answersSeen }: NewAnswer): Promise<void> {
    await this.mails.together(task.correlation, async (rows, plan) => {
      const enquiry = await this.hold(rows, task);
      if (answersSeen === undefined && enquiry.status !== 'open') throw new Problem(409, 'enquiry-over');
      if (enquiry.status === 'closed') throw new Problem(409, 'enquiry-closed');
      const entries = (await rows.query(ENQUIRY_ENTRIES, [task.caseId])) as EnquiryEntryRow[];
      const answers = entries.filter(({ kind }) => kind === 'answer').length;
      if (answersSeen !== undefined && answersSeen !== answers) throw new Problem(409, 'enquiry-answered-meanwhile');

      const now = this.clock.now();
      const entryId = await this.cases.write(rows, ENQUIRY_CASES, task, { kind: 'answer', text, status, at: now });
      await rows.query(
        `update support.enquiries set status = $2, reply = coalesce(reply, $3),
                replied_at = case when reply is null then $4 else replied_at end,
                replied_by = case when reply is null then $5 else replied_by end where id = $1`,
        [task.caseId, status, text, now, task.staffId],
      );
      await (enquiry.reply === null
        ? plan('mail:enquiry-answered', task.caseId)
        : plan('mail:enquiry-answered-again', entryId));
    });
  }

  /** Ends an enquiry. @throws Problem 409 `enquiry-over` where it is closed */
  async close(task: CaseTask): Promise<void> {
    await this.mails.together(task.correlation, async (rows) => {
      if ((await this.hold(rows, task)).status === 'closed') throw new Problem(409, 'enquiry-over');
      const now = this.clock.now();
      await this.cases.write(rows, ENQUIRY_CASES, task, { kind: 'status', text: '', status: 'closed', at: now });
      // Without a reply these two say when and by whom it was closed.
      await rows.query(
        `update support.enquiries set status = 'closed', replied_at = coalesce(replied_at, $2), replied_by = coalesce(replied_by, $3)
          where id = $1`,
        [task.caseId, now, task.staffId],
      );
    });
  }

  /** Makes a closed enquiry open again, or answered where it has an answer. Does nothing to another one. */
  async reopen(task: CaseTask): Promise<void> {
    await this.mails.together(task.correlation, async (rows) => {
      const { status, reply } = await this.hold(rows, task);
      if (status !== 'closed') return;
      const next = reply === null ? 'open' : 'answered';
      await this.cases.write(rows, ENQUIRY_CASES, task, { kind: 'status', text: '', status: next });
      await rows.query(
        `update support.enquiries set status = $2, replied_at = case when reply is not null then replied_at end,
                replied_by = case when reply is not null then replied_by end where id = $1`,
        [task.caseId, next],
      );
    });
  }

  /** Other staff wait. @throws Problem 404 `enquiry-unknown` */
  private async hold(rows: EntityManager, { caseId }: CaseTask): Promise<Held> {
    const [row] = (await rows.query('select status, reply from support.enquiries where id = $1 for update', [
      caseId,
    ])) as Held[];
    if (!row) throw new Problem(404, 'enquiry-unknown');
    return row;
  }
}
