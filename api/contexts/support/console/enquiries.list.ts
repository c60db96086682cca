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
import { Enquiries, ENQUIRY_COLUMNS, ENQUIRY_STATES, type EnquiryRow } from '../contact/enquiries.js';
import { ENQUIRY_TEMPLATES } from './answer-templates.js';
import { ENQUIRY_ENTRIES, type EnquiryEntryRow } from './enquiry-entries.js';
import type { EnquiryListItem, EnquiryShowReply } from './support-console.dto.js';

export const ENQUIRIES_LIST = {
  filters: {
    id: ids,
    q: text,
    status: wordsOf(...ENQUIRY_STATES),
    assignedTo: id,
    isSuspicious: yesNo,
    overdue: yesNo,
  },
  sorts: ['receivedAt', 'promisedOn', 'number', 'status', 'name'],
} as const;

type EnquiriesQuery = ListQuery<typeof ENQUIRIES_LIST.filters, (typeof ENQUIRIES_LIST.sorts)[number]>;

const HOUR_MS = 3_600_000;

const SORTS: Record<EnquiriesQuery['sort'], string> = {
  receivedAt: 'e.received_at',
  promisedOn: 'e.promised_on',
  number: 'e.received_at',
  status: 'e.status',
  name: 'e.name',
};

/** Enquiries as staff see them. */
@Injectable()
export class EnquiriesList {
  constructor(
    private readonly db: Database,
    private readonly enquiries: Enquiries,
    private readonly people: PeopleDirectory,
    private readonly members: StaffMembers,
    private readonly clock: BusinessClock,
  ) {}

  async list(query: EnquiriesQuery): Promise<{ rows: EnquiryListItem[]; total: number }> {
    const conditions = this.conditionsOf(query.filter);
    const [count] = await this.db.query<{ total: number }>(
      `select count(*)::int as total from support.enquiries e ${conditions.where}`,
      [...conditions.values],
    );
    const rows = await this.db.query<EnquiryRow>(
      `select ${ENQUIRY_COLUMNS} from support.enquiries e ${conditions.where}
        order by ${SORTS[query.sort]} ${query.descending ? 'desc' : 'asc'}, e.id
        limit ${conditions.value(query.limit)} offset ${conditions.value(query.offset)}`,
      conditions.values,
    );
    const names = await this.namesOf(rows.map(({ assignedTo }) => assignedTo));
    return { rows: rows.map((row) => lineOf(row, names, this.today())), total: count?.total ?? 0 };
  }

  /** @throws Problem 404 enquiry-unknown. */
  async one(enquiryId: string): Promise<EnquiryShowReply> {
    const row = await this.enquiries.one(enquiryId);
    if (!row) throw new Problem(404, 'enquiry-unknown');
    const entries = await this.db.query<EnquiryEntryRow>(ENQUIRY_ENTRIES, [enquiryId]);
    const names = await this.namesOf([row.assignedTo, row.repliedBy, ...entries.map(({ staffId }) => staffId)]);
    const { email, phone, message, language, webAddress, gameStage, gameKind, reply, repliedAt, repliedBy } = row;
    return {
      ...lineOf(row, names, this.today()),
      email,
      phone,
      message,
      language,
      webAddress,
      gameStage,
      gameKind,
      reply,
      repliedAt,
      repliedByName: (repliedBy && names.get(repliedBy)) || null,
      entries: entries.map((entry) => ({ ...entry, staffName: names.get(entry.staffId) ?? null })),
      assignees: await this.members.holding('support:answer'),
      templates: ENQUIRY_TEMPLATES.map(({ key, text: both }) => ({ key, text: both[language] })),
    };
  }

  private async namesOf(personIds: readonly (string | null)[]): Promise<Map<string, string>> {
    const contacts = await this.people.contacts(personIds.flatMap((one) => one ?? []));
    return new Map(contacts.map(({ id: personId, username }) => [personId, username]));
  }

  private today(): string {
    return civilDateOf(this.clock.now());
  }

  private conditionsOf(filter: EnquiriesQuery['filter']): Conditions {
    const conditions = new Conditions();
    if (filter.id) conditions.and(`e.id = any(${conditions.value(filter.id)}::uuid[])`);
    if (filter.status) conditions.and(`e.status = any(${conditions.value(filter.status)}::text[])`);
    if (filter.assignedTo) conditions.and(`e.assigned_to = ${conditions.value(filter.assignedTo)}`);
    if (filter.isSuspicious !== undefined) conditions.and(`e.is_suspicious = ${conditions.value(filter.isSuspicious)}`);
    if (filter.overdue !== undefined) {
      const late = `(e.status = 'open' and e.promised_on < ${conditions.value(this.today())}::date)`;
      conditions.and(filter.overdue ? late : `not ${late}`);
    }
    if (filter.q) {
      const words = conditions.value(storedAddress(filter.q));
      const places = ['e.number', 'e.name', 'e.company', 'e.email', 'e.message'];
      conditions.and(places.map((place) => holding(words, place)).join(' or '));
    }
    return conditions;
  }
}

function lineOf(row: EnquiryRow, names: ReadonlyMap<string, string>, today: string): EnquiryListItem {
  const answeredAt = row.reply === null ? null : row.repliedAt;
  return {
    id: row.id,
    number: row.number,
    template: row.template,
    name: row.name,
    company: row.company,
    status: row.status,
    isSuspicious: row.isSuspicious,
    receivedAt: row.receivedAt,
    promisedOn: row.promisedOn,
    assignedTo: row.assignedTo,
    assigneeName: (row.assignedTo && names.get(row.assignedTo)) || null,
    overdue: row.status === 'open' && row.promisedOn < today,
    answeredAfterHours: answeredAt && Math.round((answeredAt.getTime() - row.receivedAt.getTime()) / HOUR_MS),
  };
}
