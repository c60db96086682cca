import type { Database } from '../../../platform/database/database.js';
import type { EarningsGroup, EarningsLine, ReportBy } from './earnings.dto.js';
import { COUNTRY, nextOf, PAGE, type LineFilter, type LinePage, type MonthLines, type Sums } from './month-lines.js';

const AT_ONCE = 5_000;
const CODE = `(select s.code_id::text from earnings.sale_lines s where s.order_id = l.order_id and s.game_id = l.game_id)`;
const KEYS: Record<ReportBy, string> = {
  game: 'l.game_id::text',
  source: 'l.source',
  day: 'l.day::text',
  country: `'${COUNTRY}'`,
  code: CODE,
};
export const LINE = `l.source, l.game_id as "gameId", l.order_id as "orderId", l.slice as month, l.day::text as day, '${COUNTRY}' as country, ${CODE} as "codeId",
  l.seconds, l.amount, l.rule_version as "ruleVersion"`;

interface Place {
  chunk: number;
  n: number;
}

/** Where lines lie, by two values. */
interface Stored {
  from: string;
  id: string;
}
export const CLOSED: Stored = {
  from: 'from earnings.lines l where l.developer_id = $1 and l.month = $2',
  id: `l.month || '-' || l.chunk || '-' || l.n`,
};
export const SO_FAR: Stored = {
  from: 'from earnings.so_far_lines l where l.developer_id = $1 and l.as_of = $2',
  id: 'null',
};

/** Lines in the database, in the order in which they were settled. */
export class StoredLines implements MonthLines {
  constructor(
    private readonly db: Database,
    private readonly stored: Stored,
    private readonly values: readonly [developerId: string, monthOrMoment: string],
    private known: Sums | null,
  ) {}

  async sums(): Promise<Sums> {
    return (this.known ??= await this.addedUp());
  }

  private async addedUp(): Promise<Sums> {
    const { from } = this.stored;
    const rows = await this.db.query<EarningsGroup & { by: ReportBy }>(
      `with l as materialized (select ${KEYS.game} as game, ${KEYS.source} as source, ${KEYS.day} as day, ${KEYS.country} as country,
           case when l.source in ('sale', 'sale-refund') then ${CODE} end as code, l.amount ${from})
       select case 0 when grouping(game) then 'game' when grouping(source) then 'source' when grouping(day) then 'day' when grouping(country) then 'country' else 'code' end as by,
              coalesce(game, source, day, country, code) as key, sum(amount)::bigint as amount, count(*)::int as lines
         from l group by grouping sets (game, source, day, country, code) order by 2 nulls last`,
      [...this.values],
    );
    const sums: Sums = { game: [], source: [], day: [], country: [], code: [] };
    for (const { by, ...group } of rows) sums[by].push(group);
    return sums;
  }

  async page({ by, key = '', after = 0, atMost = PAGE }: LineFilter): Promise<LinePage> {
    const { from, id } = this.stored;
    const wanted = by ? `and coalesce(${KEYS[by]}, '') = $3` : 'and $3::text is not null';
    const [sums, lines] = await Promise.all([
      this.sums(),
      this.db.query<EarningsLine>(
        `select ${id} as "lineId", ${LINE} ${from} ${wanted} order by l.chunk, l.n offset $4 limit $5`,
        [...this.values, key, after, atMost],
      ),
    ]);
    const groups = by ? sums[by].filter((group) => (group.key ?? '') === key) : sums.source;
    const [total, count] = [sum(groups, 'amount'), sum(groups, 'lines')];
    return { lines, total, count, next: nextOf(after, lines.length, count) };
  }

  async *all(): AsyncIterable<EarningsLine[]> {
    const { from, id } = this.stored;
    for (let { chunk, n }: Place = { chunk: -1, n: -1 }; ;) {
      const rows = await this.db.query<EarningsLine & Place>(
        `select l.chunk, l.n, ${id} as "lineId", ${LINE} ${from} and (l.chunk, l.n) > ($3, $4) order by l.chunk, l.n limit $5`,
        [...this.values, chunk, n, AT_ONCE],
      );
      const last = rows.at(-1);
      if (!last) return;
      ({ chunk, n } = last);
      yield rows.map(({ chunk: _chunk, n: _n, ...line }) => line);
    }
  }

  ofOrder(orderId: string): Promise<EarningsLine[]> {
    const { from, id } = this.stored;
    return this.db.query<EarningsLine>(
      `select ${id} as "lineId", ${LINE} ${from} and l.order_id = $3 order by l.chunk, l.n`,
      [...this.values, orderId],
    );
  }
}

const sum = (groups: readonly EarningsGroup[], of: 'amount' | 'lines'): number =>
  groups.reduce((total, group) => total + group[of], 0);
