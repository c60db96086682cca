import { minutes } from '../../api/kernel/instant.js';
import { expectInvariants } from '../support/invariants.js';
import { playedFor } from '../support/play-time.js';
import { startShop, type Game, type Player, type Shop } from '../support/shop.js';

/** Where the server dies while a person requests a refund, and while staff decide. */
const SERVER_POINTS = ['before-RefundRequested', 'after-RefundRequested'];
const DECIDING_POINTS = ['before-RefundApproved', 'after-RefundApproved'];
/** Where the worker dies between the approval and the last mail; asked about balances only where an answer is lost. */
const WORKER_POINTS = [
  'before-RefundStarted',
  'after-RefundStarted',
  'before-bank-refund',
  'after-bank-refund',
  'before-bank-status',
  'after-bank-status',
  'before-RefundCompleted',
  'after-RefundCompleted',
  'before-mail-sent',
  'after-mail-sent',
];

describe('a refund whose processes are killed', () => {
  let shop: Shop;
  let game: Game;
  let players: Player[];
  beforeAll(async () => {
    shop = await startShop({ apart: true, env: { ANSWER_WAIT_MS: '100' } });
    game = (await shop.games())[0] as Game;
    players = await Promise.all(
      Array.from({ length: SERVER_POINTS.length + DECIDING_POINTS.length + WORKER_POINTS.length }, () =>
        shop.aPlayer(),
      ),
    );
    for (const player of players) await player.buys([game]);
    await shop.settles();
  });
  afterAll(async () => {
    await expectInvariants(shop);
  });
  afterAll(() => shop.close());
  const next = (): Player => {
    const player = players.pop();
    if (!player) throw new Error('the test has no player left');
    return player;
  };
  const orderOf = async (player: Player): Promise<string> =>
    (await player.get<{ orders: { orderId: string }[] }>('/v1/orders')).body.orders[0]?.orderId ?? '';
  const requests = (player: Player, orderId: string) =>
    player.post<{ refundId: string; state: string }>(`/v1/orders/${orderId}/refunds`, { lines: 'all' });
  const calms = async (): Promise<void> => {
    for (let pass = 0; pass < 2; pass++) {
      await shop.leasesEnd();
      await shop.timePasses(minutes(3));
      await shop.doubtfulEffectsAreChecked();
      await shop.settles();
    }
  };
  const expectGivenBackOnce = async (player: Player): Promise<void> => {
    const { rows } = await shop.sql.query<{ token: string }>(
      'select token from payments.payments where person_id = $1',
      [player.id],
    );
    const { balance, refunds } = await shop.bank.transaction(rows[0]?.token ?? '');
    const mails = (await player.mailbox()).filter(({ subject }) => /^(Recibimos|Te devolvimos)/.test(subject));

    expect([balance, refunds]).toEqual([0, [expect.objectContaining({ amount: game.price })]]);
    expect(await player.library()).toEqual([]);
    expect((await player.get<{ refunds: { state: string }[] }>('/v1/refunds')).body.refunds).toMatchObject([
      { state: 'completed' },
    ]);
    expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(2);
  };

  it.each(WORKER_POINTS)('worker, %s: the money goes back once', async (point) => {
    const player = next();
    const orderId = await orderOf(player);
    const { rows } = await shop.sql.query<{ token: string }>(
      'select token from payments.payments where person_id = $1',
      [player.id],
    );
    if (point.includes('status')) await shop.bank.fails('refund', 'applyThenDrop', { token: rows[0]?.token });
    await shop.worker?.diesAt(point);
    const request = requests(player, orderId);
    expect(await shop.worker?.ended).toBeNull();
    await request;
    await shop.startWorker();
    await calms();

    await expectGivenBackOnce(player);
  });

  it.each(SERVER_POINTS)('server, %s: a repeated request is the same refund', async (point) => {
    const player = next();
    const orderId = await orderOf(player);
    await shop.api.diesAt(point);
    await requests(player, orderId).catch(() => undefined);
    expect(await shop.api.ended).toBeNull();
    await shop.startApi();
    await requests(player, orderId);
    await calms();

    await expectGivenBackOnce(player);
  });

  it.each(DECIDING_POINTS)('server, %s: deciding again decides once', async (point) => {
    const player = next();
    const orderId = await orderOf(player);
    await playedFor(shop, player.id, game.id, 500);
    const { refundId } = (await requests(player, orderId)).body;
    await shop.api.diesAt(point);
    const {
      body: { token },
    } = await shop.post<{ token: string }>('/v1/auth', {
      email: 'admin@ludoteca.test',
      password: 'Ludoteca1',
      remember_me: false,
    });
    const approves = () => shop.post(`/v1/admin/refunds/${refundId}/approve`, { reason: 'Falla conocida' }, { token });
    await approves().catch(() => undefined);
    expect(await shop.api.ended).toBeNull();
    await shop.startApi();
    expect((await approves()).status).toBe(200);
    await calms();

    await expectGivenBackOnce(player);
  });
});
