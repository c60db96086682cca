import { days, hours, minutes } from '../../../api/kernel/instant.js';
import { expectInvariants } from '../../support/invariants.js';
import { eventually } from '../../support/process.js';
import { startShop, type Game, type Player, type Shop } from '../../support/shop.js';
import { Staff } from '../backoffice/console.js';
import { requestsRefund, becomes, plays, refundsOf } from './returning.js';

const DEBIT = '4051884239937763';

describe('what the bank makes of a refund', () => {
  let shop: Shop;
  let games: Game[];
  let player: Player;
  let staff: Staff;
  beforeAll(async () => {
    shop = await startShop();
    games = await shop.games();
    staff = await Staff.signsIn(shop);
  });
  beforeEach(async () => {
    player = await shop.aPlayer();
  });
  afterEach(() => shop.bank.healed());
  afterAll(async () => {
    await shop.settles();
    await expectInvariants(shop);
  });
  afterAll(() => shop.close());
  const game = (n: number): Game => games[n % games.length] as Game;
  const bought = async (which: Game[], more: Record<string, unknown> = {}) => {
    const checkout = await player.buys(which, 'pay', more);
    await shop.settles();
    return checkout;
  };
  const calls = async (token: string) => (await shop.bank.transaction(token)).calls.refund;
  /** Everything that was due meanwhile, at once. */
  const minutesPass = async (): Promise<void> => {
    await shop.timePasses(minutes(3));
    await shop.doubtfulEffectsAreChecked();
  };

  it('whose answer was lost is asked about, and goes back once', async () => {
    const { orderId, token } = await bought([game(0)]);
    await shop.bank.fails('refund', 'applyThenDrop', { token });

    const { body } = await requestsRefund(player, orderId);
    await becomes(shop, body.refundId, 'completed');

    expect(await shop.bank.transaction(token)).toMatchObject({ balance: 0, calls: { refund: 1 } });
    expect(await player.library()).toEqual([]);
  });

  it('a part whose answer was lost is told apart by the balance', async () => {
    const { orderId, token } = await bought([game(0), game(1)]);
    await requestsRefund(player, orderId, { lines: [game(0).id] });
    await shop.bank.fails('refund', 'applyThenDrop', { token });

    const { body } = await requestsRefund(player, orderId, { lines: [game(1).id] });
    await becomes(shop, body.refundId, 'completed');

    expect(await shop.bank.transaction(token)).toMatchObject({ balance: 0, calls: { refund: 2 } });
  });

  it('that never reached it is sent again only after a silence that proves it', async () => {
    const { orderId, token } = await bought([game(0), game(1)]);
    await shop.bank.fails('refund', 'dropBeforeApply', { token });

    const { body } = await requestsRefund(player, orderId, { lines: [game(0).id] });
    await becomes(shop, body.refundId, 'unknown');
    await shop.doubtfulEffectsAreChecked();
    expect(await calls(token)).toBe(1);
    expect((await refundsOf(player))[0]).toMatchObject({ state: 'delayed' });
    expect((await player.get(`/v1/payment/order/${orderId}`)).body).toMatchObject({
      status: 'AUTHORIZED',
      refund: { state: 'started', amount: game(0).price },
    });
    expect(await player.library()).toHaveLength(2);

    await minutesPass();
    await becomes(shop, body.refundId, 'completed');
    expect(await shop.bank.transaction(token)).toMatchObject({
      balance: game(1).price,
      calls: { refund: 2 },
      refunds: [{ amount: game(0).price }],
    });
  });

  it('that it refuses with a code is not done: the game stays, and a person is told', async () => {
    const { orderId, token } = await bought([game(2)]);
    await shop.bank.fails('refund', 'responseCode', { token });

    const { body } = await requestsRefund(player, orderId);

    expect(body).toMatchObject({ state: 'delayed', how: null });
    expect(await player.library()).toEqual([game(2).slug]);
    expect(await shop.bank.transaction(token)).toMatchObject({ balance: game(2).price, refunds: [] });
    const waiting = await staff.list<{ id: string; state: string }>('refunds', {
      filter: { waiting: true },
      range: [0, 99],
    });
    expect(waiting.body).toContainEqual(expect.objectContaining({ id: body.refundId, state: 'failed' }));
    await shop.settles();
    expect((await player.mailbox()).map(({ subject }) => subject)).toContainEqual(
      expect.stringMatching(/^Tu devolución está demorada: LT-/),
    );

    expect((await staff.post(`refunds/${body.refundId}/retry`, {})).status).toBe(200);
    await becomes(shop, body.refundId, 'completed');
    expect(await player.library()).toEqual([]);
    expect(await calls(token)).toBe(2);
  });

  it.each([['SI'], ['S2'], ['NC']])('paid in %s instalments takes back only the whole', async (plan) => {
    const { orderId, token } = await bought([game(0), game(1)], { installments: plan === 'S2' ? 2 : 3, plan });

    expect(await requestsRefund(player, orderId, { lines: [game(0).id] })).toMatchObject({
      status: 409,
      body: { code: 'refund-whole-only' },
    });
    expect(
      await staff.post(`orders/${orderId}/refund`, { lines: [{ gameId: game(0).id }], reason: 'Lo pidió' }),
    ).toMatchObject({ status: 409, body: { code: 'refund-whole-only' } });
    expect((await requestsRefund(player, orderId)).body).toMatchObject({ state: 'completed' });
    expect(await shop.bank.transaction(token)).toMatchObject({ balance: 0 });
  });

  it('a part of a debit card is taken where it allows it, and told where it does not', async () => {
    const allowed = await bought([game(0), game(1)], { card: DEBIT });
    expect((await requestsRefund(player, allowed.orderId, { lines: [game(0).id] })).body).toMatchObject({
      state: 'completed',
    });

    const refused = await bought([game(2), game(3)], { card: DEBIT });
    await shop.bank.set({ debitPartial: false });
    const { body } = await requestsRefund(player, refused.orderId, { lines: [game(2).id] });
    await shop.bank.set({ debitPartial: true });

    expect(body).toMatchObject({ state: 'delayed' });
    expect((await staff.get(`refunds/${body.refundId}`)).body).toMatchObject({
      state: 'failed',
      why: 'Transaction not found',
    });
    expect(await player.library()).toContain(game(2).slug);
  });

  it("after day 7, an answer that is lost is left to a person who looks at the bank's portal", async () => {
    const { orderId, token } = await bought([game(4)]);
    await shop.timePasses(days(8));
    await shop.bank.fails('refund', 'applyThenDrop', { token });

    const { body } = await requestsRefund(player, orderId);
    await becomes(shop, body.refundId, 'needs-person');
    await minutesPass();
    await shop.settles();
    expect(await calls(token)).toBe(1);
    expect(await staff.post(`refunds/${body.refundId}/retry`, {})).toMatchObject({
      status: 409,
      body: { code: 'refund-not-failed' },
    });

    expect(
      (await staff.post(`refunds/${body.refundId}/settle`, { returned: true, reason: 'Visto en el portal' })).status,
    ).toBe(200);
    expect((await refundsOf(player))[0]).toMatchObject({ state: 'completed', how: 'nullified' });
    expect(await player.library()).toEqual([]);
  });

  it('after day 7, one that did not arrive is tried again when a person saw so', async () => {
    const { orderId, token } = await bought([game(5)]);
    await shop.timePasses(days(8));
    await shop.bank.fails('refund', 'dropBeforeApply', { token });

    const { body } = await requestsRefund(player, orderId);
    await becomes(shop, body.refundId, 'needs-person');
    await staff.post(`refunds/${body.refundId}/settle`, { returned: false, reason: 'No figura en el portal' });
    expect((await refundsOf(player))[0]).toMatchObject({ state: 'delayed' });
    await staff.post(`refunds/${body.refundId}/retry`, {});
    await becomes(shop, body.refundId, 'completed');

    expect(await shop.bank.transaction(token)).toMatchObject({ balance: 0, calls: { refund: 2 } });
  });

  it('after 90 days it takes nothing back, and the transfer by hand is recorded', async () => {
    const { orderId, token } = await bought([game(6)]);
    await shop.timePasses(days(91));
    const { body } = await requestsRefund(player, orderId, { words: 'Dejó de funcionar.' });
    expect(body).toMatchObject({ state: 'requested', basis: 'request' });

    await staff.post(`refunds/${body.refundId}/approve`, { reason: 'Falla conocida' });
    await becomes(shop, body.refundId, 'failed');
    expect((await staff.get(`refunds/${body.refundId}`)).body.why).toContain('90 days');
    expect(await player.library()).toEqual([game(6).slug]);

    expect(
      (await staff.post(`refunds/${body.refundId}/record-transfer`, { reference: 'TEF 20261121-0042' })).body,
    ).toMatchObject({ state: 'completed', how: 'transferred', notes: [{ note: 'TEF 20261121-0042' }] });
    expect(await player.library()).toEqual([]);
    expect(await shop.bank.transaction(token)).toMatchObject({ balance: game(6).price, refunds: [] });
    expect((await player.get(`/v1/payment/order/${orderId}`)).body.refund).toMatchObject({
      state: 'completed',
      amount: game(6).price,
    });
    await shop.settles();
    expect(
      (await player.mailbox()).find(({ subject }) => subject.startsWith('Te devolvimos tu dinero'))?.text,
    ).toContain('transferencia');
  });

  it('that may have been sent twice somewhere is never sent a third time', async () => {
    const { orderId, token } = await bought([game(0), game(1)]);
    await shop.bank.fails('refund', 'oddBody', { token, body: { type: 'NULLIFIED', response_code: 0, balance: 7 } });
    await shop.bank.fails('status', 'oddBody', { token, body: { status: 'PARTIALLY_NULLIFIED', balance: 7 } });

    const { body } = await requestsRefund(player, orderId, { lines: [game(0).id] });
    await becomes(shop, body.refundId, 'needs-person');

    expect((await staff.get(`refunds/${body.refundId}`)).body.why).toBe('the bank holds 7');
    expect(await calls(token)).toBe(1);
    await staff.post(`refunds/${body.refundId}/settle`, { returned: true, reason: 'Visto en el portal' });
  });

  it('that waits behind one left to a person is asked for ever more seldom, and goes on as soon as that one is settled', async () => {
    const { orderId, token } = await bought([game(0), game(1)]);
    await shop.bank.fails('refund', 'applyThenDrop', { token });
    await shop.bank.fails('status', 'oddBody', { token, body: { status: 'PARTIALLY_NULLIFIED', balance: 7 } });
    const first = (await requestsRefund(player, orderId, { lines: [game(0).id] })).body.refundId;
    await becomes(shop, first, 'needs-person');
    await shop.bank.healed();

    const second = (await requestsRefund(player, orderId, { lines: [game(1).id] })).body.refundId;
    const request = async (): Promise<{ attempt: number; again: number }[]> =>
      (
        await shop.sql.query<{ attempt: number; again: number }>(
          `select attempt, extract(epoch from next_check_at - now())::float8 as again from es.effects where subject = $1 and kind = 'refunds:send-money' and state = 'unknown'`,
          [second],
        )
      ).rows;
    await eventually(request, (rows) => rows.length === 1, 10_000, 'the second refund waiting');
    await shop.sql.query(
      `update es.effects set attempt = 12, next_check_at = now() where subject = $1 and kind = 'refunds:send-money'`,
      [second],
    );
    const [waiting] = await eventually(
      request,
      ([row]) => row?.attempt === 13 && row.again > 60,
      10_000,
      'the second refund being asked for later',
    );
    expect(waiting?.again).toBeGreaterThan(minutes(55) / 1000);
    expect(waiting?.again).toBeLessThanOrEqual(hours(1) / 1000);
    expect(await calls(token)).toBe(1);

    await staff.post(`refunds/${first}/settle`, { returned: true, reason: 'Visto en el portal' });
    await eventually(
      () => refundsOf(player),
      (all) => all.every(({ state }) => state === 'completed'),
      10_000,
      'the second refund going on',
    );
    expect(await shop.bank.transaction(token)).toMatchObject({ balance: 0, calls: { refund: 2 } });
  });

  it('played long and old, what is asked by right is told to be lost', async () => {
    const { orderId } = await bought([game(7)]);
    await plays(shop, player, game(7), 300);
    await shop.timePasses(hours(1));
    expect(await requestsRefund(player, orderId, { basis: 'goodwill' })).toMatchObject({
      status: 409,
      body: { code: 'refund-right-lost', message: expect.stringContaining('solicitud') },
    });
  });
});
