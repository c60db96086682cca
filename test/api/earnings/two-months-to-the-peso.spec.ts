import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { readConfig } from '../../../api/config.js';
import { AddUpDays } from '../../../api/contexts/play/reports/add-up-days.js';
import { GameDays } from '../../../api/contexts/play/reports/game-days.js';
import { BusinessClock } from '../../../api/platform/clock.js';
import { appUrlOf } from '../../../api/platform/database/app-login.js';
import { appDataSource } from '../../../api/platform/database/data-source.js';
import { Database } from '../../../api/platform/database/database.js';
import { aStudio } from '../../support/applications.js';
import { expectInvariants } from '../../support/invariants.js';
import { gamesOfPlan, passesTo } from '../../support/owners.js';
import { splitFaults } from '../../support/replayed-books.js';
import { startShop, type Game, type Player, type Shop } from '../../support/shop.js';
import { Subscriber } from '../../support/subscriber.js';
import { Tab } from '../play/tabs.js';
import { releasesWebBuild } from '../../support/web-games.js';
import { aColleague, Staff } from '../backoffice/console.js';
import { FILES, opens } from '../play/players.js';
import { requestsRefund } from '../refunds/returning.js';
import { patient } from '../../support/patience.js';

interface Statement {
  number: string;
  month: string;
  bySource: Record<string, number>;
  earned: number;
  carriedIn: number;
  gross: number;
  rate: number;
  withheld: number;
  paid: number;
  carriedOut: number;
  lines: number;
  hash: string;
  previousHash: string | null;
}
interface Line {
  source: string;
  day: string;
  orderId: string;
  orderNumber: string | null;
  gameId: string;
  title: { en: string };
  month: string;
  seconds: number;
  amount: number;
  price: number;
  ruleVersion: number;
}

/*
 * By hand, in pesos. Net = price × 100 / 119, the studios' share is 70 % of it.
 *
 *   the game, 4,990:  net 4,193, VAT   797, studio  2,935, shop  1,258
 *   a month,  8,000:  net 6,723, VAT 1,277, studios 4,706, shop  2,017
 *   a year,  90,000:  net 75,630, VAT 14,370, studios 52,941, shop 22,689
 *
 * Ana's months are March and April of 2027: 4,706 accrue in each. Beto's year runs from 5 March 2027 to 4 March 2028, 366 days:
 * 52,941 = 366 × 144 + 237, so each of the first 237 days accrues 145. March has 27 of them, April 30, also the one of 25 hours.
 *
 *   March: Ana plays Mar 180 s and Sol 60 s     4,706 × 3/4 = 3,529.5 and 1,176.5: 3,530 and 1,176
 *          Beto plays Mar alone, 90 s           27 × 145 = 3,915
 *          Carla and Dora buy Mar               2 × 2,935 = 5,870
 *   April: Ana plays Mar 60 s and Sol 120 s     4,706 × 1/3 = 1,568.67 and 3,137.33: 1,569 and 3,137
 *          Beto plays Mar 90 s and Sol 60 s     30 × 145 = 4,350, × 3/5 = 2,610, × 2/5 = 1,740
 *          Dora gives Mar back                  −2,935
 */
const MARCH = { sale: 5_870, 'sale-refund': 0, plan: 3_530 + 3_915, 'plan-refund': 0, 'plan-rest': 0 };
const APRIL = { sale: 0, 'sale-refund': -2_935, plan: 1_569 + 2_610, 'plan-refund': 0, 'plan-rest': 0 };
/** A person's fees note in 2027: 16 %. 13,315 × 0.16 = 2,130.4 and 1,244 × 0.16 = 199.04. */
const EXPECTED = [
  { month: '2027-03', bySource: MARCH, earned: 13_315, gross: 13_315, withheld: 2_130, paid: 11_185, lines: 4 },
  { month: '2027-04', bySource: APRIL, earned: 1_244, gross: 1_244, withheld: 199, paid: 1_045, lines: 3 },
] as const;
const OTHER_STUDIO = [1_176, 3_137 + 1_740];

describe('two months of a studio, to the peso', () => {
  let shop: Shop;
  let folder: string;
  let admin: Staff;
  let owner: Player;
  let other: Player;
  let mar: Game;
  let sol: Game;
  let studio: string;
  let placed: object[];
  let path: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'two-months-'));
    shop = await startShop({ begins: '2027-03-01T15:00:00.000Z', env: { DATA_DIR: folder } });
    admin = await Staff.signsIn(shop);
    owner = await shop.aPlayer({ language: 'en' });
    other = await shop.aPlayer();
    [mar, sol] = await gamesOfPlan(shop);
    studio = await aStudio(shop, admin, owner, 'Estudio Mar');
    path = `/v1/developer/studios/${studio}`;
    await passesTo(shop, admin, mar, studio, 4_990);
    await passesTo(shop, admin, sol, await aStudio(shop, admin, other, 'Estudio Sol'));
    placed = (await shop.sql.query('select * from publishing.channels where game_id = any($1)', [[mar.id, sol.id]]))
      .rows;
    for (const game of [mar, sol]) await releasesWebBuild(shop.sql, folder, game, { files: FILES });
  }, patient(600_000));
  afterAll(async () => {
    await shop?.close();
    await rm(folder, { recursive: true, force: true });
  });

  const plays = async (player: Player, game: Game, halfMinutes: number): Promise<void> => {
    const { status, body } = await opens(shop, game, player);
    expect(status).toBe(200);
    const tab = new Tab(shop, player, game, body.ticket);
    expect((await tab.beats(0)).body.state).toBe('counts');
    await tab.plays(halfMinutes);
  };
  /** As a worker does it each hour. */
  const daysAreAddedUp = async (): Promise<void> => {
    const source = await appDataSource(appUrlOf(shop.database.url), { entities: [], migrations: [] }, 2).initialize();
    const db = new Database(source);
    const clock = new BusinessClock(db);
    await clock.follow();
    const log = pino({ enabled: false });
    await new AddUpDays(new GameDays(db), clock, readConfig(shop.environment()), log).sweep();
    await source.destroy();
  };
  const statementsOf = async (player: Player, studioPath = path): Promise<Statement[]> =>
    (await player.get<{ statements: Statement[] }>(`${studioPath}/earnings/statements`)).body.statements;
  const linesOf = async (month: string): Promise<Line[]> =>
    (await owner.get<{ lines: Line[] }>(`${path}/earnings/lines?month=${month}`)).body.lines;

  it(
    'adds sales, a monthly and a yearly plan, play and a refund up to what was computed by hand',
    async () => {
      const [ana, beto] = [await Subscriber.withCard(shop), await Subscriber.withCard(shop)];
      const [carla, dora] = [await shop.aPlayer(), await shop.aPlayer()];
      await ana.isSubscribed();
      await shop.clockReaches('2027-03-05T15:00:00.000Z');
      await beto.isSubscribed({ planId: 'yearly', amount: 90_000 });
      await plays(ana.player, mar, 6);
      await plays(ana.player, sol, 2);
      await plays(beto.player, mar, 3);
      await shop.clockReaches('2027-03-12T15:00:00.000Z');
      await carla.buys([mar]);
      await shop.clockReaches('2027-03-30T15:00:00.000Z');
      const { orderId } = await dora.buys([mar]);
      await shop.clockReaches('2027-04-01T15:00:00.000Z');
      expect(await statementsOf(owner)).toMatchObject([EXPECTED[0]]);

      expect((await requestsRefund(dora, orderId)).body).toMatchObject({ state: 'completed', amount: 4_990 });
      await shop.clockReaches('2027-04-04T15:00:00.000Z');
      await plays(ana.player, mar, 2);
      await plays(ana.player, sol, 4);
      await plays(beto.player, mar, 3);
      await plays(beto.player, sol, 2);
      await shop.clockReaches('2027-04-30T15:00:00.000Z');
      const live = (await owner.get<{ earned: number; month: string }>(`${path}/earnings`)).body;
      expect(live).toMatchObject({ month: '2027-04', earned: EXPECTED[1].earned });
    },
    patient(600_000),
  );

  it(
    'closes both months as statements that are chained, and opens each figure by its lines',
    async () => {
      await shop.clockReaches('2027-05-01T15:00:00.000Z');
      const [april, march] = (await statementsOf(owner)) as [Statement, Statement];
      expect([march, april]).toMatchObject(EXPECTED);
      expect([march.previousHash, april.previousHash]).toEqual([null, march.hash]);
      for (const statement of [march, april]) print(statement, await linesOf(statement.month));

      const lines = [...(await linesOf('2027-03')), ...(await linesOf('2027-04'))];
      expect(lines.map(({ source, seconds, amount }) => [source, seconds, amount]).sort(byText)).toEqual(
        [
          ['sale', 0, 2_935],
          ['sale', 0, 2_935],
          ['plan', 180, 3_530],
          ['plan', 90, 3_915],
          ['sale-refund', 0, -2_935],
          ['plan', 60, 1_569],
          ['plan', 90, 2_610],
        ].sort(byText),
      );
      const { rows } = await shop.sql.query<{ developer: string }>(
        'select developer_id as developer from developers.members where person_id = $1',
        [other.id],
      );
      const others = await statementsOf(other, `/v1/developer/studios/${rows[0]?.developer ?? ''}`);
      expect(others.map(({ earned }) => earned).reverse()).toEqual(OTHER_STUDIO);
    },
    patient(300_000),
  );

  it('reads the same as a tagged PDF, with a key, and at the console', async () => {
    const { body: issued } = await owner.post<{ token: string }>('/v1/auth/tool-tokens', {
      name: 'Contabilidad',
      currentPassword: 'Ludoteca1',
    });
    const withKey = (language: string) => ({
      headers: { authorization: `Bearer ${issued.token}`, 'accept-language': language },
    });
    const print = await fetch(`${shop.url}${path}/earnings/statements/2027-03/pdf`, withKey('es'));
    const pdf = Buffer.from(await print.arrayBuffer()).toString('latin1');
    expect([print.status, print.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(pdf).toMatch(/^%PDF-1\.7[^]*\/StructTreeRoot[^]*\/Lang \(es-CL\)|\/Lang \(es-CL\)[^]*\/StructTreeRoot/);
    const read = await fetch(`${shop.url}${path}/earnings?month=2027-04`, withKey('en'));
    expect(await read.json()).toMatchObject({
      earned: 1_244,
      byCountry: [{ key: 'CL', amount: 1_244, lines: 3 }],
      before: {
        month: '2027-03',
        earned: 13_315,
        byGame: [{ key: mar.id, title: mar.title, amount: 13_315, lines: 4 }],
        bySource: [
          { key: 'plan', amount: 7_445, lines: 2 },
          { key: 'sale', amount: 5_870, lines: 2 },
        ],
      },
    });
    for (const without of ['', '?month=2027-03'])
      expect((await owner.get(`${path}/earnings${without}`)).body).toMatchObject({ before: null });
    const payouts = await fetch(`${shop.url}${path}/payouts`, withKey('en'));
    expect(await payouts.json()).toMatchObject({ payouts: [], account: { last4: expect.stringMatching(/^\d{4}$/) } });
    const request = await fetch(`${shop.url}${path}/payouts`, { method: 'POST', ...withKey('en') });
    expect(request.status).toBe(401);
    expect((await other.get(`${path}/earnings/statements/2027-03/pdf`)).status).toBe(404);

    const { body: overview } = await admin.get<{ studios: { earned: number }[]; waiting: object[]; held: object[] }>(
      'earnings?month=2027-04',
    );
    // Ana's period from 1 May is held for ten days.
    expect(overview).toMatchObject({
      month: '2027-04',
      earned: 1_244 + 4_877,
      held: [{ day: '2027-05-11', periods: 1, amount: 4_706 }],
      waiting: [],
    });
    const { body: statements } = await admin.list<Statement & { id: string }>('statements', {
      filter: { month: '2027-03' },
    });
    expect(statements.map(({ earned }) => earned).sort()).toEqual([1_176, 13_315]);
    const first = statements.find(({ earned }) => earned === 13_315);
    expect((await admin.get(`statements/${first?.id ?? ''}`)).body).toMatchObject({ paid: 11_185, number: first?.id });
    expect((await admin.get('statements/2027-03-9999')).status).toBe(404);
  });

  it('tells what was played, the same from what people played and from days that are added up', async () => {
    const played = async (month: string) =>
      (
        await owner.get<{ byDay: object[]; byGame: { gameId: string; seconds: number; playerDays: number }[] }>(
          `${path}/play?month=${month}`,
        )
      ).body;
    const march = {
      byDay: [{ day: '2027-03-05', seconds: 270, players: 2 }],
      byGame: [{ gameId: mar.id, seconds: 270, playerDays: 2 }],
    };
    expect(await played('2027-03')).toMatchObject(march);
    // Two workers begin with it at the same moment.
    await Promise.all([daysAreAddedUp(), daysAreAddedUp()]);
    expect(await played('2027-03')).toMatchObject(march);
    const { rows } = await shop.sql.query(
      'select seconds::int as seconds, players from play.game_days where game_id = $1 order by played_on',
      [mar.id],
    );
    expect(rows).toEqual([
      { seconds: 270, players: 2 },
      { seconds: 150, players: 2 },
    ]);
    expect((await other.get(`${path}/play`)).status).toBe(404);
  });

  it(
    'is paid out by two people, and leaves books in which nothing is lost',
    async () => {
      const [eva, leo] = [
        await aColleague(shop, admin, 'Pagos 1', ['payout:read', 'payout:release']),
        await aColleague(shop, admin, 'Pagos 2', ['payout:read', 'payout:release']),
      ];
      const document = { kind: 'fees-note', number: 'F-1', expiresOn: '2030-06-30', taxDocumentId: randomUUID() };
      await owner.put(`${path}/tax-document`, document);
      const { body } = await owner.post<{ open: { id: string; amount: number } }>(`${path}/payouts`, {
        payoutId: randomUUID(),
      });
      expect(body.open.amount).toBe(14_559);
      const step = async (who: Player, what: string, more = {}) =>
        (await who.post<{ state: string; code?: string }>(`/v1/admin/payouts/${body.open.id}/${what}`, more)).body;
      expect(await step(eva, 'approve')).toMatchObject({ state: 'approved' });
      expect(await step(eva, 'release')).toMatchObject({ code: 'payout-same-person' });
      expect(await step(leo, 'release')).toMatchObject({ state: 'released', withheld: 2_329, paid: 12_230 });
      expect(await step(leo, 'record-paid', { reference: 'TEF 1' })).toMatchObject({ state: 'paid' });
      await shop.settles();

      /*
       * Paid: 2 × 4,990 + 2 × 8,000 + 90,000 = 115,980, less 4,990 that went back. Of Ana's third month, charged on 1 May, 8,000 more.
       * Unearned: 52,941 − 3,915 − 4,350 of Beto's year, and all 4,706 of Ana's May.
       */
      expect(await balances()).toEqual({
        bank: -12_230,
        'cash-at-provider': 115_980 - 4_990 + 8_000,
        'developer-payable': -OTHER_STUDIO.reduce((sum, amount) => sum + amount, 0),
        'developer-unearned': -(52_941 - 3_915 - 4_350 + 4_706),
        revenue: -(1_258 + 3 * 2_017 + 22_689),
        vat: -(797 + 3 * 1_277 + 14_370),
        'withheld-tax': -2_329,
      });
      // The builds were no events, so a rebuild would give those from before them.
      await shop.sql.query('delete from publishing.channels where game_id = any($1)', [[mar.id, sol.id]]);
      await shop.sql.query(
        'insert into publishing.channels select * from jsonb_populate_recordset(null::publishing.channels, $1)',
        [JSON.stringify(placed)],
      );
      await expectInvariants(shop);
    },
    patient(300_000),
  );

  it('has at no position of its log a peso that is not VAT, platform or developer, and shows one that moved', async () => {
    const { rows } = await shop.sql.query<{ type: string; position: string }>(
      `select event_type as type, min(position)::text as position from books.entries group by 1`,
    );
    expect(rows.map(({ type }) => type)).toEqual(
      expect.arrayContaining(['OrderPaid', 'OrderRefunded', 'PlanSharesSettled', 'PayoutPaid']),
    );
    expect(await splitFaults(shop)).toEqual([]);

    const position = rows.find(({ type }) => type === 'OrderPaid')?.position;
    const move = (from: string, to: string): Promise<unknown> =>
      shop.sql.query(
        `update books.entries set amount = amount + case account when $2 then 1 else -1 end where position = $1 and account in ($2, $3)`,
        [position, from, to],
      );
    await move('vat', 'revenue');
    const [first, ...more] = await splitFaults(shop);
    await move('revenue', 'vat');
    // The books still balance; every later position is wrong too.
    expect(first).toMatch(new RegExp(`^5 at position ${position}, OrderPaid: the VAT come`));
    expect(more.length).toBeGreaterThan(10);
    expect(await splitFaults(shop)).toEqual([]);
  });

  /** What stands in each account of the books; those that are even are left out. */
  async function balances(): Promise<Record<string, number>> {
    const { rows } = await shop.sql.query<{ account: string; amount: string }>(
      'select account, sum(amount)::text as amount from books.entries group by account having sum(amount) <> 0',
    );
    return Object.fromEntries(rows.map(({ account, amount }) => [account, Number(amount)]));
  }
});

const byText = (a: unknown, b: unknown): number => (String(a) < String(b) ? -1 : 1);

/** The statement as its studio reads it, line by line. */
function print(statement: Statement, lines: readonly Line[]): void {
  const { number, month, earned, carriedIn, gross, rate, withheld, paid } = statement;
  const peso = (amount: number): string => amount.toLocaleString('en-US').padStart(8);
  const printed = lines.map(
    ({ day, source, title, price, seconds, amount, ruleVersion }) =>
      `  ${day}  ${source.padEnd(12)} ${title.en.padEnd(24)} of ${peso(price)}  ${seconds ? `${seconds} s` : ''}`.padEnd(
        72,
      ) + `${peso(amount)}  rule ${ruleVersion}`,
  );
  const sums = [
    `earned ${peso(earned)}, carried in ${carriedIn}`,
    `gross ${peso(gross)} – withheld ${rate / 100} % ${peso(withheld)} – paid ${peso(paid)}`,
  ];
  process.stdout.write(
    [`statement ${number} of ${month}`, ...printed, ...sums.map((line) => `  ${line}`), ''].join('\n'),
  );
}
