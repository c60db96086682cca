import { randomUUID } from 'node:crypto';
import { SaleRows } from '../../../api/contexts/earnings/close/sale-rows.js';
import { ShareRows } from '../../../api/contexts/earnings/close/share-rows.js';
import { SoFar } from '../../../api/contexts/earnings/reads/so-far.js';
import { StudioPlayers } from '../../../api/contexts/earnings/reads/studio-players.js';
import type { Instant } from '../../../api/kernel/instant.js';
import { appUrlOf } from '../../../api/platform/database/app-login.js';
import { appDataSource } from '../../../api/platform/database/data-source.js';
import { Database } from '../../../api/platform/database/database.js';
import type { Shop } from '../../support/shop.js';

export interface Line {
  developerId: string;
  gameId: string | null;
  source: string;
  orderId: string;
  month: string;
  day: string;
  seconds: number;
  amount: number;
  ruleVersion: number;
}

interface Period {
  orderId: string;
  personId: string;
  from: string;
  until: string;
  price: number;
  share: number;
  /** What earlier closes took, and through which month. */
  taken: number;
  takenThrough: string | null;
}

/** Rows of months that are over, as facts would have left them: a year of waits would take a year of clock moves. */
export class PlanRows {
  constructor(private readonly shop: Shop) {}

  /** Paid long ago, so that no right to withdraw holds a share. */
  async periods(periods: readonly (Partial<Period> & Pick<Period, 'from' | 'until'>)[]): Promise<Period[]> {
    const all = periods.map((period) => ({
      orderId: randomUUID(),
      personId: randomUUID(),
      price: 8_000,
      share: 4_706,
      taken: 0,
      takenThrough: null,
      ...period,
    }));
    await this.put(
      'earnings.plan_orders',
      all.map(({ orderId, personId, price, share, from, until, taken, takenThrough }) => ({
        order_id: orderId,
        person_id: personId,
        ...{ price, share, rule_version: 2, from_day: from, until_day: until, paid_on: '2024-01-01' },
        ...{ taken, taken_through: takenThrough },
      })),
    );
    return all;
  }

  /** Slices of a month that found no play. */
  async waits(month: string, amounts: readonly number[], personId?: string): Promise<Period[]> {
    const days = { from: `${month}-01`, until: `${month}-28` };
    const orders = await this.periods(
      amounts.map((amount) => ({
        ...{ ...days, share: amount, price: 2 * amount, taken: amount, takenThrough: month },
        ...(personId ? { personId } : {}),
      })),
    );
    await this.put(
      'earnings.waits',
      orders.map(({ orderId, share }) => ({ order_id: orderId, month, amount: share })),
    );
    return orders;
  }

  returned(returns: readonly { orderId: string; gameId?: string; amount: number; at: string }[]): Promise<void> {
    return this.put(
      'earnings.returns',
      returns.map(({ orderId, gameId, amount, at }) => ({
        ...{ refund_id: randomUUID(), line: 0, order_id: orderId, game_id: gameId ?? null, amount, returned_at: at },
      })),
    );
  }

  played(days: readonly { personId: string; gameId: string; on: string; seconds: number }[]): Promise<void> {
    return this.put(
      'play.days',
      days.map(({ personId, gameId, on, seconds }) => ({
        ...{ person_id: personId, game_id: gameId, played_on: on, source: 'web', trust: 'measured', channel: 'live' },
        ...{ seconds, contested_seconds: 0, last_played_at: `${on}T15:00:00Z` },
      })),
    );
  }

  /** A game, as its studio has had it for long. @returns its id. */
  async game(developerId: string): Promise<string> {
    const gameId = randomUUID();
    await this.put('earnings.game_owners', [{ game_id: gameId, since: '2024-01-01', developer_id: developerId }]);
    return gameId;
  }

  async put(table: string, rows: readonly object[]): Promise<void> {
    await this.shop.sql.query(
      `insert into ${table} select * from jsonb_populate_recordset(null::${table}, $1::jsonb)`,
      [JSON.stringify(rows)],
    );
  }

  /** What a close has settled. */
  async closed(month: string): Promise<Line[]> {
    const { rows } = await this.shop.sql.query<Line>(
      `select developer_id as "developerId", game_id as "gameId", source, order_id as "orderId", slice as month, day::text as day, seconds, amount::int as amount,
              rule_version as "ruleVersion"
         from earnings.lines where month = $1`,
      [month],
    );
    return rows;
  }

  /** What every studio would be shown at this instant. */
  async live(at: string): Promise<Line[]> {
    const { rows } = await this.shop.sql.query<{ id: string }>(
      `select developer_id as id from earnings.game_owners union select developer_id from earnings.lines union select 'unassigned'`,
    );
    return this.withDatabase(async (db) => {
      const soFar = new SoFar(new StudioPlayers(db), new ShareRows(db), new SaleRows(db));
      const lines: Line[] = [];
      for (const { id } of rows) lines.push(...(await soFar.of(id, at as Instant)).lines);
      return lines;
    });
  }

  async withDatabase<Result>(work: (db: Database) => Promise<Result>): Promise<Result> {
    const source = await appDataSource(
      appUrlOf(this.shop.database.url),
      { entities: [], migrations: [] },
      4,
    ).initialize();
    try {
      return await work(new Database(source));
    } finally {
      await source.destroy();
    }
  }
}

/** Lines without their order. */
export const sorted = (lines: readonly Line[]): string[] =>
  lines
    .map(({ developerId, gameId, source, orderId, month, day, seconds, amount, ruleVersion }) =>
      JSON.stringify([developerId, source, orderId, month, gameId, day, seconds, amount, ruleVersion]),
    )
    .sort();

/** What each studio got of what was shared equally. */
export function equalParts(lines: readonly Line[]): Record<string, number> {
  const parts: Record<string, number> = {};
  for (const { source, developerId, amount } of lines)
    if (source === 'plan-rest') parts[developerId] = (parts[developerId] ?? 0) + amount;
  return parts;
}
