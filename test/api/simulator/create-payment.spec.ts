import { BACK, refusal, TestBank } from './bank.js';

const PATH = '/webpay/v1.2/transactions';
const good = { buy_order: 'order-1', session_id: 'session-1', amount: 4990, return_url: BACK };

describe('creating a payment', () => {
  let bank: TestBank;
  beforeAll(async () => {
    bank = await TestBank.open();
  });
  beforeEach(() => bank.control('POST', '/reset'));
  afterAll(() => bank.simulator.close());

  it.each([
    ['no buy order', { buy_order: undefined }, 'buy_order is required!'],
    ['an empty buy order', { buy_order: '' }, 'buy_order is required!'],
    ['no session', { session_id: undefined }, 'session_id is required!'],
    ['no amount', { amount: undefined }, 'amount is required!'],
    ['an amount that is not a number', { amount: NaN }, 'amount is required!'],
    ['no return address', { return_url: undefined }, 'return_url is required!'],
    ['amount zero', { amount: 0 }, 'Invalid value for parameter: amount'],
    ['a negative amount', { amount: -1 }, 'Invalid value for parameter: amount'],
    ['decimals in pesos', { amount: 10.5 }, 'Invalid value for parameter: amount'],
    ['an amount of 18 digits', { amount: '100000000000000000' }, 'Invalid value for parameter: amount'],
    ['a long buy order', { buy_order: 'x'.repeat(27) }, 'Invalid value for parameter: buy_order'],
    ['a long session', { session_id: 'x'.repeat(62) }, 'Invalid value for parameter: session_id'],
    [
      'a long return address',
      { return_url: `http://a.cl/${'x'.repeat(250)}` },
      'Invalid value for parameter: return_url',
    ],
    ['an address without scheme', { return_url: 'localhost/return' }, 'Invalid value for parameter: return_url'],
    ['an accent in the buy order', { buy_order: 'órden' }, 'Parameter TBK_ORDEN_COMPRA rejected with value órden'],
  ])('is refused with %s', async (_case, change, message) => {
    expect(await bank.rest('POST', PATH, { ...good, ...change })).toEqual({
      status: 422,
      body: { error_message: message },
    });
  });

  it('takes the longest values and every published sign', async () => {
    const longest = {
      buy_order: '|_=&%.,~:/?[+!@()>-abcXYZ0',
      session_id: 'x'.repeat(61),
      amount: 99_999_999,
      return_url: `http://a.cl/${'x'.repeat(244)}`,
    };
    expect((await bank.rest('POST', PATH, longest)).status).toBe(200);
  });

  it('takes whole pesos written with zero decimals', async () => {
    expect((await bank.rest('POST', PATH, { ...good, amount: '1000.00' })).status).toBe(200);
  });

  it('takes a buy order again, paid or not', async () => {
    await bank.sale();
    expect(await bank.payment(4990, 'order-1')).toMatch(/^[0-9a-f]{64}$/);
  });

  it('refuses a paid buy order when told to', async () => {
    await bank.set({ rejectPaidBuyOrder: true });
    await bank.payment(4990, 'order-1');
    await bank.sale();
    expect(await refusal(bank.payment(4990, 'order-1'))).toBe('Transaction already exists');
  });

  it('is stricter in strict mode: no reuse, and only signs that are safe in a path', async () => {
    await bank.set({ strict: true });
    await bank.payment(4990, 'order-1');
    expect(await refusal(bank.payment(4990, 'order-1'))).toBe('Invalid value for parameter: buy_order');
    expect(await refusal(bank.payment(4990, 'order/2'))).toBe('Parameter TBK_ORDEN_COMPRA rejected with value order/2');
    const { token } = (await bank.webpay.create('order-3', 'session-1', 4990, BACK)) as { token: string };
    expect((await fetch(`${bank.simulator.url}/webpayserver/initTransaction?token_ws=${token}`)).status).toBe(405);
  });
});
