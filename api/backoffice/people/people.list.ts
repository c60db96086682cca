import { Injectable } from '@nestjs/common';
import { type ErasureState, StaffErasures } from '../../contexts/privacy/index.js';
import { hasSecondFactor } from '../../contexts/access/index.js';
import { isUuid } from '../../kernel/ids.js';
import { Database } from '../../platform/database/database.js';
import { storedAddress } from '../../platform/email-address.js';
import { Conditions, ids, type ListQuery, moment, text, whole, yesNo } from '../../platform/http/list-query.js';
import { Problem } from '../../platform/http/problem.js';
import { PlanStatusQueries } from '../../contexts/subscriptions/index.js';
import type { OpenSession, PersonErasure, PersonLine, PersonDetailReply } from './people.dto.js';
import { Timeline } from '../timeline/timeline.js';

/** What the list of people may be asked. */
export const PEOPLE_LIST = {
  filters: {
    id: ids,
    q: text,
    roleId: whole,
    verified: yesNo,
    blocked: yesNo,
    createdAt_gte: moment,
    createdAt_lte: moment,
  },
  sorts: ['createdAt', 'username', 'email', 'lastSeenAt'],
} as const;

type PeopleQuery = ListQuery<typeof PEOPLE_LIST.filters, (typeof PEOPLE_LIST.sorts)[number]>;

/** What rows alone tell of a person. */
type PersonOfRows = Omit<PersonDetailReply, 'erasure' | 'plan' | 'timeline'>;

const LAST_SEEN = '(select max(s.last_seen_at) from access.sessions s where s.person_id = p.id)';
const COLUMNS = `p.id, p.email, p.username, p.role_id as "roleId", r.name as "roleName", p.language, p.email_verified_at is not null as verified,
  p.blocked_at as "blockedAt", p.created_at as "createdAt", ${LAST_SEEN} as "lastSeenAt"`;
const FROM = 'from access.persons p left join roles.roles r on r.role_id = p.role_id';
const SORTS: Record<PeopleQuery['sort'], string> = {
  createdAt: 'p.created_at',
  username: 'lower(p.username)',
  email: 'p.email',
  lastSeenAt: LAST_SEEN,
};

/** The people as the console lists them. */
@Injectable()
export class PeopleList {
  constructor(private readonly db: Database) {}

  async list(listQuery: PeopleQuery): Promise<{ rows: PersonLine[]; total: number }> {
    const conditions = conditionsOf(listQuery.filter);
    const counting = this.db.query<{ total: number }>(`select count(*)::int as total ${FROM} ${conditions.where}`, [
      ...conditions.values,
    ]);
    const direction = listQuery.descending ? 'desc nulls last' : 'asc nulls first';
    const rows = await this.db.query<PersonLine>(
      `select ${COLUMNS} ${FROM} ${conditions.where} order by ${SORTS[listQuery.sort]} ${direction}, p.id limit ${conditions.value(listQuery.limit)} offset ${conditions.value(listQuery.offset)}`,
      conditions.values,
    );
    const [count] = await counting;
    return { rows, total: count?.total ?? 0 };
  }

  /** Null for an unknown id. */
  async one(personId: string): Promise<PersonOfRows | null> {
    const [[person], sessions, twoStep] = await Promise.all([
      this.db.query<Omit<PersonOfRows, 'sessions' | 'hasSecondFactor'>>(
        `select ${COLUMNS}, p.birth_year as "birthYear", p.bio, p.developer_id as "developerId", p.email_verified_at as "emailVerifiedAt",
                (select count(*)::int from ordering.orders o where o.person_id = p.id) as orders
           ${FROM} where p.id = $1`,
        [personId],
      ),
      this.db.query<OpenSession>(
        `select id, device, created_at as "createdAt", last_seen_at as "lastSeenAt", remember as remembered from access.sessions
          where person_id = $1 and revoked_at is null and last_seen_at > now() - case when remember then interval '30 days' else interval '24 hours' end
          order by last_seen_at desc`,
        [personId],
      ),
      hasSecondFactor(this.db.rows, personId),
    ]);
    return person ? { ...person, hasSecondFactor: twoStep, sessions } : null;
  }
}

function conditionsOf(filter: PeopleQuery['filter']): Conditions {
  const conditions = new Conditions();
  if (filter.id) conditions.and(`p.id = any(${conditions.value(filter.id)}::uuid[])`);
  if (filter.roleId !== undefined) conditions.and(`p.role_id = ${conditions.value(filter.roleId)}`);
  if (filter.verified !== undefined)
    conditions.and(`(p.email_verified_at is not null) = ${conditions.value(filter.verified)}`);
  if (filter.blocked !== undefined) conditions.and(`(p.blocked_at is not null) = ${conditions.value(filter.blocked)}`);
  if (filter.createdAt_gte) conditions.from('p.created_at', filter.createdAt_gte);
  if (filter.createdAt_lte) conditions.until('p.created_at', filter.createdAt_lte);
  if (filter.q) {
    const words = conditions.value(storedAddress(filter.q));
    conditions.and(
      `position(lower(${words}::text) in lower(p.username)) > 0 or position(lower(${words}::text) in p.email) > 0 or p.id::text = lower(${words}::text)`,
    );
  }
  return conditions;
}

/** A person as the console's page of one person shows them. */
@Injectable()
export class PersonDetails {
  constructor(
    private readonly people: PeopleList,
    private readonly timeline: Timeline,
    private readonly erasures: StaffErasures,
    private readonly plans: PlanStatusQueries,
  ) {}

  /** @throws Problem 404 `person-unknown`. */
  async of(id: string): Promise<PersonDetailReply> {
    const person = await this.people.one(personId(id));
    if (!person) throw new Problem(404, 'person-unknown');
    const [erasure, plan, timeline] = await Promise.all([
      this.erasures.of(id),
      this.plans.of(id),
      this.timeline.ofPerson(id),
    ]);
    return { ...person, erasure: erasureShown(erasure), plan, timeline };
  }
}

/** The id of a path, when it can be one. @throws Problem 404 `person-unknown`. */
export function personId(id: string): string {
  if (!isUuid(id)) throw new Problem(404, 'person-unknown');
  return id;
}

function erasureShown(state: ErasureState): PersonErasure | null {
  if (state.status === 'None') return null;
  return state.status === 'Waiting' ? { state: 'waiting', dueAt: state.dueAt } : { state: 'under-way', dueAt: null };
}
