import { KeptMonths } from '../../../api/contexts/earnings/reads/kept-months.js';
import { hours, later, minutes } from '../../../api/kernel/instant.js';
import { patient } from '../../support/patience.js';
import { startShop, type Game, type Shop } from '../../support/shop.js';
import { Staff } from '../backoffice/console.js';
import { gamesOfPlan } from '../../support/owners.js';
import { PlanRows } from './plan-rows.js';
import { StudioReads, type Line } from './studio-reads.js';

/*
 * 2,001 people paid the whole of January, 4,706 each for studios, and play one game: by the 31st all of it is the studio's.
 * Each further player brings 4,706 more.
 */
const PLAYERS = 2_001;
const SHARE = 4_706;

interface Summary {
  earned: number;
  asOf: string | null;
  soFar: boolean;
  today: number | null;
  through: string;
  byGame: { key: string; amount: number; lines: number }[];
}
interface Page {
  lines: Line[];
  total: number;
  count: number;
  next: number | null;
  asOf: string | null;
}

describe('a month of a studio with thousands of players', () => {
  let shop: Shop;
  let rows: PlanRows;
  let studio: StudioReads;
  let game: Game;
  beforeAll(async () => {
    shop = await startShop({ begins: '2027-01-31T13:00:00.000Z' });
    rows = new PlanRows(shop);
    [game] = await gamesOfPlan(shop);
    studio = await StudioReads.of(shop, await Staff.signsIn(shop), { owner: await shop.aPlayer(), game });
    await manyPlay(PLAYERS);
  }, patient(300_000));
  afterAll(() => shop?.close());

  async function manyPlay(count: number): Promise<void> {
    const periods = await rows.periods(
      Array.from({ length: count }, () => ({ from: '2027-01-01', until: '2027-02-01' })),
    );
    await rows.played(periods.map(({ personId }) => ({ personId, gameId: game.id, on: '2027-01-31', seconds: 60 })));
  }
  const read = async <Reply>(what = ''): Promise<Reply> =>
    (await studio.owner.get<Reply>(`${studio.path}/earnings${what}`)).body;
  const allLines = async (query: string): Promise<Page & { orders: Set<string> }> => {
    const lines: Line[] = [];
    for (
      let page = await read<Page>(`/lines?${query}`);
      ;
      page = await read<Page>(`/lines?${query}&after=${page.next}`)
    ) {
      lines.push(...page.lines);
      if (page.next === null) return { ...page, lines, orders: new Set(lines.map(({ orderId }) => orderId)) };
    }
  };
  const sumOf = (lines: readonly { amount: number }[]): number => lines.reduce((sum, { amount }) => sum + amount, 0);

  it(
    'is added up once, and its groups, lines and file are of one moment',
    async () => {
      const first = await read<Summary>();
      expect(first).toMatchObject({
        soFar: true,
        earned: PLAYERS * SHARE,
        today: PLAYERS * SHARE,
        through: '2027-01-31',
      });
      const planned = await shop.sql.query(
        `select reltuples::int as lines from pg_class where oid = 'earnings.so_far_lines'::regclass`,
      );
      expect(planned.rows).toEqual([{ lines: PLAYERS }]);
      await manyPlay(1);
      await shop.timePasses(minutes(50));

      const second = await read<Summary>();
      expect(second).toEqual(first);
      expect(Date.parse(await shop.now()) - Date.parse(second.asOf ?? '')).toBeGreaterThanOrEqual(minutes(50));
      const everyLine = await allLines('');
      expect(everyLine).toMatchObject({ total: PLAYERS * SHARE, count: PLAYERS, asOf: first.asOf });
      expect([everyLine.lines.length, everyLine.orders.size, sumOf(everyLine.lines)]).toEqual([
        PLAYERS,
        PLAYERS,
        PLAYERS * SHARE,
      ]);
      const ofGame = await allLines(`by=game&key=${game.id}`);
      expect([ofGame.count, ofGame.lines.length]).toEqual([PLAYERS, PLAYERS]);
      expect(await read(`/report?by=day`)).toMatchObject({
        asOf: first.asOf,
        groups: [{ key: '2027-01-31', amount: PLAYERS * SHARE, lines: PLAYERS }],
      });
      const file = await fetch(`${shop.url}${studio.path}/earnings/csv`, {
        headers: { authorization: `Bearer ${studio.owner.token}` },
      });
      expect((await file.text()).trim().split('\r\n')).toHaveLength(1 + PLAYERS);
      const [one] = everyLine.lines;
      expect(await read(`/orders/${one?.orderId}`)).toMatchObject({ lines: [{ lineId: null, amount: SHARE }] });
    },
    patient(180_000),
  );

  it(
    'is added up again for a reader two hours later',
    async () => {
      await shop.timePasses(hours(2));
      const again = await read<Summary>();
      expect(again).toMatchObject({ earned: (PLAYERS + 1) * SHARE, byGame: [{ key: game.id, lines: PLAYERS + 1 }] });
      expect(await allLines('')).toMatchObject({ count: PLAYERS + 1, asOf: again.asOf });
    },
    patient(180_000),
  );

  it(
    'is added up each hour while its studio looks at it, and goes when that has not looked for a day',
    async () => {
      const now = await shop.now();
      const lookedAt = (time: number): Promise<string[]> =>
        rows.withDatabase((db) => new KeptMonths(db).lookedAt(later(now, time)));
      const forgetOld = (time: number): Promise<void> =>
        rows.withDatabase((db) => new KeptMonths(db).forgetOld(later(now, time)));
      expect(await lookedAt(minutes(20))).toEqual([]);
      expect(await lookedAt(minutes(40))).toEqual([studio.id]);
      expect(await lookedAt(hours(25))).toEqual([]);

      await forgetOld(hours(3));
      expect((await allLines('')).lines).toHaveLength(PLAYERS + 1);
      await forgetOld(hours(25));
      const left = await shop.sql.query('select from earnings.so_far_lines union all select from earnings.kept_months');
      expect(left.rowCount).toBe(0);
      expect((await allLines('')).lines).toHaveLength(PLAYERS + 1);
    },
    patient(120_000),
  );

  it(
    'reads the same once it is closed, and the new month begins at nothing',
    async () => {
      const { byGame } = await read<Summary>();
      await shop.clockReaches('2027-02-01T03:30:00.000Z');
      for (const time of ['first', 'second'])
        expect([time, await read<Summary>('?month=2027-01')]).toMatchObject([
          time,
          { soFar: false, asOf: null, earned: (PLAYERS + 1) * SHARE, byGame },
        ]);
      const closed = await allLines('month=2027-01');
      expect([closed.count, closed.orders.size, sumOf(closed.lines)]).toEqual([
        PLAYERS + 1,
        PLAYERS + 1,
        (PLAYERS + 1) * SHARE,
      ]);
      expect(await read<Summary>()).toMatchObject({ soFar: true, earned: 0, through: '2027-02-01' });
    },
    patient(300_000),
  );
});
