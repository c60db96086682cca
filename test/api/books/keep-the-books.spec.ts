import { expectInvariants } from '../../support/invariants.js';
import { startShop, type Player, type Shop } from '../../support/shop.js';

let shop: Shop;
let ana: Player;
let beto: Player;

beforeAll(async () => {
  shop = await startShop();
  [ana, beto] = await Promise.all([shop.aPlayer(), shop.aPlayer({ language: 'en' })]);
});
afterAll(() => shop?.close());

/** What an order left on the accounts. */
async function booked(orderId: string): Promise<Record<string, number>> {
  const { rows } = await shop.sql.query<{ account: string; amount: string }>(
    'select account, sum(amount)::text as amount from books.entries where order_id = $1 group by account having sum(amount) <> 0',
    [orderId],
  );
  return Object.fromEntries(rows.map(({ account, amount }) => [account, Number(amount)]));
}

describe('the books of the shop', () => {
  it('say who gets what of a purchase, each buyer apart', async () => {
    const [dear, cheap] = (await shop.games()).slice(0, 2);
    if (!dear || !cheap) throw new Error('the catalogue is too small');

    const { orderId } = await ana.buys([dear, cheap]);
    const other = await beto.buys([dear]);
    await shop.settles();

    const seen = await booked(orderId);
    const total = dear.price + cheap.price;
    const vat = total - Math.floor((200 * total + 119) / 238);
    expect(seen).toEqual({
      'cash-at-provider': total,
      vat: -vat,
      'developer-payable': expect.any(Number),
      revenue: expect.any(Number),
    });
    expect((seen['developer-payable'] ?? 0) + (seen.revenue ?? 0)).toBe(vat - total);
    expect(Math.abs((seen['developer-payable'] ?? 0) + 0.7 * (total - vat))).toBeLessThanOrEqual(1);
    expect(await booked(other.orderId)).toMatchObject({ 'cash-at-provider': dear.price });
  });

  it('hold what may come while the form is open, and nothing once it was left', async () => {
    const [, , game] = await shop.games();
    if (!game) throw new Error('the catalogue is too small');
    const { orderId, token } = await ana.checksOut([game]);
    await shop.settles();
    expect(await booked(orderId)).toEqual({ pending: game.price, expected: -game.price });

    await shop.browserReturns(await shop.bank.play(token, 'cancel'));
    await shop.settles();
    expect(await booked(orderId)).toEqual({});
  });

  it('say nothing of a game that is free', async () => {
    const [free] = await shop.games({ free: true });
    if (!free) throw new Error('no game is free');
    const { orderId } = await beto.checksOut([free]);
    await shop.settles();
    expect(await booked(orderId)).toEqual({});
  });

  it('are the same when they are written again', async () => {
    await expectInvariants(shop);
  });
});
