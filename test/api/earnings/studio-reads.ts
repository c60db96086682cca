import { aStudio } from '../../support/applications.js';
import { passesTo } from '../../support/owners.js';
import type { Game, Player, Shop } from '../../support/shop.js';
import type { Staff } from '../backoffice/console.js';

export interface Statement {
  number: string;
  developerId: string;
  month: string;
  bySource: Record<string, number>;
  earned: number;
  carriedIn: number;
  gross: number;
  rate: number;
  taxKind: string;
  withheld: number;
  paid: number;
  carriedOut: number;
  lines: number;
  linesHash: string;
  previousHash: string | null;
  hash: string;
}

export interface Line {
  lineId: string | null;
  source: string;
  orderId: string;
  gameId: string | null;
  month: string;
  day: string;
  seconds: number;
  amount: number;
  ruleVersion: number;
}

/** A studio with one game, as its owner reads its money. */
export class StudioReads {
  private constructor(
    readonly owner: Player,
    readonly id: string,
  ) {}

  static async of(
    shop: Shop,
    staff: Staff,
    { owner, game, price }: { owner: Player; game: Game; price?: number },
  ): Promise<StudioReads> {
    const id = await aStudio(shop, staff, owner, `Estudio de ${game.title.es}`);
    await passesTo(shop, staff, game, id, price);
    return new StudioReads(owner, id);
  }

  get path(): string {
    return `/v1/developer/studios/${this.id}`;
  }

  /** Oldest first. */
  async statements(): Promise<Statement[]> {
    const { body } = await this.owner.get<{ statements: Statement[] }>(`${this.path}/earnings/statements`);
    return body.statements.reverse();
  }

  /** Each month with a statement, and what it earned. */
  async earnedByMonth(): Promise<Record<string, number>> {
    return Object.fromEntries((await this.statements()).map(({ month, earned }) => [month, earned]));
  }

  /** Of a closed month; without one the running month, so far. */
  async lines(month?: string): Promise<Line[]> {
    const query = month ? `?month=${month}` : '';
    return (await this.owner.get<{ lines: Line[] }>(`${this.path}/earnings/lines${query}`)).body.lines;
  }

  async earnedSoFar(): Promise<number> {
    return (await this.owner.get<{ earned: number }>(`${this.path}/earnings`)).body.earned;
  }
}

/** Lets the running month close. */
export async function monthCloses(shop: Shop): Promise<void> {
  const now = new Date(await shop.now());
  await shop.clockReaches(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1, 12)).toISOString());
}

/** Lets the days go by on which buyers may give back by themselves what they bought. */
export const returnsEnd = (shop: Shop): Promise<void> => shop.timePasses(15 * 86_400_000);

/** What stands in each account of the books, pools by their names; what is even is left out. */
export async function balances(shop: Shop): Promise<Record<string, number>> {
  const { rows } = await shop.sql.query<{ account: string; amount: string }>(
    `select case when sub_account like 'pool-%' then sub_account else account end as account, sum(amount)::text as amount
       from books.entries group by 1 having sum(amount) <> 0`,
  );
  return Object.fromEntries(rows.map(({ account, amount }) => [account, Number(amount)]));
}

/** The order of a person's first period. */
export async function planOrderOf(shop: Shop, player: Player): Promise<string> {
  const { rows } = await shop.sql.query<{ id: string }>(
    'select order_id as id from earnings.plan_orders where person_id = $1 order by from_day limit 1',
    [player.id],
  );
  return rows[0]?.id ?? '';
}
