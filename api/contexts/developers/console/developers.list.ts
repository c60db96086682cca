import { Injectable } from '@nestjs/common';
import { civilDateOf } from '../../../kernel/calendar.js';
import { BusinessClock } from '../../../platform/clock.js';
import { Database } from '../../../platform/database/database.js';
import { Conditions, holding, ids, text, wordsOf, yesNo, type ListQuery } from '../../../platform/http/list-query.js';
import { Problem } from '../../../platform/http/problem.js';
import { PeopleDirectory } from '../../access/index.js';
import {
  Applications,
  STUDIO_COLUMNS,
  STUDIO_STATES,
  type ApplicationRow,
  type StudioRow,
} from '../applying/applications.js';
import { Teams } from '../team/teams.js';
import type { DeveloperListItem, DeveloperDetailReply } from './developers.dto.js';

/** `overdue`: the promised day is over. */
export const DEVELOPERS_LIST = {
  filters: { id: ids, q: text, state: wordsOf(...STUDIO_STATES), overdue: yesNo },
  sorts: ['appliedAt', 'name', 'state', 'decideBy', 'decidedAt'],
} as const;

type DevelopersQuery = ListQuery<typeof DEVELOPERS_LIST.filters, (typeof DEVELOPERS_LIST.sorts)[number]>;

const SORTS: Record<DevelopersQuery['sort'], string> = {
  appliedAt: 's.applied_at',
  name: 's.name',
  state: 's.state',
  decideBy: 's.decide_by',
  decidedAt: 's.decided_at',
};

/** Developers as staff see them. */
@Injectable()
export class DevelopersList {
  constructor(
    private readonly db: Database,
    private readonly people: PeopleDirectory,
    private readonly applications: Applications,
    private readonly teams: Teams,
    private readonly clock: BusinessClock,
  ) {}

  async list(listQuery: DevelopersQuery): Promise<{ rows: DeveloperListItem[]; total: number }> {
    const conditions = await this.conditionsOf(listQuery.filter);
    const counting = this.db.query<{ total: number }>(
      `select count(*)::int as total from developers.studios s ${conditions.where}`,
      [...conditions.values],
    );
    const rows = await this.db.query<StudioRow>(
      `select ${STUDIO_COLUMNS} from developers.studios s ${conditions.where}
        order by ${SORTS[listQuery.sort]} ${listQuery.descending ? 'desc nulls last' : 'asc nulls last'}, s.developer_id
        limit ${conditions.value(listQuery.limit)} offset ${conditions.value(listQuery.offset)}`,
      conditions.values,
    );
    const [count] = await counting;
    const contacts = await this.people.contacts(rows.map(({ applicantId }) => applicantId));
    const names = new Map(contacts.map(({ id, username }) => [id, username]));
    const lines = rows.map((row) => lineOf(row, names.get(row.applicantId) ?? null, this.today()));
    return { rows: lines, total: count?.total ?? 0 };
  }

  /** @throws Problem 404 application-unknown. */
  async one(developerId: string): Promise<DeveloperDetailReply> {
    const studio = await this.applications.studio(developerId);
    if (!studio) throw new Problem(404, 'application-unknown');
    const [application, members, contact] = await Promise.all([
      this.applications.ofStudio(developerId),
      this.teams.members(developerId),
      this.people.contact(studio.applicantId),
    ]);
    return {
      ...lineOf(studio, contact?.username ?? null, this.today()),
      applicantEmail: contact?.email ?? null,
      termsVersion: studio.termsVersion,
      reason: studio.reason,
      application: application?.personId ? shown(application) : null,
      members,
    };
  }

  private today(): string {
    return civilDateOf(this.clock.now());
  }

  private async conditionsOf(filter: DevelopersQuery['filter']): Promise<Conditions> {
    const conditions = new Conditions();
    if (filter.id) conditions.and(`s.developer_id = any(${conditions.value(filter.id)}::uuid[])`);
    if (filter.state) conditions.and(`s.state = any(${conditions.value(filter.state)}::text[])`);
    if (filter.overdue !== undefined) {
      const late = `(s.state = 'applied' and s.decide_by < ${conditions.value(this.today())}::date)`;
      conditions.and(filter.overdue ? late : `not ${late}`);
    }
    if (filter.q) {
      const applicants = conditions.value(await this.people.search(filter.q));
      conditions.and(`${holding(conditions.value(filter.q), 's.name')} or s.applicant_id = any(${applicants}::uuid[])`);
    }
    return conditions;
  }
}

function lineOf(row: StudioRow, applicantName: string | null, today: string): DeveloperListItem {
  const { developerId, name, country, state, applicantId, appliedAt, decideBy, decidedAt } = row;
  const overdue = state === 'applied' && decideBy < today;
  return {
    id: developerId,
    name,
    country,
    state,
    applicantId,
    applicantName,
    appliedAt,
    decideBy,
    overdue,
    decidedAt,
  };
}

function shown({ draft, account, last4 }: ApplicationRow): NonNullable<DeveloperDetailReply['application']> {
  const { about, link, taxId, answer } = draft;
  const { holder, bank, kind } = account;
  return { about, link, taxId, account: { holder, bank, kind, last4 }, answer };
}
