import { days, hours, minutes, seconds } from '../../../api/kernel/instant.js';
import { expectInvariants } from '../../support/invariants.js';
import { startShop, type Checkout, type Game, type Player, type Shop } from '../../support/shop.js';
import { Subscriber } from '../../support/subscriber.js';
import { aColleague, Staff, type Entry } from '../backoffice/console.js';

const FIGURES = { authorizationCode: '1213', paymentType: 'credit', cardLast4: '6623' };
const TAKEN = { taken: true, reason: 'El portal muestra el cobro', ...FIGURES };
const NOT_TAKEN = { taken: false, reason: 'El portal no muestra nada' };
/** More often than the shop asks. */
const ALWAYS = 999;

interface Payment {
  id: string;
  state: string;
  closedBecause: string | null;
  authorizationCode: string | null;
  timeline: Entry[];
}

describe('a payment that nobody could learn about for six days', () => {
  let shop: Shop;
  let games: Game[];
  let staff: Staff;
  let ana: Player;
  beforeAll(async () => {
    shop = await startShop();
    games = await shop.games();
    staff = await Staff.signsIn(shop);
  });
  beforeEach(async () => {
    ana = await shop.aPlayer();
  });
  afterAll(async () => {
    await shop.settles();
    await expectInvariants(shop);
  });
  afterAll(() => shop.close());

  /** The bank's answer to the commit is lost, and for six days it tells nothing. @param fault whether the money was taken. */
  async function waitsForAPerson(
    player: Player,
    game: Game,
    fault: 'applyThenDrop' | 'dropBeforeApply',
  ): Promise<Checkout & { paymentId: string }> {
    const checkout = await player.checksOut([game]);
    const back = await shop.bank.play(checkout.token, 'pay');
    await shop.bank.fails('commit', fault, { token: checkout.token, times: ALWAYS });
    await shop.bank.fails('status', 'http', { token: checkout.token, status: 503, times: ALWAYS });
    await shop.browserReturns(back);
    for (const pass of [seconds(10), minutes(30), hours(2), days(1), days(5)]) {
      await shop.timePasses(pass);
      await shop.settles();
    }
    const { state, paymentId } = await shop.attempt(checkout.token);
    expect(state).toBe('needs-person');
    return { ...checkout, paymentId };
  }

  it('is paid when a person sees the charge at the portal of the bank, with all that follows', async () => {
    const { orderId, paymentId } = await waitsForAPerson(ana, games[0]!, 'applyThenDrop');

    expect(
      (await staff.post(`payments/${paymentId}/settle`, { taken: true, reason: 'Se ve en el portal' })).status,
    ).toBe(422);
    const { status, body } = await staff.post<Payment>(`payments/${paymentId}/settle`, TAKEN);
    await shop.settles();

    expect([status, body]).toMatchObject([200, { state: 'approved', authorizationCode: '1213' }]);
    expect(await ana.state(orderId)).toBe('AUTHORIZED');
    expect(await ana.library()).toEqual([games[0]!.slug]);
    const reply = (await staff.get<Payment>(`payments/${paymentId}`)).body.timeline;
    expect(reply.filter(({ actor }) => actor.kind === 'staff').map(({ type }) => type)).toEqual(
      expect.arrayContaining(['PaymentSettledByHand', 'PaymentApproved', 'OrderPaid']),
    );
    expect(reply.find(({ type }) => type === 'PaymentSettledByHand')?.data).toMatchObject({
      taken: true,
      reason: TAKEN.reason,
    });
    expect((await ana.get<{ documents: unknown[] }>(`/v1/documents?orders=${orderId}`)).body.documents).toHaveLength(1);
  });

  it('ends without a charge when the portal shows none, and the game may be bought again', async () => {
    const { orderId, paymentId } = await waitsForAPerson(ana, games[1]!, 'dropBeforeApply');
    expect((await ana.post('/v1/payment', { cart: [games[1]!.id] })).body).toMatchObject({
      code: 'payment-in-progress',
    });

    const { status, body } = await staff.post<Payment>(`payments/${paymentId}/settle`, NOT_TAKEN);

    expect([status, body]).toMatchObject([200, { state: 'closed', closedBecause: 'not-taken' }]);
    expect(await ana.state(orderId)).toBe('FAILED');
    expect(await ana.state((await ana.buys([games[1]!])).orderId)).toBe('AUTHORIZED');
    expect(await staff.post(`payments/${paymentId}/settle`, NOT_TAKEN)).toMatchObject({
      status: 409,
      body: { code: 'payment-ended-not-taken' },
    });
  });

  it('settled by mistake as not taken, it is paid once a person records that it was', async () => {
    const { orderId, paymentId } = await waitsForAPerson(ana, games[4]!, 'applyThenDrop');
    await staff.post(`payments/${paymentId}/settle`, NOT_TAKEN);
    expect(await ana.state(orderId)).toBe('FAILED');

    const { status, body } = await staff.post<Payment>(`payments/${paymentId}/settle`, TAKEN);
    await shop.settles();

    expect([status, body]).toMatchObject([200, { state: 'approved', closedBecause: null }]);
    expect(await ana.state(orderId)).toBe('AUTHORIZED');
    expect(await ana.library()).toEqual([games[4]!.slug]);
    expect(await staff.post(`payments/${paymentId}/settle`, TAKEN)).toMatchObject({
      status: 409,
      body: { code: 'payment-not-doubtful' },
    });
  });

  it('settled by mistake as not taken and bought again, its money goes back once a person records that it was taken', async () => {
    const { token, paymentId } = await waitsForAPerson(ana, games[5]!, 'applyThenDrop');
    await staff.post(`payments/${paymentId}/settle`, NOT_TAKEN);
    await ana.buys([games[5]!]);
    await shop.bank.healed();

    expect((await staff.post(`payments/${paymentId}/settle`, TAKEN)).status).toBe(200);
    await shop.settles();

    expect((await staff.get<Payment>(`payments/${paymentId}`)).body.state).toBe('refunded');
    expect(await shop.bank.transaction(token)).toMatchObject({ balance: 0, refunds: [{ amount: games[5]!.price }] });
  });

  it('is never declared paid against the word of the bank', async () => {
    const { orderId, paymentId, token } = await waitsForAPerson(ana, games[6]!, 'dropBeforeApply');
    await shop.bank.healed();

    expect(await staff.post(`payments/${paymentId}/settle`, TAKEN)).toMatchObject({
      status: 409,
      body: { code: 'payment-bank-says-otherwise' },
    });
    expect(await ana.state(orderId)).toBe('PENDING');
    expect((await shop.bank.transaction(token)).state).not.toBe('authorized');
    expect((await staff.post(`payments/${paymentId}/settle`, NOT_TAKEN)).status).toBe(200);
  });

  it('is never declared unpaid, nor paid with other figures, against the word of the bank', async () => {
    const { paymentId } = await waitsForAPerson(ana, games[6]!, 'applyThenDrop');
    await shop.bank.healed();

    for (const wrong of [NOT_TAKEN, { ...TAKEN, authorizationCode: '9999' }]) {
      expect(await staff.post(`payments/${paymentId}/settle`, wrong)).toMatchObject({
        status: 409,
        body: { code: 'payment-bank-says-otherwise' },
      });
    }
    expect((await staff.post<Payment>(`payments/${paymentId}/settle`, TAKEN)).body.state).toBe('approved');
  });

  it('wants a second person once one has decided enough that day, refunds and payments of all orders together', async () => {
    await shop.timePasses(days(1));
    const colleague = await aColleague(shop, staff, 'Segunda', ['console:open', 'payment:read', 'payment:settle']);
    const dear = games.filter(({ price }) => price > 0).slice(7);
    const { orderId, paymentId } = await waitsForAPerson(ana, dear[0]!, 'applyThenDrop');
    const ben = await shop.aPlayer();
    const bought = await ben.buys(games);
    await shop.settles();
    const { body: refund } = await staff.post<{ needsSecondApproval: boolean }>(`orders/${bought.orderId}/refund`, {
      reason: 'Pidió todo',
      lines: games.map(({ id }) => ({ gameId: id })),
    });
    expect(refund.needsSecondApproval).toBe(true);

    const first = await staff.post(`payments/${paymentId}/settle`, TAKEN);
    expect(first).toMatchObject({ status: 200, body: { state: 'needs-person', awaitsSecond: true } });
    expect(await ana.state(orderId)).toBe('PENDING');
    expect(await staff.post(`payments/${paymentId}/settle`, TAKEN)).toMatchObject({
      status: 409,
      body: { code: 'payment-same-person' },
    });
    expect(
      await colleague.post(`/v1/admin/payments/${paymentId}/settle`, { ...TAKEN, cardLast4: '0001' }),
    ).toMatchObject({ status: 409, body: { code: 'payment-figures-differ' } });

    expect((await colleague.post(`/v1/admin/payments/${paymentId}/settle`, TAKEN)).body).toMatchObject({
      state: 'approved',
      awaitsSecond: false,
    });
    expect(await ana.state(orderId)).toBe('AUTHORIZED');
  });

  it('takes no reason that names its buyer, for it is kept for ever', async () => {
    const { token } = await ana.checksOut([games[2]!]);
    const [{ paymentId }, [name]] = [await shop.attempt(token), ana.email.split('@')];
    for (const [decision, more] of [
      ['settle', TAKEN],
      ['retry-return', {}],
      ['record-return', { by: 'bank' }],
    ] as const) {
      expect(
        await staff.post(`payments/${paymentId}/${decision}`, { ...more, reason: `Lo pidió ${name} por teléfono` }),
      ).toMatchObject({ status: 422, body: { code: 'reason-names-person' } });
    }
  });

  it('is decided by another person than its buyer, and by one person only', async () => {
    const colleague = await aColleague(shop, staff, 'Caja', ['console:open', 'payment:read', 'payment:settle']);
    const { paymentId } = await waitsForAPerson(colleague, games[3]!, 'dropBeforeApply');

    expect(await colleague.post(`/v1/admin/payments/${paymentId}/settle`, NOT_TAKEN)).toMatchObject({
      status: 409,
      body: { code: 'payment-own' },
    });
    const both = await Promise.all([
      staff.post(`payments/${paymentId}/settle`, NOT_TAKEN),
      staff.post(`payments/${paymentId}/settle`, NOT_TAKEN),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(
      (await shop.facts(`payment-${paymentId}`)).filter(({ type }) => type === 'PaymentSettledByHand'),
    ).toHaveLength(1);
  });
});

describe('a renewal that nobody could learn about for six days', () => {
  let shop: Shop;
  let staff: Staff;
  let ana: Subscriber;
  let paymentId: string;

  beforeEach(async () => {
    shop = await startShop({ begins: '2027-01-10T15:00:00.000Z' });
    staff = await Staff.signsIn(shop);
    ana = await Subscriber.withPlan(shop);
  });
  afterEach(() => shop.close());

  async function waitsForAPerson(fault: 'applyThenDrop' | 'dropBeforeApply'): Promise<void> {
    await shop.bank.fails('authorize', fault);
    await shop.bank.fails('oneclickStatus', 'http', { status: 503, times: ALWAYS });
    await shop.clockReaches('2027-02-16T16:00:00.000Z');
    const { body } = await staff.list<Payment>('payments', { filter: { needsPerson: true } });
    expect(body).toHaveLength(1);
    paymentId = body[0]?.id ?? '';
    await shop.bank.healed();
  }

  it('pays its period when the portal shows the charge, and the next one comes on its day', async () => {
    await waitsForAPerson('applyThenDrop');

    expect((await staff.post(`payments/${paymentId}/settle`, TAKEN)).status).toBe(200);
    await shop.clockReaches('2027-03-12T15:00:00.000Z');

    expect(await ana.paidPeriods()).toEqual([
      '2027-01-10/2027-02-10',
      '2027-02-10/2027-03-10',
      '2027-03-10/2027-04-10',
    ]);
    expect((await ana.charges()).length).toBe(3);
    await expectInvariants(shop);
  });

  it('is tried again by the rules of a failed charge when the portal shows none', async () => {
    await waitsForAPerson('dropBeforeApply');

    expect((await staff.post(`payments/${paymentId}/settle`, NOT_TAKEN)).status).toBe(200);
    await shop.clockReaches('2027-02-20T15:00:00.000Z');

    expect(await ana.paidPeriods()).toEqual(['2027-01-10/2027-02-10', '2027-02-10/2027-03-10']);
    expect((await ana.charges()).length).toBe(2);
    await expectInvariants(shop);
  });
});
