import { minutes } from '../../api/kernel/instant.js';
import { Payer } from '../api/card-payments/payer.js';
import { expectInvariants } from '../support/invariants.js';
import { startShop, type Game, type Shop } from '../support/shop.js';

/** Where the server dies between the click and the answer, and what the bank does to its answer meanwhile. */
const SERVER_POINTS = [
  ['before-CardPaymentPlanned', null],
  ['after-CardPaymentPlanned', null],
  ['before-bank-authorize', null],
  ['after-bank-authorize', null],
  ['before-PaymentApproved', null],
  ['after-PaymentApproved', null],
  ['before-bank-status', 'applyThenDrop'],
  ['after-bank-status', 'applyThenDrop'],
] as const;
/** Where the worker dies while it asks about a charge that may not exist. */
const WORKER_POINTS = ['before-bank-status', 'after-bank-status', 'before-PaymentApproved', 'after-PaymentApproved'];

describe('a charge to a saved card whose processes are killed', () => {
  let shop: Shop;
  let games: Game[];
  beforeAll(async () => {
    shop = await startShop({ apart: true });
    games = await shop.games();
  });
  beforeEach(() => shop.bank.healed());
  afterAll(async () => {
    await shop.settles();
    await expectInvariants(shop);
  });
  afterAll(() => shop.close());

  const calms = async (): Promise<void> => {
    for (const pass of [minutes(1), minutes(5), minutes(6), minutes(25)]) {
      await shop.leasesEnd();
      await shop.timePasses(pass);
      await shop.settles();
    }
  };
  /** The bank holds the price once or not at all, and the game is where the money is; another click brings both. */
  const expectTogether = async (ana: Payer, orderId: string, game: Game): Promise<void> => {
    const held = await ana.heldByBank(orderId);
    expect([0, game.price]).toContain(held);
    expect(await ana.player.library()).toEqual(held > 0 ? [game.slug] : []);

    expect((await ana.pays(orderId)).body.status).toBe('AUTHORIZED');
    expect(await ana.heldByBank(orderId)).toBe(game.price);
    expect(await ana.player.library()).toEqual([game.slug]);
  };

  it.each(SERVER_POINTS)('server, %s: the money and the game end up together', async (point, fault) => {
    const [game] = games as [Game];
    const ana = await Payer.of(shop);
    const { orderId } = await ana.order([game]);
    await shop.settles();
    if (fault) await shop.bank.fails('authorize', fault);

    await shop.api.diesAt(point);
    await ana.pays(orderId).catch(() => undefined);
    expect(await shop.api.ended).toBeNull();
    await shop.startApi();
    await calms();

    await expectTogether(ana, orderId, game);
  });

  it.each(WORKER_POINTS)('worker, %s: the doubt ends all the same', async (point) => {
    const [game] = games as [Game];
    const ana = await Payer.of(shop);
    const { orderId } = await ana.order([game]);
    await shop.settles();
    await shop.bank.fails('authorize', 'applyThenDrop');
    await shop.bank.fails('oneclickStatus', 'http', { status: 502 });
    await shop.worker?.diesAt(point);
    expect((await ana.pays(orderId)).body.status).toBe('PENDING');
    await shop.timePasses(minutes(1));
    expect(await shop.worker?.ended).toBeNull();
    await shop.startWorker();
    await calms();

    expect(await ana.heldByBank(orderId)).toBe(game.price);
    await expectTogether(ana, orderId, game);
  });
});
