import { Injectable } from '@nestjs/common';
import { civilDateOf } from '../../../kernel/calendar.js';
import { BusinessClock } from '../../../platform/clock.js';
import { Database } from '../../../platform/database/database.js';
import { storedAddress } from '../../../platform/email-address.js';
import {
  Conditions,
  holding,
  id,
  ids,
  text,
  wordsOf,
  yesNo,
  type ListQuery,
} from '../../../platform/http/list-query.js';
import { Problem } from '../../../platform/http/problem.js';
import { PeopleDirectory } from '../../access/index.js';
import { StaffMembers } from '../../staff/index.js';
import { CATEGORIES, REPORT_STATES } from '../reporting/report.rules.js';
import { DUE_ON, REPORT_COLUMNS, type ReportRow } from '../reporting/reports.js';
import { ANSWER_TEMPLATES } from './answer-templates.js';
import type { ReportListItem, ReportShowReply } from './support-console.dto.js';

export const REPORTS_LIST = {
  filters: {
    id: ids,
    q: text,
    status: wordsOf(...REPORT_STATES),
    category: wordsOf(...CATEGORIES),
    assignedTo: id,
    overdue: yesNo,
    isAboutGame: yesNo,
    gameId: id,
  },
  sorts: ['receivedAt', 'promisedOn', 'number', 'status', 'category', 'firstAnsweredAt'],
} as const;

type ReportsQuery = ListQuery<typeof REPORTS_LIST.filters, (typeof REPORTS_LIST.sorts)[number]>;

const SORTS: Record<ReportsQuery['sort'], string> = {
  receivedAt: 'r.received_at',
  promisedOn: 'r.promised_on',
  number: 'r.received_at',
  status: 'r.status',
  category: 'r.category',
  firstAnsweredAt: 'r.first_answered_at',
};
const HOUR_MS = 3_600_000;

/** Problem reports as staff see them. */
@Injectable()
export class ReportsList {
  constructor(
    private readonly db: Database,
    private readonly people: PeopleDirectory,
    private readonly members: StaffMembers,
    private readonly clock: BusinessClock,
  ) {}

  async list(query: ReportsQuery): Promise<{ rows: ReportListItem[]; total: number }> {
    const conditions = this.conditionsOf(query.filter);
    const [count] = await this.db.query<{ total: number }>(
      `select count(*)::int as total from support.reports r ${conditions.where}`,
      [...conditions.values],
    );
    const rows = await this.db.query<ReportRow>(
      `select ${REPORT_COLUMNS} from support.reports r ${conditions.where}
        order by ${SORTS[query.sort]} ${query.descending ? 'desc' : 'asc'} nulls last, r.id
        limit ${conditions.value(query.limit)} offset ${conditions.value(query.offset)}`,
      conditions.values,
    );
    const names = await this.namesOf(rows.map(({ assignedTo }) => assignedTo));
    return { rows: rows.map((row) => lineOf(row, names, this.today())), total: count?.total ?? 0 };
  }

  /** @throws Problem 404 report-unknown. */
  async one(reportId: string): Promise<ReportShowReply> {
    const [row] = await this.db.query<ReportRow>(`select ${REPORT_COLUMNS} from support.reports r where r.id = $1`, [
      reportId,
    ]);
    if (!row) throw new Problem(404, 'report-unknown');
    const entries = await this.db.query<ReportShowReply['entries'][number]>(
      `select id, kind, text, status, staff_id as "staffId", at from support.report_entries where report_id = $1
       union all
       select id, 'reply', text, null, null, at from support.report_replies where report_id = $1 order by at, id`,
      [reportId],
    );
    const names = await this.namesOf([row.assignedTo, row.personId, ...entries.map(({ staffId }) => staffId)]);
    const { description, steps, facts, language, personId, closedAt, attachmentDeletedAt } = row;
    return {
      ...lineOf(row, names, this.today()),
      description,
      steps,
      facts: facts as Record<string, string> | null,
      language,
      personId,
      personName: (personId && names.get(personId)) || null,
      closedAt,
      attachment: fileOf(row),
      attachmentDeletedAt,
      entries: entries.map((entry) => ({ ...entry, staffName: (entry.staffId && names.get(entry.staffId)) || null })),
      assignees: await this.members.holding('support:answer'),
      templates: ANSWER_TEMPLATES.map(({ key, text: both }) => ({ key, text: both[language] })),
    };
  }

  private async namesOf(personIds: readonly (string | null)[]): Promise<Map<string, string>> {
    const contacts = await this.people.contacts(personIds.flatMap((one) => one ?? []));
    return new Map(contacts.map(({ id: personId, username }) => [personId, username]));
  }

  private today(): string {
    return civilDateOf(this.clock.now());
  }

  private conditionsOf(filter: ReportsQuery['filter']): Conditions {
    const conditions = new Conditions();
    if (filter.id) conditions.and(`r.id = any(${conditions.value(filter.id)}::uuid[])`);
    if (filter.status) conditions.and(`r.status = any(${conditions.value(filter.status)}::text[])`);
    if (filter.category)
      conditions.and(`r.game_id is null and r.category = any(${conditions.value(filter.category)}::text[])`);
    if (filter.isAboutGame !== undefined) conditions.and(`r.game_id is ${filter.isAboutGame ? 'not null' : 'null'}`);
    if (filter.gameId) conditions.and(`r.game_id = ${conditions.value(filter.gameId)}`);
    if (filter.assignedTo) conditions.and(`r.assigned_to = ${conditions.value(filter.assignedTo)}`);
    if (filter.overdue !== undefined) {
      const late = `coalesce((${DUE_ON}) < ${conditions.value(this.today())}::date, false)`;
      conditions.and(filter.overdue ? late : `not ${late}`);
    }
    if (filter.q) {
      const words = conditions.value(storedAddress(filter.q));
      conditions.and(
        `position(${words}::text in lower(r.number)) > 0 or position(${words}::text in lower(coalesce(r.email, ''))) > 0
           or ${holding(words, 'r.description')}`,
      );
    }
    return conditions;
  }
}

function lineOf(row: ReportRow, names: ReadonlyMap<string, string>, today: string): ReportListItem {
  const { id: reportId, number, category, game, gameReason, status, email, assignedTo } = row;
  const { receivedAt, promisedOn, dueOn, firstAnsweredAt } = row;
  return {
    id: reportId,
    number,
    category,
    game,
    gameReason,
    status,
    email,
    assignedTo,
    assigneeName: (assignedTo && names.get(assignedTo)) || null,
    receivedAt,
    promisedOn,
    dueOn,
    overdue: dueOn !== null && dueOn < today,
    firstAnsweredAt,
    answeredAfterHours: firstAnsweredAt && Math.round((firstAnsweredAt.getTime() - receivedAt.getTime()) / HOUR_MS),
  };
}

function fileOf({ attachmentName, attachmentType, attachmentSize, attachmentScan }: ReportRow) {
  if (!attachmentName || !attachmentType || attachmentSize === null || !attachmentScan) return null;
  return { name: attachmentName, type: attachmentType, size: attachmentSize, scan: attachmentScan };
}
