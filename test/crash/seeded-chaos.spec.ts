import { seeded } from '../../api/dev/demo-month.rules.js';
import { days, hours, minutes } from '../../api/kernel/instant.js';
import type { Buyer, ReturnRequest } from '../support/bank.js';
import { expectInvariants } from '../support/invariants.js';
import { startShop, type Game, type Player, type Shop } from '../support/shop.js';

/** A seed fixes who does what and what fails, not the timing. Another one: `SEED=7 npm test -- crash`. */
const SEEDS = process.env.SEED ? [Number(process.env.SEED)] : [20_261_121, 404];
const STEPS = 60;
const PLAYERS = 6;
const BUYERS: readonly Buyer[] = ['pay', 'pay', 'pay', 'reject', 'cancel', 'timeout', 'error', 'close'];
const FAULTS: readonly (readonly [operation: string, fault: string, more: Record<string, unknown>])[] = [
  ['create', 'dropReply', {}], ['create', 'http', { status: 500 }], ['create', 'html', { status: 502 }],
  ['commit', 'applyThenDrop', {}], ['commit', 'dropBeforeApply', {}], ['commit', 'http', { status: 503 }], ['commit', 'oddBody', {}],
  ['status', 'empty', {}], ['status', 'http', { status: 500 }], ['refund', 'applyThenDrop', {}], ['refund', 'http', { status: 500 }],
];

/** Buyers, bank and machines at odds with each other, as a seed decides. */
class Chaos {
  private readonly random: () => number;
  private readonly returns: ReturnRequest[] = [];
  readonly told: string[] = [];

  constructor(private readonly shop: Shop, private readonly players: readonly Player[], private readonly games: readonly Game[], readonly seed: number) {
    this.random = seeded(seed);
  }

  async step(): Promise<void> {
    const dice = this.random();
    if (dice < 0.5) return this.visits();
    if (dice < 0.65) return this.somebodyReturns();
    if (dice < 0.8) return this.bankFails();
    if (dice < 0.92) return this.timePasses();
    return this.machineDies();
  }

  /** Everything comes back, the bank is well again, and a week goes by. */
  async calmsDown(): Promise<void> {
    await this.shop.bank.healed();
    while (this.returns.length > 0) await this.somebodyReturns();
    for (const pass of [minutes(30), hours(2), days(1), days(6), hours(3)]) {
      await this.shop.leasesEnd();
      await this.shop.timePasses(pass);
      await this.shop.settles(60_000);
    }
  }

  private async visits(): Promise<void> {
    const player = this.one(this.players);
    const cart = this.random() < 0.3 ? [this.one(this.games), this.one(this.games)] : [this.one(this.games)];
    const buyer = this.one(BUYERS);
    const { status, body } = await player.post<{ token?: string; code?: string }>('/v1/payment', { cart: [...new Set(cart.map(({ id }) => id))] }).catch(() => ({ status: 0, body: {} as { token?: string; code?: string } }));
    this.told.push(`${buyer} ${status} ${body.code ?? ''}`);
    if (!body.token) return;
    const back = await this.shop.bank.play(body.token, buyer).catch(() => null);
    if (!back?.url || buyer === 'close') return;
    this.returns.push(back);
    // Some come back at once, some twice, some when nobody expects them any more.
    if (this.random() < 0.75) await this.somebodyReturns();
  }

  private async somebodyReturns(): Promise<void> {
    const back = this.returns[Math.floor(this.random() * this.returns.length)];
    if (!back) return;
    const times = this.random() < 0.2 ? 3 : 1;
    if (this.random() < 0.8) this.returns.splice(this.returns.indexOf(back), 1);
    this.told.push(`return x${times}`);
    await Promise.allSettled(Array.from({ length: times }, () => this.shop.browserReturns(back)));
  }

  private async bankFails(): Promise<void> {
    const [operation, fault, more] = this.one(FAULTS);
    this.told.push(`${operation} ${fault}`);
    await this.shop.bank.fails(operation, fault, { ...more, times: 1 + Math.floor(this.random() * 2) });
  }

  private async timePasses(): Promise<void> {
    const pass = minutes(this.one([1, 3, 12, 25, 90]));
    this.told.push(`${pass / minutes(1)} min`);
    await this.shop.timePasses(pass);
  }

  private async machineDies(): Promise<void> {
    if (this.random() < 0.5) {
      this.told.push('kill -9 server');
      const visit = this.visits();
      await this.shop.api.kill();
      await visit;
      await this.shop.startApi();
      return;
    }
    this.told.push('kill -9 worker');
    await this.shop.worker?.kill();
    await this.shop.startWorker();
  }

  private one<Thing>(things: readonly Thing[]): Thing {
    return things[Math.floor(this.random() * things.length)] as Thing;
  }
}

describe('a shop in which everything goes wrong', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop({ apart: true });
  });
  afterAll(() => shop.close());

  it.each(SEEDS)('keeps money and games together (seed %i)', async (seed) => {
    const players = await Promise.all(Array.from({ length: PLAYERS }, () => shop.aPlayer()));
    const chaos = new Chaos(shop, players, (await shop.games()).slice(0, 8), seed);

    try {
      for (let step = 0; step < STEPS; step++) await chaos.step();
      await chaos.calmsDown();
      await expectInvariants(shop);
    } catch (error) {
      throw new Error(`seed ${seed}, after ${chaos.told.join(' | ')}`, { cause: error });
    }

    const { rows: [seen] } = await shop.sql.query<{ paid: number; unpaid: number }>(
      `select count(*) filter (where status = 'paid')::int as paid, count(*) filter (where status <> 'paid')::int as unpaid from ordering.orders where player_id = any($1)`, [players.map(({ id }) => id)]);
    expect(seen?.paid).toBeGreaterThan(3);
    expect(seen?.unpaid).toBeGreaterThan(3);
  }, 240_000);
});
