import { days, hours, later } from '../../../api/kernel/instant.js';
import { startShop, type Shop } from '../../support/shop.js';

describe("the shop's clock in a demonstration", () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop();
  });
  afterAll(() => shop.close());

  it('goes through everything that falls due, each at its moment, and the bank goes along', async () => {
    const player = await shop.aPlayer();
    const [game] = await shop.games();
    const { orderId } = await player.checksOut([game!]);
    const begun = await shop.now();

    await shop.clockReaches(later(begun, days(2)));

    // The buyer did not come back from the bank: the attempt ended after twenty minutes and was looked at once a day.
    const { rows } = await shop.sql.query<{ type: string; after: number }>(
      `select type, extract(epoch from effective_at - $2::timestamptz) / 60 as after from es.events where data->>'orderId' = $1 and type = 'PaymentClosed'`,
      [orderId, begun],
    );
    expect(rows.map(({ type }) => type)).toEqual(['PaymentClosed']);
    expect(Number(rows[0]?.after)).toBeGreaterThan(19.9);
    expect(Number(rows[0]?.after)).toBeLessThan(21);
    expect(Math.abs(Date.parse(await shop.now()) - Date.parse(begun) - days(2))).toBeLessThan(hours(1) / 60);
    const bank = (await fetch(`${shop.bank.url}/__sim/clock`).then((r) => r.json())) as { now: string };
    expect(Math.abs(Date.parse(bank.now) - Date.parse(await shop.now()))).toBeLessThan(2_000);
  });

  it('does not go back, and says so', async () => {
    const { status, body } = await shop.post(
      '/v1/test/clock',
      { advanceTo: '2020-01-01T00:00:00Z' },
      { headers: { 'accept-language': 'es' } },
    );

    expect([status, body.code, body.message]).toEqual([
      422,
      'clock-goes-forward',
      'Di hasta cuándo avanza el reloj; no vuelve atrás.',
    ]);
  });

  it('knows instants only', async () => {
    expect((await shop.post('/v1/test/clock', { advanceTo: '2099-W01' })).status).toBe(422);
  });

  it('has a page with buttons', async () => {
    const before = Date.parse(await shop.now());
    const press = (body: string) =>
      shop.call<string>('POST', '/dev/clock', {
        body,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
    const week = /value="([^"]+)">A week</.exec((await shop.call<string>('GET', '/dev/clock')).body)?.[1] ?? '';

    const page = await press(`to=${week}`);

    expect([page.status, page.body.includes('In the shop it is'), await press(`to=${week}`)]).toMatchObject([
      200,
      true,
      { status: 200 },
    ]);
    expect(Date.parse(await shop.now()) - before).toBeGreaterThan(days(6));
    expect(Date.parse(await shop.now()) - before).toBeLessThan(days(8));
    expect((await press('to=2099-W01')).status).toBe(422);
  });
});
