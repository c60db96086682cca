import { days } from '../../../api/kernel/instant.js';
import { expectInvariants } from '../../support/invariants.js';
import { startShop, type Checkout, type Game, type Player, type Shop } from '../../support/shop.js';
import { aColleague, Staff, type Entry } from '../backoffice/console.js';
import { requestsRefund, becomes, plays, refundsOf } from './returning.js';

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
    // Another day, without a decision so far.
    await shop.timePasses(days(1));
    player = await shop.aPlayer();
  });
  afterAll(async () => {
    await shop.settles();
    await expectInvariants(shop);
  });
  afterAll(() => shop.close());
  const cheap = (): Game => games.filter(({ price }) => price < LIMIT)[0] as Game;
  const bought = async (which: Game[], by = player): Promise<Checkout> => {
    const checkout = await by.buys(which);
    await shop.settles();
    return checkout;
  };
  const requested = async (which: Game[]): Promise<{ refundId: string; orderId: string; token: string }> => {
    const { orderId, token } = await bought(which);
    for (const game of which) await plays(shop, player, game, 200);
    const { body } = await requestsRefund(player, orderId, { words: 'No funciona en mi equipo, soy Ana Pérez.' });
    if (body.state !== 'requested') throw new Error(`it is no request: ${JSON.stringify(body)}`);
    return { refundId: body.refundId, orderId, token };
  };
  /** What the books made of the money of an order that went back. */
  const posted = async (
    orderId: string,
  ): Promise<{ account: string; subAccount: string | null; subAccountName: string | null; amount: number }[]> => {
    await shop.settles();
    const { entries } = (
      await admin.get<{
        entries: {
          eventType: string;
          account: string;
          subAccount: string | null;
          subAccountName: string | null;
          amount: number;
        }[];
      }>(`books/orders/${orderId}`)
    ).body;
    return entries
      .filter(({ eventType }) => eventType === 'OrderRefunded')
      .map(({ account, subAccount, subAccountName, amount }) => ({ account, subAccount, subAccountName, amount }));
  };
  const subjects = async (): Promise<string[]> => {
    await shop.settles();
    return (await player.mailbox())
      .map(({ subject }) => subject.replace(/: LT-.*/, ''))
      .filter((subject) => /olu|devol/i.test(subject));
  };

  it('with a yes gives the money back; the person reads of each step, with the promised day', async () => {
    const { refundId, token } = await requested([cheap()]);
    const { answerBy } = (await refundsOf(player))[0] ?? {};
    await shop.settles();
    const mail = (await player.mailbox()).find(({ subject }) => subject.startsWith('Recibimos tu solicitud'));
    const day = new Intl.DateTimeFormat('es-CL', {
      timeZone: 'UTC',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
    }).format(new Date(`${answerBy}T12:00:00Z`));
    expect(mail?.text).toContain(day);

    const { status, body } = await admin.post(`refunds/${refundId}/approve`, {
      reason: 'Falla conocida',
      note: 'Lo vimos en el registro de fallas.',
    });
    expect([status, body]).toMatchObject([
      200,
      {
        words: 'No funciona en mi equipo, soy Ana Pérez.',
        notes: [{ note: 'Lo vimos en el registro de fallas.' }],
        reason: 'Falla conocida',
        approvedBy: { name: expect.any(String) },
      },
    ]);
    await becomes(shop, refundId, 'completed');

    expect(await shop.bank.transaction(token)).toMatchObject({ balance: 0 });
    expect(await player.library()).toEqual([]);
    expect(await subjects()).toEqual(
      expect.arrayContaining([
        'Recibimos tu solicitud de devolución',
        'Tu devolución está aprobada',
        'Te devolvimos tu dinero',
      ]),
    );
  });

  it('with a no tells the reason, and leaves money and game', async () => {
    const { refundId, orderId, token } = await requested([cheap()]);

    expect((await admin.post(`refunds/${refundId}/deny`, { reason: 'Se jugó más de tres horas' })).status).toBe(200);

    expect((await refundsOf(player))[0]).toMatchObject({ state: 'denied', deniedBecause: 'Se jugó más de tres horas' });
    await shop.settles();
    expect(
      (await player.mailbox()).find(({ subject }) => subject.startsWith('Respuesta a tu solicitud'))?.text,
    ).toContain('Se jugó más de tres horas');
    expect(await shop.bank.transaction(token)).toMatchObject({ refunds: [] });
    expect(await player.library()).toEqual([cheap().slug]);
    expect(await admin.post(`refunds/${refundId}/approve`, { reason: 'Otra vez' })).toMatchObject({
      status: 409,
      body: { code: 'refund-decided' },
    });
    expect((await player.get(`/v1/payment/order/${orderId}`)).body).toMatchObject({
      refund: null,
      refunds: [{ state: 'denied' }],
    });
  });

  it('of a large amount wants a second, different person; to the buyer it is a request until then', async () => {
    const dear = games.slice(0, 3);
    const { refundId, token } = await requested(dear);

    expect((await admin.post(`refunds/${refundId}/approve`, { reason: 'Falla conocida' })).body).toMatchObject({
      state: 'awaiting-second-approval',
      needsSecondApproval: true,
    });
    expect(await admin.post(`refunds/${refundId}/approve-again`, {})).toMatchObject({
      status: 409,
      body: { code: 'refund-same-person' },
    });
    await shop.settles();
    expect((await refundsOf(player))[0]).toMatchObject({ state: 'requested', approvedAt: null });
    expect(await shop.bank.transaction(token)).toMatchObject({ refunds: [] });

    expect((await colleague.post(`/v1/admin/refunds/${refundId}/approve-again`, {})).body).toMatchObject({
      approvedAgainBy: { id: colleague.id },
    });
    await becomes(shop, refundId, 'completed');
    expect(await shop.bank.transaction(token)).toMatchObject({ balance: 0 });
  });

  it('waits for those who may decide it, and for no other person', async () => {
    const dear = games.slice(0, 3);
    const { refundId } = await requested(dear);
    const waitsFor = async (
      who: { token: string },
      filter: Record<string, unknown> = { waitingForMe: true },
    ): Promise<boolean> => {
      const query = new URLSearchParams({ filter: JSON.stringify(filter), range: '[0,99]' });
      return (
        await shop.get<{ id: string }[]>(`/v1/admin/refunds?${query.toString()}`, { token: who.token })
      ).body.some(({ id }) => id === refundId);
    };
    expect([await waitsFor(admin), await waitsFor(colleague)]).toEqual([true, true]);

    await admin.post(`refunds/${refundId}/approve`, { reason: 'Falla conocida' });
    expect([await waitsFor(admin), await waitsFor(colleague), await waitsFor(admin, { waiting: true })]).toEqual([
      false,
      true,
      true,
    ]);

    const before = (await admin.get<{ refundsWaiting: number; refundsOverdue: number }>('dashboard')).body;
    expect([before.refundsWaiting > 0, before.refundsOverdue]).toEqual([true, 0]);
    expect(await waitsFor(colleague, { overdue: true })).toBe(false);
    await shop.timePasses(days(12));
    expect((await admin.get('dashboard')).body).toMatchObject({ refundsOverdue: 1 });
    expect(await waitsFor(colleague, { overdue: true })).toBe(true);
    await colleague.post(`/v1/admin/refunds/${refundId}/deny`, { reason: 'Fuera de plazo' });
    expect((await admin.get('dashboard')).body).toMatchObject({ refundsOverdue: 0 });
  });

  it('is nothing for a person who wants the money, nor for staff without the right', async () => {
    const own = await colleague.buys([cheap()]);
    await shop.settles();
    await plays(shop, colleague, cheap(), 200);
    const { body } = await requestsRefund(colleague, own.orderId);

    for (const [action, more] of [
      ['approve', { reason: 'Me lo merezco' }],
      ['deny', { reason: 'No quiero' }],
      ['approve-again', {}],
      ['retry', {}],
      ['record-transfer', { reference: 'TEF 1' }],
    ] as const) {
      expect(await colleague.post(`/v1/admin/refunds/${body.refundId}/${action}`, more)).toMatchObject({
        status: 409,
        body: { code: 'refund-own-request' },
      });
      expect((await reader.post(`/v1/admin/refunds/${body.refundId}/${action}`, more)).status).toBe(403);
      expect((await player.post(`/v1/admin/refunds/${body.refundId}/${action}`, more)).status).toBe(403);
    }
    expect(
      await colleague.post(`/v1/admin/orders/${own.orderId}/refund`, { lines: 'all', reason: 'Para mí' }),
    ).toMatchObject({ status: 409 });
    expect((await reader.get(`/v1/admin/refunds/${body.refundId}`)).body).toMatchObject({ state: 'requested' });
    expect((await player.get(`/v1/admin/refunds/${body.refundId}`)).status).toBe(403);
    await admin.post(`refunds/${body.refundId}/deny`, { reason: 'Fuera de plazo' });
  });

  it('is given by the shop itself, by line, after a look at what it does', async () => {
    const [one, two] = [
      games.filter(({ price }) => price < LIMIT)[0],
      games.filter(({ price }) => price < LIMIT)[1],
    ] as [Game, Game];
    const { orderId, token } = await bought([one, two]);

    const preview = await admin.post(`orders/${orderId}/refund/preview`, { lines: [{ gameId: one.id }] });
    const net = Math.floor((200 * one.price + 119) / 238);
    expect(preview).toMatchObject({
      status: 200,
      body: {
        amount: one.price,
        net,
        vat: one.price - net,
        needsSecondApproval: false,
        whole: false,
        waitsForAnother: false,
        lines: [{ gameId: one.id, leavesLibrary: true }],
      },
    });
    expect(await shop.bank.transaction(token)).toMatchObject({ refunds: [] });

    const { body } = await admin.post<{ id: string; state: string }>(`orders/${orderId}/refund`, {
      lines: [{ gameId: one.id }],
      reason: 'Ficha equivocada',
      note: 'Avisó por teléfono',
    });
    await becomes(shop, body.id, 'completed');

    expect(await player.library()).toEqual([two.slug]);
    expect(await shop.bank.transaction(token)).toMatchObject({ balance: two.price });
    expect(preview.body.entries).toEqual(await posted(orderId));
    const {
      body: { developer },
    } = await player.get<{ developer: { id: string; name: string } }>(`/v1/games/${one.id}`);
    expect(preview.body.entries).toContainEqual(
      expect.objectContaining({ account: 'developer-payable', subAccountName: developer.name }),
    );
    expect(preview.body.entries).toContainEqual(expect.objectContaining({ account: 'revenue', subAccountName: null }));
    expect(await subjects()).toEqual(
      expect.arrayContaining(['Tu devolución está aprobada', 'Te devolvimos tu dinero']),
    );
    expect(
      await admin.post(`orders/${orderId}/refund`, { lines: [{ gameId: one.id }], reason: 'Otra vez' }),
    ).toMatchObject({ status: 409, body: { code: 'refund-already-done' } });
  });

  it('gives back part of a price and leaves the game, and says so', async () => {
    const { orderId, token } = await bought([cheap()]);
    const mails = async (): Promise<string[]> => {
      await shop.settles();
      return (await player.mailbox())
        .filter(({ subject }) => subject.startsWith('Te devolvimos tu dinero'))
        .map(({ text }) => text);
    };

    const { body } = await admin.post<{ id: string }>(`orders/${orderId}/refund`, {
      lines: [{ gameId: cheap().id, amount: 500 }],
      reason: 'Rebaja prometida',
    });
    await becomes(shop, body.id, 'completed');

    expect(await shop.bank.transaction(token)).toMatchObject({ balance: cheap().price - 500 });
    expect(await player.library()).toEqual([cheap().slug]);
    expect((await refundsOf(player))[0]?.lines).toMatchObject([{ amount: 500, whole: false }]);
    const [partly] = await mails();
    expect([
      partly?.includes('lo que compraste sigue en tu biblioteca'),
      partly?.includes('salieron de tu biblioteca'),
    ]).toEqual([true, false]);
    expect(
      await admin.post(`orders/${orderId}/refund`, {
        lines: [{ gameId: cheap().id, amount: cheap().price }],
        reason: 'Demasiado',
      }),
    ).toMatchObject({ status: 409, body: { code: 'refund-exceeds-payment' } });
    expect((await requestsRefund(player, orderId)).body).toMatchObject({
      state: 'completed',
      amount: cheap().price - 500,
      lines: [{ whole: true }],
    });
    expect(await player.library()).toEqual([]);
    expect(
      (await mails()).filter((text) => text.includes('Los juegos devueltos salieron de tu biblioteca')),
    ).toHaveLength(1);
  });

  it('gives a part once, however often the same person presses', async () => {
    const { orderId, token } = await bought([cheap()]);
    const gives = () =>
      admin.post<{ id: string }>(`orders/${orderId}/refund`, {
        lines: [{ gameId: cheap().id, amount: 500 }],
        reason: 'Rebaja prometida',
      });

    const [one, two] = await Promise.all([gives(), gives()]);
    await becomes(shop, one.body.id, 'completed');

    expect([two.body.id, (await gives()).body.id]).toEqual([one.body.id, one.body.id]);
    expect(await shop.bank.transaction(token)).toMatchObject({ balance: cheap().price - 500 });
  });

  it('gives all the rest of a game after a part of it, for that is no repetition', async () => {
    const [one, two] = games.filter(({ price }) => price < LIMIT) as [Game, Game];
    const { orderId } = await bought([one, two]);
    const gives = (...lines: unknown[]) =>
      admin.post<{ id: string; amount: number }>(`orders/${orderId}/refund`, { lines, reason: 'Rebaja prometida' });

    const { body: part } = await gives({ gameId: one.id, amount: 500 }, { gameId: two.id, amount: 100 });
    await becomes(shop, part.id, 'completed');

    expect(await gives({ gameId: one.id }, { gameId: two.id, amount: 100 })).toMatchObject({
      status: 200,
      body: { amount: one.price - 400 },
    });
  });

  it('of one whole price and a part of another tells which game left and which stays', async () => {
    const [one, two] = games.filter(({ price }) => price < LIMIT) as [Game, Game];
    const { orderId } = await bought([one, two]);

    const { body } = await admin.post<{ id: string }>(`orders/${orderId}/refund`, {
      lines: [{ gameId: one.id }, { gameId: two.id, amount: 100 }],
      reason: 'Ficha equivocada',
    });
    if ((await admin.get<{ state: string }>(`refunds/${body.id}`)).body.state === 'awaiting-second-approval')
      await colleague.post(`/v1/admin/refunds/${body.id}/approve-again`, {});
    await becomes(shop, body.id, 'completed');
    await shop.settles();

    const mail = (await player.mailbox()).find(({ subject }) => subject.startsWith('Te devolvimos tu dinero'));
    expect(mail?.text).toContain(`Juegos que salieron de tu biblioteca: ${one.title.es}.`);
    expect(mail?.text).toContain(
      `Juegos que siguen en tu biblioteca, porque te devolvimos solo una parte del precio: ${two.title.es}.`,
    );
    expect(await player.library()).toEqual([two.slug]);
  });

  describe('in parts', () => {
    const [one, two] = [(): Game => affordable()[0] as Game, (): Game => affordable()[1] as Game];
    const affordable = (): Game[] => games.filter(({ price }) => price < LIMIT);
    const looksAt = async (orderId: string, gameId: string, amount: number): Promise<unknown> =>
      (await admin.post(`orders/${orderId}/refund/preview`, { lines: [{ gameId, amount }] })).body.needsSecondApproval;
    const gives = async (
      orderId: string,
      gameId: string,
      amount: number,
    ): Promise<{ id: string; state: string; needsSecondApproval: boolean }> =>
      (
        await admin.post<{ id: string; state: string; needsSecondApproval: boolean }>(`orders/${orderId}/refund`, {
          lines: [{ gameId, amount }],
          reason: 'De a poco',
        })
      ).body;

    it('goes past one person no more than at once: what one gave that day counts, of whichever order, what was denied does not', async () => {
      const { orderId } = await bought([one(), two()]);
      const first = await gives(orderId, one().id, 3_000);
      expect(first.needsSecondApproval).toBe(false);
      await becomes(shop, first.id, 'completed');

      expect([
        await looksAt(orderId, two().id, LIMIT - 3_000),
        await looksAt(orderId, two().id, LIMIT - 2_999),
      ]).toEqual([false, true]);
      const second = await gives(orderId, two().id, LIMIT - 2_999);
      expect(second).toMatchObject({ state: 'awaiting-second-approval', needsSecondApproval: true });
      expect(await looksAt(orderId, two().id, 1)).toBe(true);
      const other = await bought([one()], await shop.aPlayer());
      expect(await looksAt(other.orderId, one().id, 1)).toBe(true);

      await colleague.post(`/v1/admin/refunds/${second.id}/deny`, { reason: 'Ya se devolvió' });
      const third = await gives(orderId, two().id, LIMIT - 3_000);
      expect(third.needsSecondApproval).toBe(false);
      await becomes(shop, third.id, 'completed');
    });

    it('counts nothing that went back by right, without anybody of the shop', async () => {
      const { orderId } = await bought([one(), two()]);
      expect((await requestsRefund(player, orderId, { lines: [one().id] })).body).toMatchObject({ state: 'completed' });

      expect(await looksAt(orderId, two().id, two().price)).toBe(false);
      const { id, needsSecondApproval } = await gives(orderId, two().id, two().price);
      expect(needsSecondApproval).toBe(false);
      await becomes(shop, id, 'completed');
    });

    it('approved at the same instant for two orders still asks for a second person', async () => {
      const requests: string[] = [];
      for (const game of [one(), two()]) {
        const { orderId } = await bought([game]);
        await plays(shop, player, game, 200);
        requests.push(
          (await requestsRefund(player, orderId, { lines: [game.id], words: 'No funciona.' })).body.refundId,
        );
      }

      const both = await Promise.all(
        requests.map((refundId) => admin.post(`refunds/${refundId}/approve`, { reason: 'Falla conocida' })),
      );

      expect(both.map(({ body }) => body.needsSecondApproval).sort()).toEqual([false, true]);
      await Promise.all(
        requests.map((refundId) => admin.post(`refunds/${refundId}/deny`, { reason: 'Fuera de plazo' })),
      );
      await shop.settles();
    });
  });

  it('reads what cannot be read as wrong, and changes nothing', async () => {
    const { orderId } = await bought([cheap()]);
    for (const wrong of [
      {},
      { reason: 'x' },
      { reason: 'a@b.cl es' },
      { reason: 'Bien' },
      { reason: 'Bien', line: [{ gameId: cheap().id }] },
      { reason: 'Bien', lines: 'everything' },
      { reason: 'Bien', lines: [{ gameId: cheap().id, amuont: 1 }] },
      { reason: 'Bien', lines: [] },
      { reason: 'Bien', lines: [{ gameId: 'x' }] },
      { reason: 'Bien', lines: [{ gameId: cheap().id, amount: 0.5 }] },
      { reason: 'Bien', lines: [{ gameId: cheap().id }, { gameId: cheap().id }] },
      { reason: 'Bien', lines: [null] },
      { reason: 'Bien', lines: ['x'] },
    ]) {
      expect((await admin.post(`orders/${orderId}/refund`, wrong)).status).toBe(422);
    }
    expect((await admin.post('refunds/0198a000-0000-7000-8000-000000000000/approve', { reason: 'Nadie' })).status).toBe(
      404,
    );
    expect((await admin.get('refunds/x')).status).toBe(404);
    expect(await refundsOf(player)).toEqual([]);
  });

  it('takes no reason that names the person, for it is kept for ever', async () => {
    const { refundId, orderId } = await requested([cheap()]);
    const name = player.email.split('@')[0];
    for (const [path, more] of [
      [`refunds/${refundId}/approve`, {}],
      [`refunds/${refundId}/deny`, {}],
      [`orders/${orderId}/refund`, { lines: 'all' }],
    ] as const) {
      expect(await admin.post(path, { ...more, reason: `Lo pidió ${name} por teléfono` })).toMatchObject({
        status: 422,
        body: { code: 'reason-names-person' },
      });
    }
    await admin.post(`refunds/${refundId}/deny`, { reason: 'Fuera de plazo' });
  });

  it('pressed by two people at once is decided once', async () => {
    const { refundId, token } = await requested([cheap()]);

    const both = await Promise.all([
      admin.post(`refunds/${refundId}/approve`, { reason: 'Falla conocida' }),
      colleague.post(`/v1/admin/refunds/${refundId}/deny`, { reason: 'Fuera de plazo' }),
    ]);
    await shop.settles();

    const { state } = (await refundsOf(player))[0] ?? {};
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await shop.bank.transaction(token)).refunds).toHaveLength(state === 'completed' ? 1 : 0);
  });

  it("is told as a story on its own page and on the order's, and stands beside the payment", async () => {
    const { refundId, orderId } = await requested([cheap()]);
    await admin.post(`refunds/${refundId}/approve`, { reason: 'Falla conocida' });
    await becomes(shop, refundId, 'completed');

    for (const path of [`refunds/${refundId}`, `orders/${orderId}`]) {
      const types = (await admin.get<{ timeline: Entry[] }>(path)).body.timeline
        .map(({ type }) => type)
        .filter((type) => /Refund|Ended/.test(type));
      expect(types).toEqual([
        'RefundRequested',
        'RefundApproved',
        'RefundStarted',
        'PaymentRefundStarted',
        'PaymentRefunded',
        'RefundCompleted',
        'OrderRefunded',
        'EntitlementEnded',
      ]);
    }
    const { paymentId } = (await admin.get<{ paymentId: string }>(`refunds/${refundId}`)).body;
    expect((await admin.get(`payments/${paymentId}`)).body).toMatchObject({
      state: 'approved',
      refunds: [{ id: refundId, state: 'completed', amount: cheap().price }],
    });
    const list = await admin.list<{ id: string; personName: string }>('refunds', {
      filter: { state: 'completed', personId: player.id },
      sort: ['requestedAt', 'DESC'],
      range: [0, 9],
    });
    expect(list.body).toMatchObject([{ id: refundId, personName: player.email.split('@')[0] }]);
    expect(list.headers.get('content-range')).toBe('refunds 0-0/1');
    expect((await admin.list('orders', { filter: { personId: player.id } })).body).toMatchObject([
      { status: 'refunded' },
    ]);
  });

  it('keeps no word of the person in the log', async () => {
    const { refundId } = await requested([cheap()]);
    const { rows } = await shop.sql.query(
      `select 1 from es.events where data::text like '%Ana Pérez%' union all select 1 from es.effects where result::text like '%Ana Pérez%'`,
    );
    expect(rows).toEqual([]);
    const mine = (
      await shop.sql.query<{ words: string }>('select words from refunds.words where refund_id = $1', [refundId])
    ).rows;
    expect(mine).toEqual([{ words: 'No funciona en mi equipo, soy Ana Pérez.' }]);
    await admin.post(`refunds/${refundId}/deny`, { reason: 'Fuera de plazo' });
  });
});
