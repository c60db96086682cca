import { startShop, type Game, type Mail, type Player, type Shop } from '../../support/shop.js';

type Payment = { buyOrder: string; authorizationCode: string; cardLast4: string };
type Order = { number: string; total: number; net: number; vat: number; payment: Payment | null };

describe('receiving a receipt', () => {
  let shop: Shop;
  let games: Game[];
  beforeAll(async () => {
    shop = await startShop();
    games = await shop.games();
  });
  afterAll(() => shop?.close());

  const receipts = async (player: Player): Promise<(Mail & { times: number })[]> =>
    ((await player.mailbox()) as (Mail & { times: number })[]).filter((mail) => mail.subject.includes('LT-'));
  const line = (mail: Mail | undefined, label: string) =>
    mail?.text
      .split('\n')
      .find((found) => found.startsWith(`${label}: `))
      ?.slice(label.length + 2);
  const effectOf = async (orderId: string) => {
    const { rows } = await shop.sql.query<{ effect_id: string; state: string; result: unknown }>(
      `select effect_id, state, result from es.effects where kind = 'mail:receipt' and subject = $1`,
      [orderId],
    );
    return rows;
  };
  const inSpanish = (amount: number) => `$ ${amount.toLocaleString('de-DE')}`;

  it('tells a buyer in Spanish what was bought and how it was paid', async () => {
    const player = await shop.aPlayer({ language: 'es' });
    const cart = games.slice(0, 2);
    const { orderId } = await player.buys(cart);
    await shop.settles();

    const [mail, ...more] = await receipts(player);
    const { number, total, net, vat, payment } = (await player.get<Order>(`/v1/payment/order/${orderId}`)).body;
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      to: player.email,
      subject: `Tu compra en Ludoteca: ${number}`,
      messageId: (await effectOf(orderId))[0]?.effect_id,
    });
    expect(cart.map((game) => line(mail, game.title.es))).toEqual(cart.map((game) => inSpanish(game.price)));
    expect([line(mail, 'Neto'), line(mail, 'IVA 19 %'), line(mail, 'Total (CLP)')]).toEqual(
      [net, vat, total].map(inSpanish),
    );
    expect([line(mail, 'Orden de compra'), line(mail, 'Código de autorización')]).toEqual([
      payment?.buyOrder,
      payment?.authorizationCode,
    ]);
    expect(line(mail, 'Tarjeta')).toBe(`Crédito, terminada en ${payment?.cardLast4}`);
    expect(mail?.html).toContain(`href="${shop.url}/postorder?orderId=${orderId}"`);
    expect(mail?.text).toContain('Derecho a retracto');
  });

  it('speaks English to who bought in English, and sends no receipt for an unpaid order', async () => {
    const player = await shop.aPlayer({ language: 'en' });
    const [first, second] = games;
    if (!first || !second) throw new Error('too little is on sale');
    await player.buys([first], 'reject');
    const { orderId } = await player.buys([second]);
    await shop.settles();

    const mails = await receipts(player);
    const { number } = (await player.get<Order>(`/v1/payment/order/${orderId}`)).body;
    expect(mails.map((mail) => mail.subject)).toEqual([`Your Ludoteca purchase: ${number}`]);
    expect(line(mails[0], second.title.en)).toBe(`CLP ${second.price.toLocaleString('en-US')}`);
  });

  it('confirms a free order too', async () => {
    const player = await shop.aPlayer({ language: 'es' });
    const [free] = await shop.games({ free: true });
    if (!free) throw new Error('no free game is on offer');
    await player.checksOut([free]);
    await shop.settles();

    const [mail] = await receipts(player);
    expect(mail?.text).toContain('No hubo nada que pagar');
    expect(line(mail, free.title.es)).toBe('Gratis');
  });

  it('is sent once more when nobody knows whether it left, and the mailbox keeps one', async () => {
    const player = await shop.aPlayer();
    const { orderId } = await player.buys(games.slice(2, 3));
    await shop.settles();
    await shop.sql.query(
      `update es.effects set state = 'unknown', next_check_at = now(), settled_at = null where kind = 'mail:receipt' and subject = $1`,
      [orderId],
    );
    await shop.settles();

    expect((await receipts(player)).map((mail) => mail.times)).toEqual([2]);
    expect((await effectOf(orderId)).map((effect) => effect.state)).toEqual(['done']);
  });

  it('writes to nobody once the person was erased', async () => {
    const player = await shop.aPlayer();
    const { token, orderId } = await player.checksOut(games.slice(3, 4));
    const back = await shop.bank.play(token, 'pay');
    await shop.sql.query('delete from access.persons where id = $1', [player.id]);
    await shop.browserReturns(back);
    await shop.settles();

    expect(await receipts(player)).toEqual([]);
    expect(await effectOf(orderId)).toEqual([
      { effect_id: expect.any(String), state: 'done', result: { skipped: 'person erased' } },
    ]);
  });
});
