import { days, minutes } from '../../../api/kernel/instant.js';
import { eventually } from '../../support/process.js';
import { startShop, type Checkout, type Game, type Player, type Shop } from '../../support/shop.js';
import { Subscriber } from '../../support/subscriber.js';
import { paidTwice } from '../checkout/orphaned-money.js';
import { requestsRefund } from '../refunds/returning.js';
import { patient } from '../../support/patience.js';

const FAILURES = 3;
/** Longer than any test: what is left alone stays so. */
const AN_HOUR = String(3_600_000);
/** More than are charged at the same moment, so that some are left when the line is thought broken. */
const SUBSCRIBERS = 16;
/** Twice as many timers are handled at the same moment. */
const CONNECTIONS = 4;

/** A shop in which so many plans are renewed on the same day. */
async function aShopThatRenews(pauseMs: string): Promise<{ shop: Shop; subscribers: Subscriber[] }> {
  const shop = await startShop({
    env: {
      TRANSBANK_BREAKER_FAILURES: String(FAILURES),
      TRANSBANK_BREAKER_PAUSE_MS: pauseMs,
      DATABASE_POOL_SIZE: String(CONNECTIONS),
    },
  });
  const subscribers = await Promise.all(Array.from({ length: SUBSCRIBERS }, () => Subscriber.withPlan(shop)));
  await shop.settles();
  return { shop, subscribers };
}

/** The day of the next charge dawns, an instant later than it is due. */
async function dueDayComes(shop: Shop, subscriber: Subscriber | undefined): Promise<void> {
  const { next_billing_date: day } = (await subscriber?.plan()) ?? {};
  await shop.timePasses(Date.parse(`${day}T13:00:00.000Z`) - Date.parse(await shop.now()) + minutes(1));
}

/** Renewals that are postponed by minutes; a declined one waits for another day. */
async function postponed(shop: Shop): Promise<number> {
  const {
    rows: [row],
  } = await shop.sql.query<{ n: number }>(
    `select count(*)::int as n from es.due d, es.business_clock b cross join lateral (select now() + b.offset_ms * interval '1 millisecond' as now) c
      where what = 'subscriptions.renewal' and due_at > c.now and due_at < c.now + interval '5 minutes'`,
  );
  return row?.n ?? 0;
}

/** How often the bank was asked since then. */
async function callsSince(shop: Shop, operation: string, before = 0): Promise<number> {
  return ((await shop.bank.calls())[operation] ?? 0) - before;
}

describe('a bank that answers no charge', () => {
  let shop: Shop;
  let subscribers: Subscriber[];
  beforeAll(async () => {
    ({ shop, subscribers } = await aShopThatRenews(AN_HOUR));
  }, patient(180_000));
  afterAll(() => shop?.close());

  it('is left alone after the failures that are allowed, while it is still asked about the doubts that these left', async () => {
    await shop.bank.fails('authorize', 'http', { times: 1_000 });
    await dueDayComes(shop, subscribers[0]);
    await shop.settles();
    const [calls, request] = [
      await callsSince(shop, 'authorize', SUBSCRIBERS),
      await callsSince(shop, 'oneclickStatus'),
    ];

    expect(calls).toBeGreaterThanOrEqual(FAILURES);
    expect(calls).toBeLessThan(SUBSCRIBERS);
    expect(await postponed(shop)).toBe(SUBSCRIBERS - calls);
    for (let times = 0; times < 3; times++) {
      await shop.timePasses(minutes(2));
      await shop.settles();
    }
    expect(await callsSince(shop, 'authorize', SUBSCRIBERS)).toBe(calls);
    expect(await postponed(shop)).toBe(SUBSCRIBERS - calls);
    expect(await callsSince(shop, 'oneclickStatus', request)).toBeGreaterThan(0);
  });
});

describe('a bank that is back', () => {
  let shop: Shop;
  let subscribers: Subscriber[];
  beforeAll(async () => {
    ({ shop, subscribers } = await aShopThatRenews('500'));
  }, patient(180_000));
  afterAll(() => shop?.close());

  it('is tried with one charge, then every plan is charged exactly once', async () => {
    await shop.bank.fails('authorize', 'dropBeforeApply', { times: 1_000 });
    await dueDayComes(shop, subscribers[0]);
    await shop.settles();
    const left = await postponed(shop);
    expect(left).toBeGreaterThan(1);

    await shop.bank.healed();
    await shop.bank.holds('authorize');
    const before = await callsSince(shop, 'authorize');
    // Time goes on while the probe is under way; what came due within the pause was postponed once more.
    let [passing, isPassing] = [Promise.resolve(), false];
    const probing = async () => {
      const calls = await callsSince(shop, 'authorize', before);
      if (calls === 0 && !isPassing) {
        isPassing = true;
        passing = shop.timePasses(minutes(2)).finally(() => {
          isPassing = false;
        });
      }
      return { calls, postponed: await postponed(shop) };
    };
    await eventually(
      probing,
      (now) => now.calls === 1 && now.postponed === left - 1,
      20_000,
      'one probe, and the others postponed',
    );
    await shop.bank.releases();

    await passing;
    await eventually(
      async () => (await shop.sql.query(`select from payments.payments where state = 'approved'`)).rowCount,
      (paid) => paid === SUBSCRIBERS + 1,
      20_000,
      'the answer to the probe',
    );
    await shop.timePasses(minutes(2));
    await shop.settles();
    expect(await postponed(shop)).toBe(0);
    // The doubts end one by one; what was not charged is tried again the day after.
    await shop.clockReaches(new Date(Date.parse(await shop.now()) + days(2)).toISOString());
    const charges = await Promise.all(
      subscribers.map(async (subscriber) => [
        (await subscriber.charges()).length,
        (await subscriber.paidPeriods()).length,
      ]),
    );
    expect(charges).toEqual(subscribers.map(() => [2, 2]));
  });
});

describe('a bank that does not say what became of money given back', () => {
  let shop: Shop;
  let player: Player;
  let games: Game[];
  beforeAll(async () => {
    shop = await startShop({
      apart: true,
      env: { TRANSBANK_BREAKER_FAILURES: String(FAILURES), TRANSBANK_BREAKER_PAUSE_MS: AN_HOUR },
    });
    [player, games] = [await shop.aPlayer(), await shop.games()];
  });
  afterAll(() => shop?.close());

  const doubts = async (more = ''): Promise<number> =>
    (await shop.sql.query(`select from es.effects where state in ('planned', 'started', 'unknown') ${more}`))
      .rowCount ?? 0;
  /** Every doubt has had its turn to be asked about. */
  async function allWereServed(): Promise<void> {
    await shop.doubtfulEffectsAreChecked();
    await eventually(
      () => doubts(`and (state <> 'unknown' or next_check_at <= now() or lease_until > now())`),
      (waiting) => waiting === 0,
      20_000,
      'the questions',
    );
  }

  /** The bank keeps silent about all of it: it is asked until the line counts as broken, then no more; once it answers, all is found to have gone back once. */
  async function expectLeftAlone(tokens: readonly string[]): Promise<void> {
    await shop.bank.fails('status', 'http', { times: 1_000 });
    for (const token of tokens) await shop.bank.fails('refund', 'applyThenDrop', { token });
    const before = await callsSince(shop, 'status');
    await shop.startWorker();
    await eventually(
      () => doubts(`and state = 'unknown'`),
      (count) => count === tokens.length,
      20_000,
      'the doubts',
    );
    await allWereServed();
    const request = await callsSince(shop, 'status', before);
    for (let times = 0; times < 3; times++) await allWereServed();

    expect(request).toBeGreaterThanOrEqual(FAILURES);
    expect(await callsSince(shop, 'status', before)).toBe(request);
    await shop.bank.healed();
    await shop.worker?.stop();
    await shop.startWorker();
    await eventually(
      async () => {
        await shop.doubtfulEffectsAreChecked();
        return doubts();
      },
      (count) => count === 0,
      30_000,
      'the end of the doubts',
    );
    const given = await Promise.all(tokens.map(async (token) => shop.bank.transaction(token)));
    expect(given.map(({ balance, calls }) => [balance, calls.refund])).toEqual(tokens.map(() => [0, 1]));
  }

  it('is left alone with questions about refunds', async () => {
    const bought: Checkout[] = [];
    for (const game of games.slice(0, 6)) bought.push(await player.buys([game]));
    await shop.settles();
    await shop.worker?.stop();
    const request = await Promise.all(bought.map(({ orderId }) => requestsRefund(player, orderId)));
    expect(request.map(({ status }) => status)).toEqual(bought.map(() => 200));

    await expectLeftAlone(bought.map(({ token }) => token));
  });

  it('is left alone with questions about money that nobody wanted', async () => {
    const doubled = [];
    for (const game of games.slice(6, 12)) doubled.push(await paidTwice(shop, player, game));
    await shop.settles();
    await shop.worker?.stop();
    for (const { isSeen } of doubled) await isSeen();

    await expectLeftAlone(doubled.map(({ token }) => token));
  });
});
