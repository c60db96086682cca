import { randomUUID } from 'node:crypto';
import { anotherServer, type AnotherServer } from '../../support/another-server.js';
import { PasskeyDevice } from '../../support/passkey-device.js';
import { startShop, type Shop } from '../../support/shop.js';

describe('one limit over two servers', () => {
  let shop: Shop;
  let other: AnotherServer;
  let servers: string[];
  beforeAll(async () => {
    shop = await startShop();
    other = await anotherServer(shop);
    servers = [shop.url, other.url];
  });
  afterAll(async () => {
    await other?.stop();
    await shop?.close();
  });

  /** Tries in turn on both servers. @returns the answers within the limit, and the next one of each server. */
  async function limited(
    limit: number,
    tries: (at: string, n: number) => Promise<{ status: number }>,
  ): Promise<{ within: number[]; beyond: number[] }> {
    const within: number[] = [];
    for (let n = 0; n < limit; n++) within.push((await tries(servers[n % 2] as string, n)).status);
    const beyond = await Promise.all(servers.map((at) => tries(at, limit)));
    return { within: [...new Set(within)], beyond: beyond.map(({ status }) => status) };
  }

  it('holds for guesses of a password', async () => {
    const { email } = await shop.aPlayer();

    expect(await limited(10, (at) => shop.post('/v1/auth', { email, password: 'Wrong-one-1' }, { at }))).toEqual({
      within: [401],
      beyond: [429, 429],
    });
  });

  it('holds for guesses of a code', async () => {
    const { token } = await shop.aPlayer();

    expect(await limited(30, (at, n) => shop.get(`/v1/discounts/NADA-${n}`, { token, at }))).toEqual({
      within: [404],
      beyond: [429, 429],
    });
  });

  it('holds for answers of a passkey that is not known', async () => {
    const response = {
      id: 'AAAA',
      rawId: 'AAAA',
      type: 'public-key',
      response: { clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA' },
    };

    expect(await limited(20, (at) => shop.post('/v1/auth/passkey', { response }, { at }))).toEqual({
      within: [401],
      beyond: [429, 429],
    });
  });

  it('lets a passkey answer one server what another has offered, once', async () => {
    type Creation = Parameters<PasskeyDevice['make']>[0];
    type Request = Parameters<PasskeyDevice['show']>[1];
    const [one, second] = servers as [string, string];
    const { token } = await shop.aPlayer();
    const phone = new PasskeyDevice(shop.url);
    const proof = { currentPassword: 'Ludoteca1' };
    const { body: offer } = await shop.post<{ options: Creation }>('/v1/users/passkeys/options', proof, {
      token,
      at: one,
    });
    const { passkey, response } = phone.make(offer.options);
    const kept = await shop.post('/v1/users/passkeys', { name: 'Notebook', response }, { token, at: second });
    expect(kept.status).toBe(200);

    const { body } = await shop.post<{ options: Request }>('/v1/auth/passkey/options', {}, { at: second });
    const answer = { response: phone.show(passkey, body.options) };
    const answers = await Promise.all(servers.map((at) => shop.post('/v1/auth/passkey', answer, { at })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
  });

  it('holds for guesses of an order, and lets its owner read on', async () => {
    const ana = await shop.aPlayer();
    const {
      body: { orderId },
    } = await ana.post('/v1/payment', { cart: [(await shop.games())[0]?.id] });

    expect(await limited(240, (at) => shop.get(`/v1/payment/order/${randomUUID()}`, { at }))).toEqual({
      within: [404],
      beyond: [429, 429],
    });
    expect((await ana.get(`/v1/payment/order/${orderId}`)).status).toBe(200);
  });
});
