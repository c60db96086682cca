import { Injectable } from '@nestjs/common';
import { hours, instant, later, minutes, type Instant } from '../../../kernel/instant.js';
import { Database } from '../../../platform/database/database.js';
import type { SettledLine } from '../earnings.events.js';
import type { Month } from '../rules/accrual.rules.js';
import type { Sums } from './month-lines.js';

const AT_ONCE = 5_000;
/** So old at most are figures that a studio reads so far. */
const FRESH_MS = hours(2);
/** Looked at in this time, they are made again each hour. */
const LOOKED_MS = hours(24);
const NOTED_MS = hours(1);
const YOUNG_MS = minutes(30);

export interface MonthSoFar {
  month: Month;
  asOf: Instant;
  lines: readonly SettledLine[];
  sums: Sums;
}

/** What months with many lines come to, kept for the next reader. */
@Injectable()
export class KeptMonths {
  constructor(private readonly db: Database) {}

  /** @param hash the statement's: sums of other lines than its own are not found */
  async closed(developerId: string, month: Month, hash: string): Promise<Sums | null> {
    const [row] = await this.db.query<{ sums: Sums }>(
      'select sums from earnings.kept_months where developer_id = $1 and month = $2 and version = $3',
      [developerId, month, hash],
    );
    return row?.sums ?? null;
  }

  async keepClosed(developerId: string, month: Month, hash: string, sums: Sums): Promise<void> {
    await this.db.query(
      `insert into earnings.kept_months (developer_id, month, version, sums) values ($1, $2, $3, $4)
       on conflict (developer_id, month) do update set version = excluded.version, sums = excluded.sums, looked_at = null`,
      [developerId, month, hash, JSON.stringify(sums)],
    );
  }

  /** What was added up of the running month not long ago, and after the last close had ended. */
  async soFar(developerId: string, month: Month, now: Instant): Promise<{ asOf: Instant; sums: Sums } | null> {
    const [row] = await this.db.query<{ asOf: Instant; sums: Sums; lookedAt: Date }>(
      `select version as "asOf", sums, looked_at as "lookedAt" from earnings.kept_months k
        where developer_id = $1 and month = $2 and version between $3 and $4
          and not exists (select from earnings.closes c where c.closed_at >= k.version::timestamptz)`,
      [developerId, month, later(now, -FRESH_MS), now],
    );
    if (!row) return null;
    const { lookedAt, ...kept } = row;
    if (instant(lookedAt) < later(now, -NOTED_MS))
      await this.db.query(
        'update earnings.kept_months set looked_at = $3 where developer_id = $1 and month = $2 and looked_at < $3',
        [developerId, month, now],
      );
    return kept;
  }

  /** Small writes, one after the other: a long one would hold up what follows the log. */
  async keepSoFar(developerId: string, { month, asOf, lines, sums }: MonthSoFar): Promise<void> {
    for (let from = 0, chunk = 0; from < lines.length; from += AT_ONCE, chunk++)
      await this.db.query(
        `insert into earnings.so_far_lines (developer_id, as_of, chunk, n, game_id, source, order_id, slice, day, seconds, amount, rule_version)
         select $1, $2, $3, n, "gameId", source, "orderId", month, day, seconds, amount, "ruleVersion"
           from jsonb_to_recordset($4::jsonb) as l(n int, "gameId" uuid, source text, "orderId" uuid, month text, day date, seconds int, amount bigint, "ruleVersion" int)`,
        [
          developerId,
          asOf,
          chunk,
          JSON.stringify(lines.slice(from, from + AT_ONCE).map((line, n) => ({ ...line, n }))),
        ],
      );
    // Without it a page of a new month is planned as two lines, and sorts all of them.
    await this.db.query('analyze earnings.so_far_lines');
    await this.db.query(
      `insert into earnings.kept_months (developer_id, month, version, sums, looked_at) values ($1, $2, $3, $4, $5)
       on conflict (developer_id, month) do update set version = excluded.version, sums = excluded.sums where kept_months.version < excluded.version`,
      [developerId, month, asOf, JSON.stringify(sums), asOf],
    );
  }

  /** Studios that look at their running month, and whose figures are not of these minutes. */
  async lookedAt(now: Instant): Promise<string[]> {
    const rows = await this.db.query<{ id: string }>(
      `select developer_id as id from earnings.kept_months where looked_at is not null
        group by 1 having max(looked_at) > $1 and max(version) < $2 order by 1`,
      [later(now, -LOOKED_MS), later(now, -YOUNG_MS)],
    );
    return rows.map(({ id }) => id);
  }

  /** Lines that no reader can still be shown go, some thousand at a time. */
  async forgetOld(now: Instant): Promise<void> {
    const old = later(now, -2 * FRESH_MS);
    for (let gone = AT_ONCE; gone === AT_ONCE;) {
      const rows = await this.db.query(
        `delete from earnings.so_far_lines where ctid = any(array(select ctid from earnings.so_far_lines where as_of < $1 limit $2)) returning 1`,
        [old, AT_ONCE],
      );
      gone = rows.length;
    }
    await this.db.query('delete from earnings.kept_months where looked_at < $1', [later(now, -LOOKED_MS)]);
  }
}
