import { Injectable } from '@nestjs/common';
import { civilDateOf } from '../../../kernel/calendar.js';
import { BusinessClock } from '../../../platform/clock.js';
import { Database } from '../../../platform/database/database.js';
import { storedAddress } from '../../../platform/email-address.js';
import { Conditions, holding, ids, text, wordsOf, yesNo, type ListQuery } from '../../../platform/http/list-query.js';
import { Problem } from '../../../platform/http/problem.js';
import { PeopleDirectory } from '../../access/index.js';
import { Enquiries, ENQUIRY_COLUMNS, ENQUIRY_STATES, type EnquiryRow } from '../contact/enquiries.js';
import type { EnquiryListItem, EnquiryShowReply } from './support-console.dto.js';

export const ENQUIRIES_LIST = {
  filters: { id: ids, q: text, status: wordsOf(...ENQUIRY_STATES), isSuspicious: yesNo, overdue: yesNo },
  sorts: ['receivedAt', 'promisedOn', 'number', 'status', 'name'],
} as const;

type EnquiriesQuery = ListQuery<typeof ENQUIRIES_LIST.filters, (typeof ENQUIRIES_LIST.sorts)[number]>;

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
    return { rows: rows.map((row) => lineOf(row, this.today())), total: count?.total ?? 0 };
  }

  /** @throws Problem 404 enquiry-unknown. */
  async one(id: string): Promise<EnquiryShowReply> {
    const row = await this.enquiries.one(id);
    if (!row) throw new Problem(404, 'enquiry-unknown');
    const { email, phone, message, language, reply, repliedAt, repliedBy } = row;
    const replier = repliedBy && (await this.people.contact(repliedBy));
    return {
      ...lineOf(row, this.today()),
      email,
      phone,
      message,
      language,
      reply,
      repliedAt,
      repliedByName: replier ? replier.username : null,
    };
  }

  private today(): string {
    return civilDateOf(this.clock.now());
  }

  private conditionsOf(filter: EnquiriesQuery['filter']): Conditions {
    const conditions = new Conditions();
    if (filter.id) conditions.and(`e.id = any(${conditions.value(filter.id)}::uuid[])`);
    if (filter.status) conditions.and(`e.status = any(${conditions.value(filter.status)}::text[])`);
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

function lineOf(row: EnquiryRow, today: string): EnquiryListItem {
  const { id, number, template, name, company, status, isSuspicious, receivedAt, promisedOn } = row;
  const overdue = status === 'open' && promisedOn < today;
  return { id, number, template, name, company, status, isSuspicious, receivedAt, promisedOn, overdue };
}
