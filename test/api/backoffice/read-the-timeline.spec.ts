import { startShop, type Shop } from '../../support/shop.js';
import { Staff, type Entry } from './console.js';

interface OrderPage {
  number: string;
  status: string;
  total: number;
  net: number;
  vat: number;
  lines: { gameId: string; price: number }[];
  payments: {
    id: string;
    state: string;
    authorizationCode: string | null;
    paymentType: string | null;
    cardLast4: string | null;
  }[];
  timeline: Entry[];
}

describe('reading what happened to an order', () => {
  let shop: Shop;
  let staff: Staff;
  beforeAll(async () => {
    shop = await startShop();
    staff = await Staff.signsIn(shop);
  });
  afterAll(() => shop.close());

  it('tells a whole purchase, from the cart to the receipt', async () => {
    const player = await shop.aPlayer();
    const [game] = await shop.games();
    if (!game) throw new Error('nothing is on sale');
    const { orderId } = await player.buys([game]);
    await shop.settles();

    const { body } = await staff.get<OrderPage>(`orders/${orderId}`);

    expect(body.timeline.map((entry) => entry.type)).toEqual(
      expect.arrayContaining([
        'OrderPlaced',
        'AttemptStarted',
        'PaymentPlanned',
        'PaymentTokenIssued',
        'CaptureClaimed',
        'GamesReserved',
        'CommitStarted',
        'PaymentApproved',
        'OrderPaid',
        'EntitlementGranted',
        'EffectPlanned',
        'EffectDone',
      ]),
    );
    const at = (type: string): number => body.timeline.findIndex((entry) => entry.type === type);
    expect([
      at('OrderPlaced'),
      at('PaymentPlanned'),
      at('PaymentTokenIssued'),
      at('CommitStarted'),
      at('PaymentApproved'),
      at('EffectPlanned'),
      body.timeline.findLastIndex((entry) => entry.type === 'EffectDone'),
    ]).toEqual([
      0,
      expect.any(Number),
      expect.any(Number),
      expect.any(Number),
      expect.any(Number),
      expect.any(Number),
      body.timeline.length - 1,
    ]);
    const times = body.timeline.map((entry) => Date.parse(entry.at));
    expect(times).toEqual([...times].sort((a, b) => a - b));
    expect(body.timeline[0]?.actor).toEqual({ kind: 'player', id: player.id, name: player.email.split('@')[0] });
    expect(body.timeline.find((entry) => entry.type === 'PaymentApproved')?.actor.kind).toBe('bank');
    expect(body.timeline.filter((entry) => entry.type === 'EffectDone').map(({ data }) => data)).toContainEqual(
      expect.objectContaining({ subject: orderId, state: 'done' }),
    );
    expect(body).toMatchObject({ status: 'paid', total: game.price, lines: [{ gameId: game.id, price: game.price }] });
    expect(body.net + body.vat).toBe(game.price);
    expect(body.payments).toEqual([
      expect.objectContaining({
        state: 'approved',
        authorizationCode: expect.any(String),
        paymentType: expect.any(String),
        cardLast4: expect.any(String),
      }),
    ]);
  });

  it('keeps what else the player owns out of the story', async () => {
    const player = await shop.aPlayer();
    const [first, second] = await shop.games();
    if (!first || !second) throw new Error('too little is on sale');
    await player.buys([first]);
    const { orderId } = await player.buys([second]);

    const { body } = await staff.get<OrderPage>(`orders/${orderId}`);

    expect(
      body.timeline.filter((entry) => entry.type === 'EntitlementGranted').map((entry) => entry.data.gameId),
    ).toEqual([second.id]);
  });

  it('tells one payment alone', async () => {
    const player = await shop.aPlayer();
    const { orderId } = await player.buys((await shop.games()).slice(0, 1), 'reject');
    const order = (await staff.get<OrderPage>(`orders/${orderId}`)).body;
    const payment = order.payments[0];

    const { status, body } = await staff.get<{
      state: string;
      orderNumber: string;
      inDoubt: boolean;
      timeline: Entry[];
    }>(`payments/${payment?.id}`);

    expect(status).toBe(200);
    expect(body).toMatchObject({ state: 'declined', orderNumber: order.number, inDoubt: false });
    expect(body.timeline.map((entry) => entry.type)).toContain('PaymentDeclined');
    expect(body.timeline.map((entry) => entry.type)).not.toContain('OrderPlaced');
  });

  it('names an unpaid order’s status by how its payment ended', async () => {
    const player = await shop.aPlayer();
    const { orderId } = await player.buys((await shop.games()).slice(0, 1), 'reject');
    expect((await staff.get<OrderPage>(`orders/${orderId}`)).body.status).toBe('closed');
  });
});
