import { expectInvariants } from '../../support/invariants.js';
import { eventually } from '../../support/process.js';
import { startShop, type Game, type Shop } from '../../support/shop.js';

interface Page {
  status: number;
  type: string | null;
  text: string;
  /** Where the page goes on to by itself. */
  next: string;
}

describe('a buyer who comes back from the bank while something is broken', () => {
  let shop: Shop;
  let games: Game[];
  beforeAll(async () => {
    shop = await startShop();
    games = await shop.games();
  });
  afterEach(() => shop.bank.healed());
  afterAll(async () => {
    // What was under way when the database went away is held by its lease, and then in doubt.
    for (let pass = 0; pass < 2; pass++) {
      await shop.leasesEnd();
      await shop.doubtfulEffectsAreChecked();
      await shop.settles();
    }
    await expectInvariants(shop);
  });
  afterAll(() => shop.close());

  async function opened(url: string, more: RequestInit = {}): Promise<Page> {
    const response = await fetch(url, { redirect: 'manual', ...more });
    const text = await response.text();
    const next = /http-equiv="refresh" content="\d+;url=([^"]+)"/.exec(text)?.[1] ?? '';
    return {
      status: response.status,
      type: response.headers.get('content-type'),
      text,
      next: new URL(next.replaceAll('&amp;', '&'), shop.url).href,
    };
  }
  function expectPatience({ status, type, text }: Page): void {
    expect([status, type]).toEqual([200, 'text/html; charset=utf-8']);
    expect(text).toContain('Estamos confirmando tu pago');
    expect(text).toContain('We are confirming your payment');
    expect(text).not.toMatch(/<button|<a |<form|otra vez en un momento|try again/i);
  }
  /** What a browser does that waits in front of the page. */
  const follows = async (url: string): Promise<string | null> =>
    eventually(
      async () => (await fetch(url, { redirect: 'manual' })).headers.get('location'),
      (location) => location !== null,
      20_000,
      'the way to the order',
    );

  it('is told to wait when the database goes away during the commit, and led to the paid order once it is back', async () => {
    const player = await shop.aPlayer();
    const { token, orderId } = await player.checksOut([games[0]!]);
    const back = await shop.bank.play(token, 'pay');
    await shop.bank.holds('commit');

    const waiting = opened(back.url);
    await shop.bank.held('commit');
    await shop.database.goesAway();
    await shop.bank.releases();
    const page = await waiting;
    await shop.database.comesBack();

    expectPatience(page);
    expect(await follows(page.next)).toBe(`${shop.url}/postorder?orderId=${orderId}`);
    expect(await player.state(orderId)).toBe('AUTHORIZED');
    expect((await shop.bank.transaction(token)).calls.commit).toBe(1);
  });

  it.each(['pay', 'cancel', 'error'] as const)(
    'is told to wait when the database is away (%s), by GET or POST alike',
    async (buyer) => {
      const player = await shop.aPlayer();
      const { token, orderId } = await player.checksOut([games[1]!]);
      const back = await shop.bank.play(token, buyer);

      await shop.database.goesAway();
      const page = await opened(
        back.url,
        back.body ? { method: back.method, body: new URLSearchParams(back.body) } : {},
      );
      await shop.database.comesBack();

      expectPatience(page);
      expect(await follows(page.next)).toBe(`${shop.url}/postorder?orderId=${orderId}`);
      expect(await player.state(orderId)).toBe({ pay: 'AUTHORIZED', cancel: 'CANCELED', error: 'FAILED' }[buyer]);
    },
  );

  it.each([
    ['another type', 'application/xml', '<x/>'],
    ['too much', 'application/x-www-form-urlencoded', `x=${'a'.repeat(1_100_000)}`],
    ['broken JSON', 'application/json', '{'],
  ])('gets a page for a body of %s, too', async (_, type, body) => {
    expectPatience(
      await opened(`${shop.url}/v1/payment/webpay/return`, { method: 'POST', headers: { 'content-type': type }, body }),
    );
  });
});
