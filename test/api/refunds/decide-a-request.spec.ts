import { expectInvariants } from '../../support/invariants.js';
import { startShop, type Checkout, type Game, type Player, type Shop } from '../../support/shop.js';
import { aColleague, Staff, type Entry } from '../backoffice/console.js';
import { asksBack, becomes, plays, refundsOf } from './returning.js';

const PERMISSIONS = ['console:open', 'order:read', 'refund:read', 'refund:approve'];
/** In this shop two people agree on more than so much. */
const LIMIT = 5_000;

describe('deciding about a request', () => {
  let shop: Shop;
  let games: Game[];
  let admin: Staff;
  let colleague: Player;
  let reader: Player;
  let player: Player;
  beforeAll(async () => {
    shop = await startShop({ env: { REFUND_SECOND_PERSON_ABOVE: String(LIMIT) } });
    games = await shop.games();
    admin = await Staff.signsIn(shop);
    colleague = await aColleague(shop, admin, 'Soporte', PERMISSIONS);
    reader = await aColleague(shop, admin, 'Lectura', ['console:open', 'refund:read', 'order:read']);
  });
  beforeEach(async () => {
    player = await shop.aPlayer();
  });
  afterAll(async () => {
    await shop.settles();
    await expectInvariants(shop);
    await shop.close();
  });
  const cheap = (): Game => games.filter(({ price }) => price < LIMIT)[0] as Game;
  const bought = async (which: Game[], by = player): Promise<Checkout> => {
    const checkout = await by.buys(which);
    await shop.settles();
    return checkout;
  };
  const requested = async (which: Game[]): Promise<{ refundId: string; orderId: string; token: string }> => {
    const { orderId, token } = await bought(which);
    for (const game of which) await plays(shop, player, game, 200);
    const { body } = await asksBack(player, orderId, { words: 'No funciona en mi equipo, soy Ana Pérez.' });
    if (body.state !== 'requested') throw new Error(`it is no request: ${JSON.stringify(body)}`);
    return { refundId: body.refundId, orderId, token };
  };
  const subjects = async (): Promise<string[]> => {
    await shop.settles();
    return (await player.mailbox()).map(({ subject }) => subject.replace(/: LT-.*/, '')).filter((subject) => /olu|devol/i.test(subject));
  };

  it('with a yes gives the money back; the person reads of each step, with the promised day', async () => {
    const { refundId, token } = await requested([cheap()]);
    const { answerBy } = (await refundsOf(player))[0] ?? {};
    await shop.settles();
    const mail = (await player.mailbox()).find(({ subject }) => subject.startsWith('Recibimos tu solicitud'));
    const day = new Intl.DateTimeFormat('es-CL', { timeZone: 'UTC', day: 'numeric', month: 'long', year: 'numeric' }).format(new Date(`${answerBy}T12:00:00Z`));
    expect(mail?.text).toContain(day);

    const { status, body } = await admin.post(`refunds/${refundId}/approve`, { reason: 'Falla conocida', note: 'Lo vimos en el registro de fallas.' });
    expect([status, body]).toMatchObject([200, { words: 'No funciona en mi equipo, soy Ana Pérez.', notes: [{ note: 'Lo vimos en el registro de fallas.' }], reason: 'Falla conocida', approvedBy: { name: expect.any(String) } }]);
    await becomes(shop, refundId, 'completed');

    expect(await shop.bank.transaction(token)).toMatchObject({ balance: 0 });
    expect(await player.library()).toEqual([]);
    expect(await subjects()).toEqual(expect.arrayContaining(['Recibimos tu solicitud de devolución', 'Tu devolución está aprobada', 'Te devolvimos tu dinero']));
  });

  it('with a no tells the reason, and leaves money and game', async () => {
    const { refundId, orderId, token } = await requested([cheap()]);

    expect((await admin.post(`refunds/${refundId}/deny`, { reason: 'Se jugó más de tres horas' })).status).toBe(200);

    expect((await refundsOf(player))[0]).toMatchObject({ state: 'denied', deniedBecause: 'Se jugó más de tres horas' });
    await shop.settles();
    expect((await player.mailbox()).find(({ subject }) => subject.startsWith('Respuesta a tu solicitud'))?.text).toContain('Se jugó más de tres horas');
    expect(await shop.bank.transaction(token)).toMatchObject({ refunds: [] });
    expect(await player.library()).toEqual([cheap().slug]);
    expect(await admin.post(`refunds/${refundId}/approve`, { reason: 'Otra vez' })).toMatchObject({ status: 409, body: { code: 'refund-decided' } });
    expect((await player.get(`/v1/payment/order/${orderId}`)).body).toMatchObject({ refund: null, refunds: [{ state: 'denied' }] });
  });

  it('of a large amount wants a second, different person; to the buyer it is a request until then', async () => {
    const dear = games.slice(0, 3);
    const { refundId, token } = await requested(dear);

    expect((await admin.post(`refunds/${refundId}/approve`, { reason: 'Falla conocida' })).body).toMatchObject({ state: 'awaiting-second', needsSecond: true });
    expect(await admin.post(`refunds/${refundId}/second`, {})).toMatchObject({ status: 409, body: { code: 'refund-same-person' } });
    await shop.settles();
    expect((await refundsOf(player))[0]).toMatchObject({ state: 'requested', approvedAt: null });
    expect(await shop.bank.transaction(token)).toMatchObject({ refunds: [] });

    expect((await colleague.post(`/v1/admin/refunds/${refundId}/second`, {})).body).toMatchObject({ secondedBy: { id: colleague.id } });
    await becomes(shop, refundId, 'completed');
    expect(await shop.bank.transaction(token)).toMatchObject({ balance: 0 });
  });

  it('is nothing for whoever wants the money, nor for staff without the right', async () => {
    const own = await colleague.buys([cheap()]);
    await shop.settles();
    await plays(shop, colleague, cheap(), 200);
    const { body } = await asksBack(colleague, own.orderId);

    for (const [action, more] of [['approve', { reason: 'Me lo merezco' }], ['deny', { reason: 'No quiero' }], ['second', {}], ['retry', {}], ['record-transfer', { reference: 'TEF 1' }]] as const) {
      expect(await colleague.post(`/v1/admin/refunds/${body.refundId}/${action}`, more)).toMatchObject({ status: 409, body: { code: 'refund-own-wish' } });
      expect((await reader.post(`/v1/admin/refunds/${body.refundId}/${action}`, more)).status).toBe(403);
      expect((await player.post(`/v1/admin/refunds/${body.refundId}/${action}`, more)).status).toBe(403);
    }
    expect(await colleague.post(`/v1/admin/orders/${own.orderId}/refund`, { reason: 'Para mí' })).toMatchObject({ status: 409 });
    expect((await reader.get(`/v1/admin/refunds/${body.refundId}`)).body).toMatchObject({ state: 'requested' });
    expect((await player.get(`/v1/admin/refunds/${body.refundId}`)).status).toBe(403);
    await admin.post(`refunds/${body.refundId}/deny`, { reason: 'Fuera de plazo' });
  });

  it('is given by the shop itself, by line, after a look at what it does', async () => {
    const [one, two] = [games.filter(({ price }) => price < LIMIT)[0], games.filter(({ price }) => price < LIMIT)[1]] as [Game, Game];
    const { orderId, token } = await bought([one, two]);

    const preview = await admin.post(`orders/${orderId}/refund/preview`, { lines: [{ gameId: one.id }] });
    const net = Math.floor((200 * one.price + 119) / 238);
    expect(preview).toMatchObject({ status: 200, body: {
      amount: one.price, net, vat: one.price - net, developersShare: Math.floor(net * 0.7), needsSecond: false, whole: false, lines: [{ gameId: one.id, leavesLibrary: true }] } });
    expect(await shop.bank.transaction(token)).toMatchObject({ refunds: [] });

    const { body } = await admin.post<{ id: string; state: string }>(`orders/${orderId}/refund`, { lines: [{ gameId: one.id }], reason: 'Ficha equivocada', note: 'Avisó por teléfono' });
    await becomes(shop, body.id, 'completed');

    expect(await player.library()).toEqual([two.slug]);
    expect(await shop.bank.transaction(token)).toMatchObject({ balance: two.price });
    expect(await subjects()).toEqual(expect.arrayContaining(['Tu devolución está aprobada', 'Te devolvimos tu dinero']));
    expect(await admin.post(`orders/${orderId}/refund`, { lines: [{ gameId: one.id }], reason: 'Otra vez' })).toMatchObject({ status: 409, body: { code: 'refund-already-done' } });
  });

  it('gives back part of a price and leaves the game', async () => {
    const { orderId, token } = await bought([cheap()]);

    const { body } = await admin.post<{ id: string }>(`orders/${orderId}/refund`, { lines: [{ gameId: cheap().id, amount: 500 }], reason: 'Rebaja prometida' });
    await becomes(shop, body.id, 'completed');

    expect(await shop.bank.transaction(token)).toMatchObject({ balance: cheap().price - 500 });
    expect(await player.library()).toEqual([cheap().slug]);
    expect(await admin.post(`orders/${orderId}/refund`, { lines: [{ gameId: cheap().id, amount: cheap().price }], reason: 'Demasiado' })).toMatchObject({ status: 409, body: { code: 'refund-exceeds-payment' } });
    expect((await asksBack(player, orderId)).body).toMatchObject({ state: 'completed', amount: cheap().price - 500 });
    expect(await player.library()).toEqual([]);
  });

  it('reads what cannot be read as wrong, and changes nothing', async () => {
    const { orderId } = await bought([cheap()]);
    for (const wrong of [{}, { reason: 'x' }, { reason: 'a@b.cl es' }, { reason: 'Bien', lines: [] }, { reason: 'Bien', lines: [{ gameId: 'x' }] }, { reason: 'Bien', lines: [{ gameId: cheap().id, amount: 0.5 }] },
      { reason: 'Bien', lines: [{ gameId: cheap().id }, { gameId: cheap().id }] }, { reason: 'Bien', lines: [null] }, { reason: 'Bien', lines: ['x'] }]) {
      expect((await admin.post(`orders/${orderId}/refund`, wrong)).status).toBe(422);
    }
    expect((await admin.post('refunds/0198a000-0000-7000-8000-000000000000/approve', { reason: 'Nadie' })).status).toBe(404);
    expect((await admin.get('refunds/x')).status).toBe(404);
    expect(await refundsOf(player)).toEqual([]);
  });

  it('pressed by two people at once is decided once', async () => {
    const { refundId, token } = await requested([cheap()]);

    const both = await Promise.all([admin.post(`refunds/${refundId}/approve`, { reason: 'Falla conocida' }), colleague.post(`/v1/admin/refunds/${refundId}/deny`, { reason: 'Fuera de plazo' })]);
    await shop.settles();

    const { state } = (await refundsOf(player))[0] ?? {};
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await shop.bank.transaction(token)).refunds).toHaveLength(state === 'completed' ? 1 : 0);
  });

  it('is told as a story on its own page and on the order\'s', async () => {
    const { refundId, orderId } = await requested([cheap()]);
    await admin.post(`refunds/${refundId}/approve`, { reason: 'Falla conocida' });
    await becomes(shop, refundId, 'completed');

    for (const path of [`refunds/${refundId}`, `orders/${orderId}`]) {
      const types = (await admin.get<{ timeline: Entry[] }>(path)).body.timeline.map(({ type }) => type).filter((type) => /Refund|Ended/.test(type));
      expect(types).toEqual(['RefundRequested', 'RefundApproved', 'RefundStarted', 'PaymentRefundStarted', 'PaymentRefunded', 'RefundCompleted', 'OrderRefunded', 'EntitlementEnded']);
    }
    const list = await admin.list<{ id: string; playerName: string }>('refunds', { filter: { state: 'completed', playerId: player.id }, sort: ['requestedAt', 'DESC'], range: [0, 9] });
    expect(list.body).toMatchObject([{ id: refundId, playerName: player.email.split('@')[0] }]);
    expect(list.headers.get('content-range')).toBe('refunds 0-0/1');
    expect((await admin.list('orders', { filter: { playerId: player.id } })).body).toMatchObject([{ status: 'refunded' }]);
  });

  it('keeps no word of the person in the log', async () => {
    const { refundId } = await requested([cheap()]);
    const { rows } = await shop.sql.query(`select 1 from es.events where data::text like '%Ana Pérez%' union all select 1 from es.effects where result::text like '%Ana Pérez%'`);
    expect(rows).toEqual([]);
    const mine = (await shop.sql.query<{ words: string }>('select words from refunds.words where refund_id = $1', [refundId])).rows;
    expect(mine).toEqual([{ words: 'No funciona en mi equipo, soy Ana Pérez.' }]);
    await admin.post(`refunds/${refundId}/deny`, { reason: 'Fuera de plazo' });
  });
});
