import { Injectable } from '@nestjs/common';
import { CodesQueries, judgeCart } from '../../contexts/codes/index.js';
import { PeopleDirectory } from '../../contexts/access/index.js';
import { OrdersQueries, pricesOf } from '../../contexts/ordering/index.js';
import { sum } from '../../kernel/money.js';
import { BusinessClock } from '../../platform/clock.js';
import { Database } from '../../platform/database/database.js';
import { Conditions, holding, id, ids, text, wordsOf, yesNo, type ListQuery } from '../../platform/http/list-query.js';
import type { CodeLine, CodePreviewReply, CodeUseLine } from './codes.dto.js';

/** What the list of codes may be asked. */
export const CODES_LIST = {
  filters: { id: ids, q: text, kind: wordsOf('percent', 'game', 'plan'), active: yesNo, batchId: id },
  sorts: ['issuedAt', 'used', 'validUntil'],
} as const;

type CodesQuery = ListQuery<typeof CODES_LIST.filters, (typeof CODES_LIST.sorts)[number]>;

const FROM =
  'from codes.codes c left join code_texts.chosen t using (code_id) left join codes.counts n using (code_id)';
const COLUMNS = `c.code_id as id, t.text, c.hint, c.kind, (c.benefit->>'percent')::int as percent, c.benefit->>'gameId' as "gameId",
  (select o.title from ordering.offers o where o.game_id = (c.benefit->>'gameId')::uuid) as "gameTitle", c.benefit->>'planId' as "planId", (c.benefit->>'periods')::int as periods,
  (c.limits->>'uses')::int as uses, (c.limits->>'usesPerPerson')::int as "usesPerPerson", c.limits->>'validFrom' as "validFrom", c.limits->>'validUntil' as "validUntil",
  nullif(c.limits->'gameIds', 'null') as "gameIds", (c.limits->>'firstPurchaseOnly')::boolean as "firstPurchaseOnly", c.purpose, c.batch_id as "batchId",
  c.issued_at as "issuedAt", c.deactivated_at as "deactivatedAt", c.deactivated_because as "deactivatedBecause", coalesce(n.reserved, 0) as reserved, coalesce(n.used, 0) as used`;
const SORTS: Record<CodesQuery['sort'], string> = {
  issuedAt: 'c.issued_at',
  used: 'used',
  validUntil: `c.limits->>'validUntil'`,
};

/** The codes as the console lists them. */
@Injectable()
export class CodesList {
  constructor(
    private readonly db: Database,
    private readonly people: PeopleDirectory,
    private readonly codes: CodesQueries,
    private readonly orders: OrdersQueries,
    private readonly clock: BusinessClock,
  ) {}

  async list(listQuery: CodesQuery): Promise<{ rows: CodeLine[]; total: number }> {
    const conditions = conditionsOf(listQuery.filter);
    const counting = this.db.query<{ total: number }>(`select count(*) as total ${FROM} ${conditions.where}`, [
      ...conditions.values,
    ]);
    const rows = await this.db.query<CodeLine>(
      `select ${COLUMNS} ${FROM} ${conditions.where} order by ${SORTS[listQuery.sort]} ${listQuery.descending ? 'desc' : 'asc'}, c.code_id
        limit ${conditions.value(listQuery.limit)} offset ${conditions.value(listQuery.offset)}`,
      conditions.values,
    );
    const [count] = await counting;
    return { rows, total: count?.total ?? 0 };
  }

  async one(codeId: string): Promise<CodeLine | null> {
    const [row] = await this.db.query<CodeLine>(`select ${COLUMNS} ${FROM} where c.code_id = $1`, [codeId]);
    return row ?? null;
  }

  /** The latest 200 uses of a code, given back ones among them. */
  async uses(codeId: string): Promise<CodeUseLine[]> {
    const rows = await this.db.query<Omit<CodeUseLine, 'personName'>>(
      `select u.use_id as "useId", u.person_id as "personId", u.order_id as "orderId", o.number as "orderNumber", u.subscription_id as "subscriptionId", u.state, u.discount, u.changed_at as at
         from codes.uses u left join ordering.orders o on o.order_id = u.order_id where u.code_id = $1 order by u.changed_at desc, u.use_id limit 200`,
      [codeId],
    );
    const names = new Map(
      (await this.people.contacts(rows.map(({ personId }) => personId))).map((person) => [person.id, person.username]),
    );
    return rows.map((row) => ({ ...row, personName: names.get(row.personId) ?? null }));
  }

  /** What the code would take off a cart of a person who has never bought anything. */
  async preview(codeId: string, cart: readonly string[]): Promise<CodePreviewReply | null> {
    const [code, offers] = await Promise.all([this.codes.byId(codeId, null), this.orders.offers(cart)]);
    if (!code) return null;
    const judged = judgeCart(code, offers, { boughtBefore: false }, this.clock.now());
    const after = pricesOf(offers, judged.works ? judged.reduction : undefined);
    return {
      why: judged.works ? null : judged.why,
      lines: offers.map(({ gameId, title, price }, index) => ({
        id: gameId,
        title,
        before: price,
        after: after[index] ?? price,
      })),
      totalBefore: sum(offers.map(({ price }) => price)),
      totalAfter: sum(after),
    };
  }
}

function conditionsOf(filter: CodesQuery['filter']): Conditions {
  const conditions = new Conditions();
  if (filter.id) conditions.and(`c.code_id = any(${conditions.value(filter.id)}::uuid[])`);
  if (filter.kind) conditions.and(`c.kind = any(${conditions.value(filter.kind)}::text[])`);
  if (filter.active !== undefined)
    conditions.and(filter.active ? 'c.deactivated_at is null' : 'c.deactivated_at is not null');
  if (filter.batchId) conditions.and(`c.batch_id = ${conditions.value(filter.batchId)}`);
  if (filter.q) {
    const words = `upper(${conditions.value(filter.q)}::text)`;
    conditions.and(`position(${words} in t.text) > 0 or c.hint = ${words} or ${holding(words, 'c.purpose')}`);
  }
  return conditions;
}
