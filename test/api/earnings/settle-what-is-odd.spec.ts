import { minutes, seconds } from '../../../api/kernel/instant.js';
import { aStudio } from '../../support/applications.js';
import { expectInvariants } from '../../support/invariants.js';
import { gamesOfPlan, passesTo } from '../../support/owners.js';
import { playedFor } from '../../support/play-time.js';
import { startShop, type Game, type Player, type Shop } from '../../support/shop.js';
import { Subscriber } from '../../support/subscriber.js';
import { Staff } from '../backoffice/console.js';
import { aCode, requests } from '../codes/codes.js';
import { requestsRefund } from '../refunds/returning.js';
import { patient } from '../../support/patience.js';

interface Line {
  developerId: string;
  closed: string;
  slice: string;
  source: string;
  amount: number;
  seconds: number;
}
interface Statement {
  month: string;
  earned: number;
  carriedIn: number;
  gross: number;
  paid: number;
  carriedOut: number;
}

const PRICE = 4_990;
/** The studio's 70 % of 4,193. */
const SHARE = 2_935;
/** Of a month from 2 January: 4,706 = 31 × 151 + 25, so the first 25 days accrue 152 and 30 of 31 days lie in January. */
const JANUARY = 25 * 152 + 5 * 151;

describe('months with odd things in them', () => {
  let shop: Shop;
  let admin: Staff;
  let [handedOver, withdrawn] = [] as unknown as [Game, Game];
  let [leaving, receiving, staying] = [] as unknown as [string, string, string];
  let [ana, beto, dora] = [] as unknown as [Subscriber, Subscriber, Subscriber];
  let [carla, eva, fay] = [] as unknown as [Player, Player, Player];
  const orders = new Map<string, string>();
  const at = (day: string): Promise<void> => shop.clockReaches(`2027-${day}T15:00:00.000Z`);

  beforeAll(async () => {
    shop = await startShop({ begins: '2027-01-01T15:00:00.000Z' });
    admin = await Staff.signsIn(shop);
    [handedOver, withdrawn] = await gamesOfPlan(shop);
    const otto = await shop.aPlayer();
    leaving = await aStudio(shop, admin, otto, 'Estudio que se va');
    receiving = await aStudio(shop, admin, await shop.aPlayer(), 'Estudio que recibe');
    staying = await aStudio(shop, admin, await shop.aPlayer(), 'Estudio que sigue');
    await passesTo(shop, admin, handedOver, leaving, PRICE);
    await passesTo(shop, admin, withdrawn, staying);
    [carla, eva, fay] = [await shop.aPlayer(), await shop.aPlayer(), await shop.aPlayer()];

    await at('01-02');
    [ana, beto] = [await Subscriber.withPlan(shop), await Subscriber.withPlan(shop)];
    await at('01-03');
    await playedFor(shop, ana.player.id, withdrawn.id, 60);
    await playedFor(shop, beto.player.id, handedOver.id, 60);
    await at('01-04');
    await admin.post(`games/${withdrawn.id}/withdraw`, { reason: 'Así lo pidió el estudio' });
    await at('01-20');
    expect((await otto.post('/v1/privacy/erasure', { password: 'Ludoteca1' })).status).toBe(200);
    await at('01-25');
    dora = await Subscriber.withPlan(shop);
    await dora.changes('cancel');
    await at('01-26');
    await playedFor(shop, dora.player.id, handedOver.id, 60);
    expect((await dora.player.post('/v1/privacy/erasure', { password: 'Ludoteca1' })).status).toBe(200);
    await at('01-28');
    orders.set('fay', (await fay.buys([handedOver])).orderId);
    const code = await aCode(shop, { percent: 100, uses: 1 });
    orders.set('carla', (await requests(carla, [handedOver.id], code.text)).body.orderId);
    await at('01-29');
    await passesTo(shop, admin, handedOver, receiving);
    await at('01-30');
    await playedFor(shop, beto.player.id, handedOver.id, 180);
    orders.set('eva', (await eva.buys([handedOver])).orderId);
    await shop.settles();
    await refundWhileTheMonthCloses();
    await at('02-01');
    await playedFor(shop, dora.player.id, handedOver.id, 60);
    await at('02-02');
    expect((await requestsRefund(fay, orders.get('fay') ?? '')).body).toMatchObject({ state: 'completed' });
    await at('03-01');
  }, patient(600_000));
  afterAll(() => shop?.close());

  /** Midnight in Chile passes while the request for the refund is on its way. */
  async function refundWhileTheMonthCloses(): Promise<void> {
    const midnight = Date.parse('2027-02-01T03:00:00.000Z');
    await shop.clockReaches(new Date(midnight - minutes(1)).toISOString());
    const left = midnight - Date.parse(await shop.now());
    await shop.timePasses(Math.max(0, left - seconds(1)));
    const [{ body }] = await Promise.all([
      requestsRefund(eva, orders.get('eva') ?? ''),
      shop.clockReaches(new Date(midnight + seconds(30)).toISOString()),
    ]);
    expect(body).toMatchObject({ state: 'completed', amount: PRICE });
    await shop.settles();
  }

  async function linesOf(orderIds: readonly string[]): Promise<Line[]> {
    const { rows } = await shop.sql.query<Line>(
      `select developer_id as "developerId", month as closed, slice, source, amount::int as amount, seconds from earnings.lines
        where order_id = any($1::uuid[]) order by month, chunk, n`,
      [orderIds],
    );
    return rows;
  }
  async function linesOfPlan({ player }: Subscriber): Promise<Line[]> {
    const { rows } = await shop.sql.query<{ id: string }>(
      'select order_id as id from earnings.plan_orders where person_id = $1',
      [player.id],
    );
    return linesOf(rows.map(({ id }) => id));
  }
  async function statementsOf(developerId: string): Promise<Statement[]> {
    const { rows } = await shop.sql.query<Statement>(
      `select month, earned::int as earned, carried_in::int as "carriedIn", gross::int as gross, paid::int as paid, carried_out::int as "carriedOut"
         from earnings.statements where developer_id = $1 order by month`,
      [developerId],
    );
    return rows;
  }

  it('pay for the play of a game that was taken off sale since', async () => {
    expect(await linesOfPlan(ana)).toMatchObject([
      { developerId: staying, closed: '2027-01', source: 'plan', amount: JANUARY, seconds: 3_600 },
    ]);
  });

  it('share a game that changed hands by the play of each owner’s days', async () => {
    // 4,555 by 60 and 180 minutes: 1,138.75 and 3,416.25.
    expect(
      (await linesOfPlan(beto)).map(({ developerId, closed, amount }) => [developerId, closed, amount]).sort(),
    ).toEqual(
      [
        [leaving, '2027-01', 1_139],
        [receiving, '2027-01', 3_416],
      ].sort(),
    );
  });

  it('count nothing for a game that was given away by a code of 100 %', async () => {
    expect(await carla.library()).toEqual([handedOver.slug]);
    expect(await linesOf([orders.get('carla') ?? ''])).toEqual([]);
  });

  it('find the games of a person who was erased between the play and the close', async () => {
    const { rows } = await shop.sql.query('select from play.days where person_id = $1', [dora.player.id]);
    expect(rows).toEqual([]);
    // From 25 January: 7 days of 152, then 18 of 152 and 6 of 151.
    expect(
      (await linesOfPlan(dora)).map(({ developerId, closed, slice, amount }) => [developerId, closed, slice, amount]),
    ).toEqual([
      [leaving, '2027-02', '2027-01', 7 * 152],
      [receiving, '2027-02', '2027-02', 18 * 152 + 6 * 151],
    ]);
  });

  it('tell a refund that arrives in the second of the close once, in the month of its moment or the next', async () => {
    const lines = await linesOf([orders.get('eva') ?? '']);
    expect(lines.map(({ developerId, source, amount }) => [developerId, source, amount])).toEqual([
      [receiving, 'sale', SHARE],
      [receiving, 'sale-refund', -SHARE],
    ]);
    const {
      rows: [refund],
    } = await shop.sql.query<{ month: string }>(
      `select to_char(returned_at at time zone 'America/Santiago', 'YYYY-MM') as month from earnings.returns where order_id = $1`,
      [orders.get('eva')],
    );
    expect((lines[1]?.closed ?? '') >= (refund?.month ?? '?')).toBe(true);
  });

  it('leave the debt of a studio that left with it, and withhold the most of one whose tax id is gone', async () => {
    const { rows } = await shop.sql.query('select from developers.members where developer_id = $1', [leaving]);
    expect(rows).toEqual([]);
    const january = 1_139 + SHARE;
    const february = 7 * 152 - SHARE;
    expect(await statementsOf(leaving)).toEqual([
      {
        month: '2027-01',
        earned: january,
        carriedIn: 0,
        gross: january,
        paid: january - Math.round(january * 0.16),
        carriedOut: 0,
      },
      { month: '2027-02', earned: february, carriedIn: 0, gross: 0, paid: 0, carriedOut: february },
    ]);
    await at('04-01');
    expect((await statementsOf(leaving)).at(-1)).toEqual({
      month: '2027-03',
      earned: 0,
      carriedIn: february,
      gross: 0,
      paid: 0,
      carriedOut: february,
    });
  });

  it(
    'leave books that are right, and the same again when they are written again',
    () => expectInvariants(shop),
    120_000,
  );
});
