import { FullDisk } from '../../support/full-disk.js';
import { expectInvariants } from '../../support/invariants.js';
import { OwnPostgres } from '../../support/own-postgres.js';
import { eventually } from '../../support/process.js';
import { startShop, type Answer, type Game, type Player, type Shop } from '../../support/shop.js';

const DISK_MB = 320;
/** Pages with a little room take some orders more. */
const WITHIN_MS = 30_000;

describe('a shop whose database has a full disk', () => {
  let postgres: OwnPostgres;
  let shop: Shop;
  let disk: FullDisk;
  let games: Game[];
  beforeAll(async () => {
    postgres = await OwnPostgres.start({ diskMb: DISK_MB });
    shop = await startShop({ apart: true, server: postgres.url });
    disk = new FullDisk(shop, postgres);
    games = await shop.games();
  });
  afterAll(async () => {
    await shop?.close();
    await postgres?.close();
  });

  const checkout = (player: Player): Promise<Answer> =>
    player.post('/v1/payment', { cart: games.slice(0, 1).map(({ id }) => id) });
  const condemned = async (): Promise<unknown[]> =>
    (
      await shop.sql.query(
        `select feed from es.checkpoints where status <> 'running' union all select feed from es.parked`,
      )
    ).rows;
  /** Holds the feeds where they stand. @returns how to let them go on. */
  async function feedsAreHeld(): Promise<() => Promise<void>> {
    const holder = await shop.sql.connect();
    await holder.query('begin');
    await holder.query('select from es.checkpoints for update');
    return async () => {
      await holder.query('rollback');
      holder.release();
    };
  }

  it('tells buyers to come back, sets no event aside, and makes up for everything once there is room', async () => {
    const [ana, beto, eva] = [await shop.aPlayer(), await shop.aPlayer(), await shop.aPlayer({ language: 'en' })];
    await shop.settles();
    const feedsGoOn = await feedsAreHeld();
    const bought = await ana.buys(games.slice(0, 1));
    const open = await beto.checksOut(games.slice(0, 1));
    const back = await shop.bank.play(open.token, 'pay');

    await disk.fills();
    await feedsGoOn();
    const refused = await eventually(
      () => checkout(eva),
      ({ status }) => status !== 200,
      WITHIN_MS,
      'an order that finds no room',
    );
    const returned = await shop.browserReturns(back);
    await eventually(
      async () => shop.worker?.output() ?? '',
      (text) => text.includes('a feed stumbled and tries again'),
      WITHIN_MS,
      'a feed that stumbles',
    );
    const [alive, page, setAside] = [
      await shop.get('/v1/health/ready'),
      await shop.get('/v1/games'),
      await condemned(),
    ];
    await disk.isFreed();

    expect([refused.status, refused.headers.get('retry-after'), refused.body.message]).toEqual([
      503,
      '5',
      'The shop cannot answer for some seconds. Try again in a moment.',
    ]);
    expect(returned.status).toBeLessThan(400);
    expect([alive.status, page.status, setAside]).toEqual([200, 200, []]);
    expect([shop.api.isOver(), shop.worker?.isOver()]).toEqual([false, false]);
    expect(shop.worker?.output()).not.toContain('a feed cannot handle an event');

    expect((await shop.browserReturns(back)).status).toBe(303);
    const late = await eva.buys(games.slice(0, 1));
    await shop.settles(60_000);
    for (const [player, { orderId }] of [
      [ana, bought],
      [beto, open],
      [eva, late],
    ] as const)
      expect(await player.state(orderId)).toBe('AUTHORIZED');
    expect(await condemned()).toEqual([]);
    await expectInvariants(shop, { rebuild: false });
    process.stdout.write(
      disk.isReal
        ? `the disk of ${DISK_MB} MB was truly full\n`
        : 'no disk of its own may be mounted here: triggers pretended that it is full\n',
    );
  });

  it('lives on while the server ends for want of room for its log, and sells once it is back', async () => {
    const player = await shop.aPlayer();
    await disk.logFills();
    const refused = await eventually(
      () => checkout(player),
      ({ status }) => status !== 200,
      WITHIN_MS,
      'an order that is refused',
    );
    await disk.isFreed();
    await eventually(
      () => shop.get('/v1/health/ready'),
      ({ status }) => status === 200,
      WITHIN_MS,
      'the shop being ready',
    );

    expect([refused.status, refused.headers.get('retry-after'), shop.api.isOver(), shop.worker?.isOver()]).toEqual([
      503,
      '5',
      false,
      false,
    ]);
    const { orderId } = await player.buys(games.slice(1, 2));
    await shop.settles(60_000);
    expect([await player.state(orderId), await condemned()]).toEqual(['AUTHORIZED', []]);
    await expectInvariants(shop);
  });
});
