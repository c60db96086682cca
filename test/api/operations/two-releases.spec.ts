import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { expectInvariants } from '../../support/invariants.js';
import { eventually, startProcess, type Started } from '../../support/process.js';
import { startShop, type Game, type Player, type Shop } from '../../support/shop.js';
import { patient } from '../../support/patience.js';

/** What the next release leaves in the database while this one still serves: a type that it may write, work that only it knows, a column. */
const NEXT_RELEASE = [
  `insert into es.event_types (type, schema_version, shape) values ('GameGifted', 1, '{gameId:string}'), ('OrderPaid', 2, '{orderId:string}')`,
  `insert into es.effects (effect_id, kind, subject, state, correlation, planned_at) values (gen_random_uuid(), 'mail:gift', 's', 'planned', gen_random_uuid(), now() - interval '1 hour')`,
  `insert into es.effects (effect_id, kind, subject, state, correlation, next_check_at) values (gen_random_uuid(), 'gift:doubtful', 's', 'unknown', gen_random_uuid(), now())`,
  `insert into es.due (key, what, due_at) values ('gift-1', 'gifts.remind', now())`,
  `insert into es.checkpoints (feed, version, txid, position) select feed, 4711, txid, position from es.checkpoints where feed = 'effects'`,
  'alter table access.persons add column gifts int not null default 0',
];
const LEFT = `select (select string_agg(kind || ' ' || state, ', ' order by kind) from es.effects where state <> 'done' and kind like '%gift%') as effects,
  (select string_agg(what || coalesce(error, ''), ', ') from es.due where due_at <= now()) as due`;

describe('two releases side by side', () => {
  let shop: Shop;
  let games: Game[];
  beforeAll(async () => {
    shop = await startShop();
    games = await shop.games();
  });
  afterAll(() => shop?.close());

  const receipts = async (player: Player): Promise<number> =>
    (await player.mailbox()).filter(({ text }) => text.includes(games[0]?.title.es ?? '?')).length;
  const buysAndHears = async (): Promise<void> => {
    const player = await shop.aPlayer();
    const { orderId } = await player.buys(games.slice(0, 1));
    expect(await player.state(orderId)).toBe('AUTHORIZED');
    await eventually(
      () => receipts(player),
      (count) => count > 0,
      15_000,
      'the receipt',
    );
  };

  it('sell, mail and book on; what only the next one knows waits for it, also when this one starts again', async () => {
    await buysAndHears();
    await shop.settles();
    for (const statement of NEXT_RELEASE) await shop.sql.query(statement);

    await buysAndHears();
    await shop.api.stop();
    await shop.start();
    await buysAndHears();

    const {
      rows: [left],
    } = await shop.sql.query<{ effects: string; due: string }>(LEFT);
    expect(left).toEqual({ effects: 'gift:doubtful unknown, mail:gift planned', due: 'gifts.remind' });
    expect((await shop.get<{ checks: unknown }>('/v1/health/report')).body.checks).toMatchObject({
      feeds: { ok: true },
    });

    // The next release comes, does its work, and leaves again.
    await shop.sql.query(`update es.effects set state = 'done' where kind in ('mail:gift', 'gift:doubtful')`);
    await shop.sql.query(`delete from es.due where what = 'gifts.remind'`);
    await shop.sql.query('delete from es.checkpoints where version = 4711');
    await buysAndHears();
    await shop.settles();
    await expectInvariants(shop);
  });

  it('do not decide on what they cannot read: the buyer is asked to try again, and others buy', async () => {
    const player = await shop.aPlayer();
    await shop.sql.query(
      `insert into es.events (stream_id, version, id, type, schema_version, data, meta, effective_at)
       values ($1, 1, $2, 'EntitlementGranted', 2, '{}', '{"command":"c","actor":{"kind":"system","id":"next"},"correlation":"c","causation":"c"}', now())`,
      [`library-${player.id}`, randomUUID()],
    );

    const refused = await player.post('/v1/payment', { cart: games.slice(1, 2).map(({ id }) => id) });

    expect([refused.status, refused.body.message]).toEqual([
      503,
      'Otra operación ocurrió al mismo tiempo. Prueba otra vez.',
    ]);
    expect((await (await shop.aPlayer()).buys(games.slice(1, 2))).orderId).toBeTruthy();
    expect((await shop.sql.query(`select feed from es.checkpoints where status <> 'running'`)).rows).toEqual([]);
  });
});

/** Beside this release's own build; `node test/support/next-release/build.mjs <folder>` makes it. */
const NEXT = join(process.cwd(), '.data/next-release');

describe('the release after this one, built and started', () => {
  let shop: Shop;
  let games: Game[];
  const buyers: Player[] = [];
  beforeAll(async () => {
    const { status, stderr } = spawnSync(process.execPath, ['test/support/next-release/build.mjs', NEXT], {
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(stderr);
    shop = await startShop({ apart: true });
    games = await shop.games();
  });
  afterAll(() => shop?.close());

  const next = async (program: 'main' | 'worker', ready: RegExp): Promise<Started> => {
    const started = startProcess(join(NEXT, `${program}.cjs`), {
      ...shop.environment(),
      LOG_LEVEL: 'info',
      WORKER: 'off',
    });
    await eventually(
      async () => started.output(),
      (text) => ready.test(text) || started.isOver(),
      30_000,
      `the next release's ${program}`,
    );
    if (started.isOver()) throw new Error(started.output());
    return started;
  };
  /** Three people at once, each until the receipt is there. */
  const peopleBuy = async (): Promise<void> => {
    await Promise.all(
      games.slice(0, 3).map(async (game) => {
        const player = await shop.aPlayer();
        buyers.push(player);
        const { orderId } = await player.buys([game]);
        expect(await player.state(orderId)).toBe('AUTHORIZED');
        await eventually(
          async () => (await player.mailbox()).filter(({ text }) => text.includes(game.title.es)),
          ({ length }) => length > 0,
          20_000,
          'the receipt',
        );
      }),
    );
  };
  const withBenefit = async (): Promise<number> =>
    Number(
      (await shop.sql.query<{ n: string }>('select count(*) as n from access.persons where gifts = 1')).rows[0]?.n,
    );

  it(
    'comes, goes and comes again while people buy: every purchase succeeds, nothing is done twice or left out',
    async () => {
      await peopleBuy();
      const earlier = buyers.length;

      // Forward: the next server in front, workers of both behind it.
      await shop.api.stop();
      shop.api = await next('main', /the shop is open/);
      const nextWorker = await next('worker', /worker ready/);
      await peopleBuy();

      // Back: this server again, on what the next one left in the database; then without the next worker.
      await shop.api.stop();
      await shop.startApi();
      await peopleBuy();
      await nextWorker.stop();
      await peopleBuy();

      // Forward for good: what only the next one does is made up for.
      await Promise.all([shop.api.stop(), shop.worker?.stop()]);
      shop.api = await next('main', /the shop is open/);
      shop.worker = await next('worker', /worker ready/);
      await peopleBuy();
      // What the release before followed counts until nothing was heard of it for a minute.
      await shop.sql.query(`update es.followers set seen_at = seen_at - interval '2 minutes'`);
      await shop.settles(60_000);

      // A new rule speaks of what happens from its first start on, also while its release was away again.
      expect(await withBenefit()).toBe(buyers.length - earlier);
      for (const player of buyers)
        expect((await player.mailbox()).filter(({ subject }) => subject.includes('LT-'))).toHaveLength(1);
      await expectInvariants(shop);
      process.stdout.write(
        `two releases, forward, back and forward: ${buyers.length} purchases, a receipt for each; all invariants hold\n`,
      );
    },
    patient(180_000),
  );
});
