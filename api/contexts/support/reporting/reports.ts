import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { civilDateOf } from '../../../kernel/calendar.js';
import type { Language } from '../../../kernel/language.js';
import { Database } from '../../../platform/database/database.js';
import { Problem } from '../../../platform/http/problem.js';
import { EffectPlanner } from '../../../platform/jobs/effect-planner.js';
import { PROMISED_DAYS, workingDaysLater } from '../promise.rules.js';
import { Attachments, attachmentFile, type NewAttachment } from './attachments.js';
import type { ReportedGame, ReportReceivedReply, ReportStatusReply } from './report.dto.js';
import { ReportedGames } from './reported-games.js';
import { ReportTools } from './report-tools.js';
import type { BrowserFacts, Category, GameReason, ReportStatus } from './report.rules.js';

export interface NewReport {
  category: Category;
  /** The game whose content is reported, by id or slug. */
  about: { game: string; reason: GameReason } | null;
  email: string | null;
  personId: string | null;
  description: string;
  steps: string;
  facts: BrowserFacts | null;
  language: Language;
  attachment: NewAttachment | null;
}

export interface ReportRow {
  id: string;
  number: string;
  category: Category;
  game: ReportedGame | null;
  gameReason: GameReason | null;
  personId: string | null;
  email: string | null;
  description: string;
  steps: string;
  facts: BrowserFacts | null;
  language: Language;
  status: ReportStatus;
  assignedTo: string | null;
  receivedAt: Date;
  /** A civil day. */
  promisedOn: string;
  /** The civil day of the answer that is owed now; null where none is. */
  dueOn: string | null;
  firstAnsweredAt: Date | null;
  closedAt: Date | null;
  attachmentName: string | null;
  attachmentType: string | null;
  attachmentSize: number | null;
  attachmentScan: 'clean' | 'unscanned' | null;
  attachmentDeletedAt: Date | null;
}

/** By when an answer is owed: the first one, or the one to what the sender wrote after the last. */
export const DUE_ON = `case
  when r.status in ('solved', 'closed') then null
  when r.first_answered_at is null then r.promised_on
  else (select min(p.promised_on) from support.report_replies p
         where p.report_id = r.id
           and not exists (select 1 from support.report_entries a where a.report_id = r.id and a.kind = 'answer' and a.at > p.at))
  end`;

export const REPORT_COLUMNS = `r.id, r.number, r.category, r.person_id as "personId", r.email, r.description, r.steps,
  r.browser_facts as facts, r.language, r.status, r.assigned_to as "assignedTo", r.received_at as "receivedAt",
  r.promised_on::text as "promisedOn", (${DUE_ON})::text as "dueOn", r.first_answered_at as "firstAnsweredAt", r.closed_at as "closedAt",
  r.attachment_name as "attachmentName", r.attachment_type as "attachmentType", r.attachment_size as "attachmentSize",
  r.attachment_scan as "attachmentScan", r.attachment_deleted_at as "attachmentDeletedAt", r.game_reason as "gameReason",
  (select json_build_object('id', g.id, 'slug', g.slug, 'title', g.title) from catalog.games g where g.id = r.game_id) as game`;

/** Others wait who write about the report: its sender and staff. @throws Problem 404 `report-unknown` */
export async function holdReport(rows: EntityManager, reportId: string): Promise<ReportStatus> {
  const [report] = (await rows.query('select status from support.reports where id = $1 for update', [reportId])) as {
    status: ReportStatus;
  }[];
  if (!report) throw new Problem(404, 'report-unknown');
  return report.status;
}

/** Problem reports as their sender sees them. */
@Injectable()
export class Reports {
  constructor(
    private readonly db: Database,
    private readonly mails: EffectPlanner,
    private readonly attachments: Attachments,
    private readonly games: ReportedGames,
    private readonly tools: ReportTools,
  ) {}

  /**
   * Keeps a report with its file; a mail tells its number where there is an address.
   * @throws Problem 422 `reported-game-unknown`, or for a file that is not taken.
   */
  async receive(report: NewReport, correlation: string): Promise<ReportReceivedReply> {
    const id = this.tools.nextId();
    const now = this.tools.now();
    const promisedOn = workingDaysLater(civilDateOf(now), PROMISED_DAYS.report);
    const { about } = report;
    const gameId = about && (await this.games.idOf(about.game, report.personId));
    const file = report.attachment && (await this.attachments.check(report.attachment));
    if (file) await this.attachments.keep(id, file);
    const confirms = report.email !== null && (await this.tools.mayWriteTo(report.email));
    const number = await this.mails.together(correlation, async (rows, plan) => {
      const [row] = (await rows.query(
        `insert into support.reports (id, category, person_id, email, description, steps, browser_facts, language, received_at, promised_on,
           game_id, game_reason, attachment_file, attachment_name, attachment_type, attachment_size, attachment_scan)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17) returning number`,
        [
          id,
          report.category,
          report.personId,
          report.email,
          report.description,
          report.steps,
          report.facts && JSON.stringify(report.facts),
          report.language,
          now,
          promisedOn,
          gameId,
          about?.reason ?? null,
          ...(file ? [attachmentFile(id), file.name, file.type, file.content.length, file.scan] : Array(5).fill(null)),
        ],
      )) as { number: string }[];
      if (confirms) await plan('mail:report-received', id);
      if (gameId) await plan('mail:game-reported', id);
      return row?.number ?? '';
    });
    return { number, token: this.tools.tokenOf(id), promisedOn };
  }

  async one(id: string): Promise<ReportRow | null> {
    const [row] = await this.db.query<ReportRow>(`select ${REPORT_COLUMNS} from support.reports r where r.id = $1`, [
      id,
    ]);
    return row ?? null;
  }

  /** What a token of a mail or of the page opens; null where number and token do not belong together. */
  async opened(number: string, token: string): Promise<ReportRow | null> {
    const id = this.tools.read(token);
    const report = id && (await this.one(id));
    return report && report.number === number.trim().toUpperCase() ? report : null;
  }

  /** The same for its sender, with what was written since. */
  async statusOf(number: string, token: string): Promise<ReportStatusReply | null> {
    const report = await this.opened(number, token);
    if (!report) return null;
    const [answers, replies] = await Promise.all([
      this.written(report.id, `support.report_entries where kind = 'answer' and report_id = $1`),
      this.written(report.id, 'support.report_replies where report_id = $1'),
    ]);
    const { category, game, gameReason, status, receivedAt, promisedOn, dueOn, description, email } = report;
    return {
      number: report.number,
      category,
      game,
      gameReason,
      status,
      receivedAt,
      promisedOn,
      dueOn,
      description,
      byMail: email !== null,
      answers,
      replies,
    };
  }

  private written(reportId: string, where: string): Promise<{ at: Date; text: string }[]> {
    return this.db.query<{ at: Date; text: string }>(`select at, text from ${where} order by at`, [reportId]);
  }
}
