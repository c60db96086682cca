import { startShop, type Game, type Shop } from '../../support/shop.js';
import { expectInvariants } from '../../support/invariants.js';
import { REDCOMPRA } from '../../support/cards.js';
import { Payer } from './payer.js';

describe('paying with a saved card', () => {
  let shop: Shop;
  let games: Game[];
  let ana: Payer;
  beforeAll(async () => {
    shop = await startShop();
    games = await shop.games();
    ana = await Payer.of(shop);
  });
  afterAll(async () => {
    await shop.settles();
    await expectInvariants(shop);
  });
  afterAll(() => shop.close());

  it('brings the game at once, and a receipt, while nobody visits the bank', async () => {
    const [game] = games as [Game];
    const { orderId } = await ana.order([game]);
    const { status, body } = await ana.pays(orderId);

    expect(status).toBe(200);
    expect(body).toMatchObject({
      buy_order: orderId,
      status: 'AUTHORIZED',
      card_detail: { card_number: '6623' },
      accounting_date: expect.stringMatching(/^\d{4}$/),
      details: [
        {
          amount: game.price,
          status: 'AUTHORIZED',
          response_code: 0,
          authorization_code: '1213',
          payment_type_code: 'VN',
          commerce_code: '597055555542',
        },
      ],
      message: 'El pago fue aprobado.',
      decline: null,
    });
    expect(await ana.player.library()).toEqual([game.slug]);
    expect(await ana.player.state(orderId)).toBe('AUTHORIZED');
    await shop.settles();
    expect((await ana.player.mailbox()).filter(({ text }) => text.includes('6623'))).toHaveLength(1);
  });

  it('charges what the order costs, whatever the request says of amounts, shops and people', async () => {
    const [, game] = games as [Game, Game];
    const { orderId } = await ana.order([game]);
    const { body } = await ana.pays(orderId, {
      username: 'somebody',
      details: [{ commerce_code: '597055555543', buy_order: 'mine', amount: 1, installments_number: 6 }],
    });

    expect(body.details).toMatchObject([{ amount: game.price, commerce_code: '597055555542', status: 'AUTHORIZED' }]);
    expect(await ana.heldByBank(orderId)).toBe(game.price);
  });

  it('tells the payment type of a debit card, in the order too', async () => {
    const berta = await Payer.of(shop, { language: 'en' }, REDCOMPRA);
    const { orderId, details, message } = await berta.buys(games.slice(0, 2));

    expect([details[0]?.payment_type_code, message]).toEqual(['VD', 'The payment was approved.']);
    expect((await berta.player.get(`/v1/payment/order/${orderId}`)).body).toMatchObject({
      paidWith: 'oneclick',
      payment: { paymentType: 'debit', cardLast4: '7763' },
      decline: null,
    });
  });

  it('is told again by the id of the order, and of the attempt', async () => {
    const { orderId } = await ana.buys([games[2] as Game]);
    const [charge] = await ana.charges(orderId);
    const reply = await Promise.all(
      [orderId, charge?.paymentId].map((id) => ana.player.get(`/v1/webpay-oneclick/transactions/${id}`)),
    );

    expect(reply.map(({ status }) => status)).toEqual([200, 200]);
    expect(reply[0]?.body).toMatchObject({
      buy_order: orderId,
      status: 'AUTHORIZED',
      details: [{ response_code: 0, buy_order: charge?.childBuyOrder }],
    });
    expect(reply[1]?.body).toEqual(reply[0]?.body);
  });

  it('is nothing for others: not with their cards, not their orders, not their payments', async () => {
    const berta = await Payer.of(shop);
    const { orderId } = await ana.order([games[3] as Game]);
    const own = await berta.order([games[3] as Game]);

    expect(await berta.pays(orderId)).toMatchObject({ status: 404, body: { code: 'order-unknown' } });
    expect(await berta.pays(own.orderId, { card: ana.card })).toMatchObject({
      status: 404,
      body: { code: 'card-unknown' },
    });
    expect((await berta.player.get(`/v1/webpay-oneclick/transactions/${orderId}`)).status).toBe(404);
    expect((await berta.player.post(`/v1/payment/order/${orderId}/pay-with-card`, { cardId: berta.card })).status).toBe(
      404,
    );
    expect(await ana.charges(orderId)).toEqual([]);
  });

  it('needs an order that a person made, and the id of a card', async () => {
    expect(await ana.pays('0198a000-0000-7000-8000-000000000000')).toMatchObject({
      status: 422,
      body: { code: 'order-unknown' },
    });
    expect((await ana.pays('LT-ABC')).status).toBe(422);
    const { orderId } = await ana.order([games[3] as Game]);
    expect((await ana.pays(orderId, { card: 'my card' })).status).toBe(422);
  });

  it('is not possible with a card that was removed', async () => {
    const carla = await Payer.of(shop);
    await carla.call('DELETE', 'inscriptions', { tbk_user: carla.card });
    const { orderId } = await carla.order([games[0] as Game]);

    expect(await carla.pays(orderId)).toMatchObject({ status: 404, body: { code: 'card-unknown' } });
    expect(await carla.charges(orderId)).toEqual([]);
  });

  it('is not possible before the price is right again', async () => {
    const [, , , , game] = games as [Game, Game, Game, Game, Game];
    const { orderId } = await ana.order([game]);
    await shop.sql.query('update ordering.offers set price = price + 500 where game_id = $1', [game.id]);
    const refused = await ana.pays(orderId);
    await shop.sql.query('update ordering.offers set price = price - 500 where game_id = $1', [game.id]);

    expect(refused).toMatchObject({ status: 409, body: { code: 'price-changed' } });
    expect((await ana.pays(orderId)).body.status).toBe('AUTHORIZED');
  });

  it('our own page is told in one word', async () => {
    const carla = await Payer.of(shop);
    const { orderId } = await carla.order([games[0] as Game]);

    expect(
      (await carla.player.post(`/v1/payment/order/${orderId}/pay-with-card`, { cardId: carla.card })).body,
    ).toEqual({ orderId, status: 'AUTHORIZED', decline: null });
    expect(
      await carla.player.post(`/v1/payment/order/${orderId}/pay-with-card`, { cardId: await carla.saves(REDCOMPRA) }),
    ).toMatchObject({ status: 409, body: { code: 'order-already-paid' } });
  });
});
