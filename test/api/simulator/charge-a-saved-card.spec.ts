import { randomUUID } from 'node:crypto';
import { days, detail, hours, minutes, OTHER_STORE, PREPAID, REDCOMPRA, refusal, STORE, TestBank } from './bank.js';

describe('charging a saved card', () => {
  let bank: TestBank;
  let ana: string;
  beforeAll(async () => {
    bank = await TestBank.open();
  });
  beforeEach(async () => {
    await bank.control('POST', '/reset');
    ana = await bank.savedCard('ana');
  });
  afterAll(() => bank.simulator.close());

  type Charged = { details: Record<string, unknown>[] };
  const charge = async (parent: string, ...details: ReturnType<typeof detail>[]): Promise<Charged> =>
    (await bank.cardCharges.authorize('ana', ana, parent, details)) as Charged;

  it('answers for each store', async () => {
    expect(await charge('parent-1', detail(4990, 'child-1'))).toEqual({
      buy_order: 'parent-1',
      card_detail: { card_number: '6623' },
      accounting_date: expect.stringMatching(/^\d{4}$/),
      transaction_date: expect.stringMatching(/^.{23}Z$/),
      details: [
        {
          amount: 4990,
          status: 'AUTHORIZED',
          authorization_code: '1213',
          payment_type_code: 'VN',
          response_code: 0,
          installments_number: 0,
          commerce_code: STORE,
          buy_order: 'child-1',
        },
      ],
    });
    expect(await bank.cardCharges.status('parent-1')).toMatchObject({ details: [{ status: 'AUTHORIZED' }] });
  });

  it.each([
    [REDCOMPRA, 0, 'VD'],
    [PREPAID, 0, 'VP'],
    ['4051885600446623', 3, 'VC'],
  ])('names the payment type of %s', async (card, installments, type) => {
    ana = await bank.savedCard('ana', card);
    expect(await charge('parent-1', detail(4990, 'child-1', STORE, installments))).toMatchObject({
      details: [{ payment_type_code: type, installments_number: installments }],
    });
  });

  it.each([null, 'three', undefined])('counts %p instalments as none', async (installments) => {
    const details = [{ commerce_code: STORE, buy_order: 'child-1', amount: 100, installments_number: installments }];
    const { body } = await bank.rest('POST', '/oneclick/v1.2/transactions', {
      username: 'ana',
      tbk_user: ana,
      buy_order: 'parent-1',
      details,
    });
    expect(body).toMatchObject({ details: [{ installments_number: 0 }] });
  });

  it('rejects by code, whole or in part', async () => {
    await bank.suffers({ operation: 'authorize', fault: 'responseCode', code: -4 });
    expect(await charge('parent-1', detail(100, 'child-1'))).toMatchObject({
      details: [{ status: 'FAILED', response_code: -4, authorization_code: '000000' }],
    });
    await bank.suffers({ operation: 'authorize', fault: 'responseCode', detail: 1 });
    expect(await charge('parent-2', detail(100, 'child-2'), detail(200, 'child-3', OTHER_STORE))).toMatchObject({
      details: [
        { status: 'AUTHORIZED', response_code: 0 },
        { status: 'FAILED', response_code: -1 },
      ],
    });
    expect((await bank.control('GET', '/charges')).body.charges).toMatchObject([
      { product: 'oneclick', buyOrder: 'child-2', net: 100 },
    ]);
  });

  it('holds the limits of the contract', async () => {
    expect(await charge('parent-1', detail(10_000_000, 'child-1'))).toMatchObject({
      details: [{ status: 'CONSTRAINTS_VIOLATED', response_code: -98 }],
    });
    await bank.set({ limits: { dailyAmount: 1500 } });
    expect(await charge('parent-2', detail(1000, 'child-2'))).toMatchObject({ details: [{ response_code: 0 }] });
    expect(await charge('parent-3', detail(1000, 'child-3'))).toMatchObject({
      details: [{ status: 'CONSTRAINTS_VIOLATED', response_code: -97 }],
    });
    await bank.set({ limits: { dailyAmount: null, dailyCount: 1 } });
    expect(await charge('parent-4', detail(100, 'child-4'))).toMatchObject({
      details: [{ status: 'CONSTRAINTS_VIOLATED', response_code: -99 }],
    });
    await bank.clockGoes(days(1));
    expect(await charge('parent-5', detail(100, 'child-5'))).toMatchObject({ details: [{ response_code: 0 }] });
  });

  it('does not know a user that is gone: -96, or 500 when told to', async () => {
    await bank.inscriptions.delete(ana, 'ana');
    expect(await charge('parent-1', detail(100, 'child-1'))).toMatchObject({
      details: [{ status: 'FAILED', response_code: -96 }],
    });
    ana = randomUUID();
    expect(await charge('parent-2', detail(100, 'child-2'))).toMatchObject({
      details: [{ status: 'FAILED', response_code: -96 }],
    });
    await bank.set({ unknownTbkUser: '500' });
    expect(await refusal(charge('parent-3', detail(100, 'child-3')))).toContain('Unexpected error');
  });

  it('fails with 500 on a user that is no UUID', async () => {
    const details = [{ commerce_code: STORE, buy_order: 'child-1', amount: 100 }];
    expect(
      await bank.rest('POST', '/oneclick/v1.2/transactions', {
        username: 'ana',
        tbk_user: 'nobody',
        buy_order: 'parent-1',
        details,
      }),
    ).toEqual({ status: 500, body: { description: 'Internal server error' } });
  });

  it('does not charge a card the bank has forgotten', async () => {
    expect((await bank.control('POST', '/inscriptions/forget', { username: 'ana' })).body).toEqual({ forgotten: 1 });
    expect(await charge('parent-1', detail(100, 'child-1'))).toMatchObject({ details: [{ response_code: -96 }] });
    expect((await bank.control('GET', '/inscriptions')).body.cards).toMatchObject([
      { tbkUser: ana, removedBy: 'bank' },
    ]);
  });

  it('does not charge the card of another person', async () => {
    const reply = await bank.cardCharges.authorize('berta', ana, 'parent-1', [detail(100, 'child-1')]);
    expect(reply).toMatchObject({ details: [{ response_code: -96 }] });
  });

  it.each([
    ['no username', { username: '' }, 'username is required!'],
    ['no user', { tbk_user: undefined }, 'tbk_user is required!'],
    ['no parent order', { buy_order: undefined }, 'buy_order is required!'],
    ['no details', { details: undefined }, 'details is required!'],
    ['empty details', { details: [] }, 'details is required!'],
    ['no store', { details: [{ buy_order: 'c', amount: 1 }] }, 'details[0].commerce_code is required!'],
    ['no child order', { details: [{ commerce_code: STORE, amount: 1 }] }, 'details[0].buy_order is required!'],
    ['no amount', { details: [{ commerce_code: STORE, buy_order: 'c' }] }, 'details[0].amount is required!'],
    [
      'amount zero',
      { details: [{ commerce_code: STORE, buy_order: 'c', amount: 0 }] },
      'Invalid value for parameter: details[0].amount',
    ],
    [
      'a store of another mall',
      { details: [{ commerce_code: '597055555536', buy_order: 'c', amount: 1 }] },
      'Invalid value for parameter: details[0].commerce_code',
    ],
  ])('is refused with %s', async (_case, change, message) => {
    const good = {
      username: 'ana',
      tbk_user: ana,
      buy_order: 'parent-1',
      details: [{ commerce_code: STORE, buy_order: 'child-1', amount: 100 }],
    };
    expect(await bank.rest('POST', '/oneclick/v1.2/transactions', { ...good, ...change })).toEqual({
      status: 422,
      body: { error_message: message },
    });
  });

  it('refuses a parent order that was used before', async () => {
    await charge('parent-1', detail(100, 'child-1'));
    expect(await refusal(charge('parent-1', detail(100, 'child-2')))).toBe('Invalid value for parameter: buy_order');
  });

  it('tells nothing of an unknown or an old order', async () => {
    expect(await refusal(bank.cardCharges.status('nothing'))).toBe('Invalid value for parameter: buy order not found');
    await charge('parent-1', detail(100, 'child-1'));
    await bank.clockGoes(days(7) + minutes(1));
    expect(await refusal(bank.cardCharges.status('parent-1'))).toContain('7 days');
  });

  it('gives back one part, whole or piece by piece', async () => {
    await charge('parent-1', detail(1000, 'child-1'), detail(500, 'child-2', OTHER_STORE));
    expect(await bank.cardCharges.refund('parent-1', STORE, 'child-1', 400)).toMatchObject({
      type: 'NULLIFIED',
      nullified_amount: 400,
      balance: 600,
      response_code: 0,
    });
    expect(await bank.cardCharges.refund('parent-1', OTHER_STORE, 'child-2', 500)).toEqual({ type: 'REVERSED' });
    expect(await bank.cardCharges.status('parent-1')).toMatchObject({
      details: [{ status: 'PARTIALLY_NULLIFIED', balance: 600 }, { status: 'REVERSED' }],
    });
    await bank.clockGoes(hours(4));
    expect(await bank.cardCharges.refund('parent-1', STORE, 'child-1', 600)).toMatchObject({
      type: 'NULLIFIED',
      balance: 0,
    });
  });

  it('refuses a refund that cannot be', async () => {
    await charge('parent-1', detail(1000, 'child-1'));
    const refund = (parent: string, child: string, amount: number): Promise<string> =>
      refusal(bank.cardCharges.refund(parent, STORE, child, amount));
    expect(await refund('nothing', 'child-1', 1)).toBe('Invalid value for parameter: buy order not found');
    expect(await refund('parent-1', 'child-9', 1)).toBe('Invalid value for parameter: Transaction Detail not found');
    expect(await refund('parent-1', 'child-1', 1001)).toBe('Amount to refund is bigger than authorized');
    await bank.cardCharges.refund('parent-1', STORE, 'child-1', 1000);
    expect(await refund('parent-1', 'child-1', 1)).toBe('Transaction already fully refunded');
    await bank.suffers({ operation: 'authorize', fault: 'responseCode' });
    await charge('parent-2', detail(1000, 'child-1'));
    expect(await refund('parent-2', 'child-1', 1000)).toBe('Transaction has an invalid state (8) to reverse');
  });
});
