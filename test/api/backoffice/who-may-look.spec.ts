import { startShop, type Shop } from '../../support/shop.js';
import { Staff } from './console.js';

const NO_ONE = '019a9f5e-7c1b-7d3e-8f10-0123456789ab';
describe('who may look into the console', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop();
  });
  afterAll(() => shop.close());

  it('turns a member away with a sentence', async () => {
    const member = await Staff.signsIn(shop, 'member@ludoteca.test');
    const { status, body } = await member.get<{ code: string; message: string }>('orders', 'es');

    expect([status, body.code, body.message]).toEqual([
      403,
      'not-allowed',
      'Tu cuenta no tiene permiso para hacer esto.',
    ]);
  });

  it('tells an administrator who they are and what they may do', async () => {
    const { status, body } = await (
      await Staff.signsIn(shop)
    ).get<{ username: string; permissions: string[] }>('session');
    expect(status).toBe(200);
    expect(body.username).not.toBe('');
    expect(body.permissions).toEqual(
      expect.arrayContaining(['console:open', 'order:read', 'payment:read', 'game:read', 'game:write', 'ops:read']),
    );
  });

  it.each([
    ['DELETE', `games/${NO_ONE}`],
    ['PUT', 'games'],
    ['PUT', `orders/${NO_ONE}`],
    ['DELETE', `orders/${NO_ONE}`],
    ['POST', 'payments'],
  ])('has no way to %s %s', async (method, path) => {
    const { token } = await Staff.signsIn(shop);
    const { status } = await shop.call(method, `/v1/admin/${path}`, { token, body: {} });
    expect([404, 405]).toContain(status);
  });
});
