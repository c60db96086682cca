import { days, minutes, seconds } from '../../../api/kernel/instant.js';
import { expectInvariants } from '../../support/invariants.js';
import { startShop, type Game, type Mail, type Player, type Shop } from '../../support/shop.js';
import { Subscriber } from '../../support/subscriber.js';
import { Payer } from '../card-payments/payer.js';
import { paidTwice } from '../checkout/orphaned-money.js';

const NOT_MADE = /^Tu pago no se hizo y no se cobró nada: LT-/;
const RETURNED = /^Te devolvimos un cobro: LT-/;

describe('hearing how a payment ended', () => {
  let shop: Shop;
  let games: Game[];
  beforeAll(async () => {
    shop = await startShop({ env: { TRANSBANK_MOVE_TIMEOUT_MS: '1500', TRANSBANK_STATUS_TIMEOUT_MS: '1000' } });
    games = await shop.games();
  });
  afterEach(async () => {
    await shop.bank.healed();
    await shop.bank.set({ limits: { perPayment: 9_999_999 } });
  });
  afterAll(async () => {
    await shop.settles();
    await expectInvariants(shop);
  });
  afterAll(() => shop.close());

  const game = (n: number): Game => games[n % games.length] as Game;
  const timePasses = async (...steps: number[]): Promise<void> => {
    for (const step of steps) {
      await shop.timePasses(step);
      await shop.settles();
    }
  };
  const mails = async (player: Player, subject: RegExp): Promise<Mail[]> =>
    (await player.mailbox()).filter((mail) => subject.test(mail.subject));
  /** At the bank's form; the shop hears neither of the commit nor, at once, of its end. */
  const leftInDoubt = async (
    player: Player,
    buyer: 'pay' | 'reject',
  ): Promise<{ orderId: string; token: string; isBack(): Promise<void> }> => {
    const { token, orderId } = await player.checksOut([game(0)]);
    const back = await shop.bank.play(token, buyer);
    await shop.bank.fails('commit', 'applyThenDrop', { token });
    await shop.bank.fails('status', 'empty', { token, times: 2 });
    const isBack = async (): Promise<void> => void (await shop.browserReturns(back));
    await isBack();
    return { orderId, token, isBack };
  };

  it('the bank declined at its form and told so only later: one mail, however often the shop looks', async () => {
    const player = await shop.aPlayer();
    const { orderId, isBack } = await leftInDoubt(player, 'reject');
    expect(await mails(player, NOT_MADE)).toEqual([]);

    await timePasses(seconds(10), minutes(10));
    await isBack();
    await timePasses(days(1));

    expect(await player.state(orderId)).toBe('REJECTED');
    const [mail, ...more] = await mails(player, NOT_MADE);
    expect(more).toEqual([]);
    expect(mail?.text).toContain('no se hizo, y no se cobró nada');
    expect(mail?.text).toContain(`$ ${game(0).price.toLocaleString('de-DE')}`);
    expect(mail?.html).toContain(`href="${shop.url}/postorder?orderId=${orderId}"`);
    expect(
      (await player.mailbox()).map(({ messageId }) => messageId).filter((id) => id === mail?.messageId),
    ).toHaveLength(1);
  });

  it('the money was there after all: a receipt, and no other mail', async () => {
    const player = await shop.aPlayer();
    const { orderId } = await leftInDoubt(player, 'pay');

    await timePasses(seconds(10), minutes(10));

    expect(await player.state(orderId)).toBe('AUTHORIZED');
    expect([await mails(player, NOT_MADE), await mails(player, /^Tu compra en Ludoteca/)]).toMatchObject([[], [{}]]);
  });

  it('a charge to a saved card never arrived: the buyer reads it in English, as the account is', async () => {
    const john = await Payer.of(shop, { language: 'en' });
    const { orderId } = await john.order([game(1)]);
    await shop.bank.fails('authorize', 'dropBeforeApply');
    expect((await john.pays(orderId)).body.status).toBe('PENDING');

    await timePasses(minutes(5), minutes(5), minutes(1), days(1));

    expect(await john.player.state(orderId)).toBe('FAILED');
    expect(
      (await mails(john.player, /^Your payment was not made and nothing was charged: LT-/)).map(({ text }) => text),
    ).toEqual([expect.stringContaining('Now we know: it was not made')]);
  });

  it('a charge to a saved card was declined meanwhile: the mail says why', async () => {
    const ana = await Payer.of(shop);
    const { orderId } = await ana.order([game(2)]);
    await shop.bank.set({ limits: { perPayment: 100 } });
    await shop.bank.fails('authorize', 'applyThenDrop');
    await shop.bank.fails('oneclickStatus', 'http', { status: 502, times: 3 });
    expect((await ana.pays(orderId)).body.status).toBe('PENDING');

    await timePasses(seconds(10), minutes(1), minutes(10));

    const { body } = await ana.player.get<{ decline: { reason: string } }>(
      `/v1/webpay-oneclick/transactions/${orderId}`,
    );
    expect((await mails(ana.player, NOT_MADE)).map(({ text }) => text)).toEqual([
      expect.stringContaining(body.decline.reason),
    ]);
  });

  it('who hears the no on the page is not written to', async () => {
    const ana = await Payer.of(shop);
    const { orderId } = await ana.order([game(3)]);
    await shop.bank.set({ limits: { perPayment: 100 } });
    await shop.bank.fails('authorize', 'applyThenDrop');
    expect((await ana.pays(orderId)).body.status).toBe('REJECTED');
    const player = await shop.aPlayer();
    for (const buyer of ['reject', 'cancel'] as const) await player.buys([game(0)], buyer);

    await timePasses(minutes(10), days(1));

    expect([await mails(ana.player, NOT_MADE), await mails(player, NOT_MADE)]).toEqual([[], []]);
  });

  it('who cancelled while the bank was silent, and closed the page, hears that nothing was charged', async () => {
    const player = await shop.aPlayer();
    const { token, orderId } = await player.checksOut([game(4)]);
    const back = await shop.bank.play(token, 'cancel');
    await shop.bank.fails('status', 'http', { token, status: 500 });
    await shop.browserReturns(back);

    await timePasses(minutes(1), days(1));

    expect(await player.state(orderId)).toBe('CANCELED');
    expect(await mails(player, NOT_MADE)).toHaveLength(1);
  });

  it('the first charge of a plan never arrived: nothing began, and the mail leads to the subscription', async () => {
    const ana = await Subscriber.withCard(shop);
    await shop.bank.fails('authorize', 'dropBeforeApply');
    expect((await ana.subscribes()).status).toBe(202);

    await timePasses(minutes(5), minutes(6), days(1));

    expect([await ana.paid(), (await ana.list()).filter(({ is_active: active }) => active)]).toEqual([[], []]);
    const [mail, ...more] = await mails(ana.player, NOT_MADE);
    expect(more).toEqual([]);
    expect(mail?.html).toContain(`href="${shop.url}/subscription-management"`);
  });

  it('money that was taken twice comes back: what happened, how much, to which card and when', async () => {
    const player = await shop.aPlayer();
    const twice = await paidTwice(shop, player, game(5));
    await twice.isSeen();
    await timePasses(seconds(10));
    await twice.isSeen();
    await timePasses(days(1));

    expect(await player.state(twice.orderId)).toBe('REVERSED');
    const [mail, ...more] = await mails(player, RETURNED);
    expect(more).toEqual([]);
    expect(mail?.text).toContain('cuando ya tenías un juego del pedido');
    expect(mail?.text).toContain(`Monto devuelto (CLP): $ ${game(5).price.toLocaleString('de-DE')}`);
    expect(mail?.text).toMatch(/Tarjeta: Crédito, terminada en \d{4}/);
    expect(mail?.text).toContain('desaparece de tu tarjeta');
    expect(await mails(player, NOT_MADE)).toEqual([]);
  });

  it('nobody is written to who was erased meanwhile', async () => {
    const player = await shop.aPlayer();
    await player.post('/v1/privacy/erasure', { password: 'Ludoteca1' });
    await timePasses(days(6));
    const twice = await paidTwice(shop, player, game(6));
    await shop.bank.fails('status', 'http', { token: twice.token, status: 500, times: 50 });
    await timePasses(days(1));
    await shop.bank.healed();
    await twice.isSeen();
    await shop.settles();

    expect(await player.mailbox()).toEqual([]);
    const { rows } = await shop.sql.query(
      `select e.result from es.effects e join payments.payments p on p.payment_id::text = e.subject where e.kind = 'mail:money-returned' and p.order_id = $1`,
      [twice.orderId],
    );
    expect(rows).toEqual([{ result: { skipped: 'person erased' } }]);
  });
});
