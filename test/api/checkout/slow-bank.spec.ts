import { seconds } from '../../../api/kernel/instant.js';
import { expectInvariants } from '../../support/invariants.js';
import { patient } from '../../support/patience.js';
import { startShop, type Game, type Shop } from '../../support/shop.js';
import { comesBack } from './come-back.js';
import { becomes } from './orphaned-money.js';

const PATIENCE_MS = patient(700);

describe('a bank slower than our patience', () => {
  let shop: Shop;
  let games: Game[];
  beforeAll(async () => {
    shop = await startShop({
      env: {
        TRANSBANK_STATUS_TIMEOUT_MS: String(PATIENCE_MS),
        TRANSBANK_MOVE_TIMEOUT_MS: String(PATIENCE_MS),
        ANSWER_WAIT_MS: '8000',
      },
    });
    games = await shop.games();
  });
  afterEach(() => shop.bank.healed());
  afterAll(async () => {
    await shop.settles();
    await expectInvariants(shop);
  });
  afterAll(() => shop.close());
  const game = (n: number): Game => games[n % games.length] as Game;

  it('at create: the buyer is told that nothing was charged, and the next try pays', async () => {
    const player = await shop.aPlayer();
    await shop.bank.holds('create');

    const answer = await player.post('/v1/payment', { cart: [game(0).id] });

    expect([answer.status, answer.body]).toEqual([
      503,
      expect.objectContaining({ code: 'bank-unavailable', message: expect.stringContaining('No se cobró nada') }),
    ]);
    await shop.bank.releases();
    const { orderId } = await player.buys([game(0)]);
    expect(await player.state(orderId)).toBe('AUTHORIZED');
  });

  it('at the commit: the buyer reads that it is being confirmed, cannot pay again, and then that it is paid', async () => {
    const player = await shop.aPlayer();
    const { token, orderId } = await player.checksOut([game(1)]);
    const back = await shop.bank.play(token, 'pay');
    await shop.bank.holds('commit');

    const landed = await comesBack(shop, back);

    expect(landed).toEqual([{ status: 303, location: `${shop.url}/postorder?orderId=${orderId}` }]);
    expect((await shop.bank.transaction(token)).state).toBe('bank-passed');
    expect((await player.get(`/v1/payment/order/${orderId}`)).body).toMatchObject({
      status: 'PENDING',
      retryable: false,
    });
    expect((await player.post(`/v1/payment/order/${orderId}/retry`, {})).body).toMatchObject({
      code: 'payment-in-progress',
    });
    await shop.bank.releases();
    expect(await player.state(orderId)).toBe('AUTHORIZED');
    expect(await player.library()).toEqual([game(1).slug]);
  });

  it('at the status of a cancelled form: it is being looked into, then told', async () => {
    const player = await shop.aPlayer();
    const { token, orderId } = await player.checksOut([game(2)]);
    const back = await shop.bank.play(token, 'cancel');
    await shop.bank.holds('status');

    await comesBack(shop, back);
    expect((await player.get(`/v1/payment/order/${orderId}`)).body).toMatchObject({ status: 'PENDING' });
    await shop.bank.releases();

    expect(await player.state(orderId)).toBe('CANCELED');
  });

  it('at the status after a lost commit: it is being confirmed, then paid', async () => {
    const player = await shop.aPlayer();
    const { token, orderId } = await player.checksOut([game(3)]);
    const back = await shop.bank.play(token, 'pay');
    await shop.bank.fails('commit', 'applyThenDrop', { token });
    await shop.bank.holds('status');

    await comesBack(shop, back);
    expect((await player.get(`/v1/payment/order/${orderId}`)).body).toMatchObject({
      status: 'PENDING',
      retryable: false,
    });
    await shop.bank.releases();
    await shop.timePasses(seconds(10));

    expect(await player.state(orderId)).toBe('AUTHORIZED');
  });

  it('at a refund: it is sent again only as the bank allows, and the money goes back once', async () => {
    const player = await shop.aPlayer();
    const { token, orderId } = await player.checksOut([game(4)]);
    const back = await shop.bank.play(token, 'pay');
    await player.buys([game(4)]);
    await comesBack(shop, back);
    await shop.bank.commits(token);
    await shop.bank.holds('refund');

    await comesBack(shop, back);
    await shop.bank.held('refund', { abandoned: true });
    await shop.bank.releases();
    await becomes(shop, token, 'refunded');
    await shop.settles();

    expect(await player.state(orderId)).toBe('REVERSED');
    expect(await shop.bank.transaction(token)).toMatchObject({
      state: 'reversed',
      balance: 0,
      refunds: [{ type: 'REVERSED', amount: game(4).price }],
    });
  });
});
