import { Injectable } from '@nestjs/common';
import { PeopleDirectory } from '../../contexts/access/index.js';
import { isUuid } from '../../kernel/ids.js';
import type { Bilingual } from '../../kernel/language.js';
import { Database } from '../../platform/database/database.js';
import { Conditions, holding, id, ids, moment, text, word, type ListQuery } from '../../platform/http/list-query.js';
import type { AuditLine } from './audit.dto.js';

type UnnamedLine = Omit<AuditLine, 'actorName' | 'personName' | 'gameTitle' | 'orderNumber'>;

/** What the audit log may be asked. */
export const AUDIT_LIST = {
  filters: { id: ids, q: text, action: word, actorId: id, subjectId: text, at_gte: moment, at_lte: moment },
  sorts: ['at'],
} as const;

type AuditQuery = ListQuery<typeof AUDIT_LIST.filters, (typeof AUDIT_LIST.sorts)[number]>;

/** What two revisions of a game's texts, which are rows, say differently. */
const CHANGED_TEXTS = `
  select jsonb_object_agg(field, was.content->field) as before, jsonb_object_agg(field, became.content->field) as after
    from publishing.submissions was join publishing.submissions became using (game_id), jsonb_object_keys(became.content) field
   where e.action = 'TextsChanged' and game_id = (e.after->>'gameId')::uuid and was.revision = (e.before->>'revision')::int
     and became.revision = (e.after->>'revision')::int and was.content->field is distinct from became.content->field`;

/** Facts of the log and changes of rows: those of people and of ratings are no facts, so those who change them note it, as once for games. */
const ALL = `
  select id, at, actor_id, action, case split_part(stream, '-', 1) when 'release' then 'game' else split_part(stream, '-', 1) end as subject, coalesce(case when split_part(stream, '-', 1) in ('account', 'developer', 'person', 'roles', 'subscription') then e.after->>'personId' end, substr(stream, position('-' in stream) + 1)) as subject_id, coalesce(texts.before, e.before) as before, coalesce(texts.after, e.after) as after, reason
    from audit.entries e left join lateral (${CHANGED_TEXTS}) texts on true
  union all
  select id, at, actor_id::text, 'GameEdited', 'game', game_id::text, before, after, null from catalog.edits
  union all
  select id, at, actor_id::text, action, 'game', game_id::text, null, jsonb_strip_nulls(jsonb_build_object('place', place)), reason
    from catalog.featured_changes where actor_id is not null
  union all
  select id, at, actor_id::text, 'ProfileEdited', 'account', person_id::text, jsonb_build_object(field, before), jsonb_build_object(field, after), null
    from accounts.profile_changes where actor_id <> person_id
  union all
  select id, at, staff_id::text, action, 'game', game_id::text, null, '{}'::jsonb, null from ratings.decisions`;

const COLUMNS = `a.id, a.at, a.actor_id as "actorId", a.action, a.subject, a.subject_id as "subjectId", a.before, a.after, a.reason`;

/** What the shop's people did, newest first. */
@Injectable()
export class AuditList {
  constructor(
    private readonly db: Database,
    private readonly people: PeopleDirectory,
  ) {}

  async list(listQuery: AuditQuery): Promise<{ rows: AuditLine[]; total: number }> {
    const conditions = await this.conditionsOf(listQuery.filter);
    const counting = this.db.query<{ total: number }>(
      `select count(*)::int as total from (${ALL}) a ${conditions.where}`,
      [...conditions.values],
    );
    const direction = listQuery.descending ? 'desc' : 'asc';
    const rows = await this.db.query<UnnamedLine>(
      `select ${COLUMNS} from (${ALL}) a ${conditions.where} order by a.at ${direction}, a.id ${direction} limit ${conditions.value(listQuery.limit)} offset ${conditions.value(listQuery.offset)}`,
      conditions.values,
    );
    const [count] = await counting;
    return { rows: await this.named(rows), total: count?.total ?? 0 };
  }

  private async conditionsOf(filter: AuditQuery['filter']): Promise<Conditions> {
    const conditions = new Conditions();
    if (filter.id) conditions.and(`a.id = any(${conditions.value(filter.id)}::uuid[])`);
    if (filter.action) conditions.and(`a.action = ${conditions.value(filter.action)}`);
    if (filter.actorId) conditions.and(`a.actor_id = ${conditions.value(filter.actorId)}::text`);
    if (filter.subjectId) conditions.and(`a.subject_id = ${conditions.value(filter.subjectId)}`);
    if (filter.at_gte) conditions.from('a.at', filter.at_gte);
    if (filter.at_lte) conditions.until('a.at', filter.at_lte);
    if (filter.q) {
      const people = conditions.value(await this.people.search(filter.q));
      const words = conditions.value(filter.q);
      conditions.and(
        `a.actor_id = any(${people}::text[]) or a.subject_id = any(${people}::text[]) or ${holding(words, 'a.reason')}`,
      );
    }
    return conditions;
  }

  /** The log holds ids; names are looked up while they exist. */
  private async named(rows: readonly UnnamedLine[]): Promise<AuditLine[]> {
    const subjects = rows.map(({ subjectId }) => subjectId).filter(isUuid);
    const orders = rows.map(orderIn);
    const [people, games, numbers] = await Promise.all([
      this.people.contacts([...rows.map(({ actorId }) => actorId), ...subjects]),
      this.db.query<{ id: string; title: Bilingual }>(
        'select id, title from catalog.games where id = any($1::uuid[])',
        [subjects],
      ),
      this.db.query<{ id: string; number: string }>(
        'select order_id as id, number from ordering.orders where order_id = any($1::uuid[])',
        [orders.filter(isUuid)],
      ),
    ]);
    const names = new Map(people.map(({ id, username }) => [id, username]));
    const titles = new Map(games.map(({ id, title }) => [id, title]));
    const orderNumbers = new Map(numbers.map(({ id, number }) => [id, number]));
    return rows.map((row) => ({
      ...row,
      actorName: names.get(row.actorId) ?? null,
      personName: names.get(row.subjectId) ?? null,
      gameTitle: titles.get(row.subjectId) ?? null,
      orderNumber: orderNumbers.get(orderIn(row)) ?? null,
    }));
  }
}

/** The order that a line is about; empty when it names none. */
function orderIn({ after }: Pick<UnnamedLine, 'after'>): string {
  return typeof after.orderId === 'string' ? after.orderId : '';
}
