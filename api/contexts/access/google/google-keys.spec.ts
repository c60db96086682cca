import { exportJWK, generateKeyPair, type JWK } from 'jose';
import { GoogleKeys, KeysUnreachable } from './google-tokens.js';

/** A key server whose answers and clock the test holds. */
class KeyServer {
  now = 1_000_000_000_000;
  request = 0;
  isDown = false;
  published: unknown = { keys: [] };
  private readonly keys = new GoogleKeys('https://keys.example');

  constructor() {
    jest.spyOn(Date, 'now').mockImplementation(() => this.now);
    jest.spyOn(globalThis, 'fetch').mockImplementation(async () => {
      this.request++;
      if (this.isDown) throw new TypeError('fetch failed');
      return new Response(JSON.stringify(this.published));
    });
  }

  find = (kid: string): Promise<unknown> => this.keys.find({ alg: 'RS256', kid });

  publishes(...keys: JWK[]): void {
    this.published = { keys };
  }
}

const second = 1_000;
let jwk: JWK;
beforeAll(async () => {
  jwk = await exportJWK((await generateKeyPair('RS256', { extractable: true })).publicKey);
});
let server: KeyServer;
beforeEach(() => {
  server = new KeyServer();
  server.publishes({ ...jwk, kid: 'a' });
});
afterEach(() => jest.restoreAllMocks());

describe('the keys of Google', () => {
  it('are fetched once in ten minutes', async () => {
    await server.find('a');
    server.now += 599 * second;
    await server.find('a');
    expect(server.request).toBe(1);

    server.now += second;
    await server.find('a');
    expect(server.request).toBe(2);
  });

  it('are asked for once by many callers at the same time', async () => {
    const found = await Promise.all(Array.from({ length: 20 }, () => server.find('a')));

    expect(found.filter(Boolean)).toHaveLength(20);
    expect(server.request).toBe(1);
  });

  it('are looked for at once when one is unknown, then not again for half a minute', async () => {
    await server.find('a');
    server.publishes({ ...jwk, kid: 'b' });
    expect(await server.find('b')).not.toBeNull();
    for (const kid of ['c', 'd', 'e']) expect(await server.find(kid)).toBeNull();
    expect(server.request).toBe(2);

    server.publishes({ ...jwk, kid: 'c' });
    server.now += 30 * second;
    expect(await server.find('c')).not.toBeNull();
  });

  it('are forgotten when Google no longer publishes them', async () => {
    await server.find('a');
    server.publishes({ ...jwk, kid: 'b' });
    server.now += 600 * second;

    expect(await server.find('a')).toBeNull();
  });

  it('go on working while their server is silent, which is asked only now and then', async () => {
    await server.find('a');
    server.isDown = true;
    server.now += 600 * second;
    for (const end = server.now + 60 * second; server.now < end; server.now += 10 * second)
      expect(await server.find('a')).not.toBeNull();
    expect(server.request).toBe(3);
  });

  it('expire after a day without a fetch', async () => {
    await server.find('a');
    server.isDown = true;
    server.now += 86_400 * second;

    await expect(server.find('a')).rejects.toThrow(KeysUnreachable);
    await expect(server.find('a')).rejects.toThrow(KeysUnreachable);
  });

  it('are missing when their server was never reached, until it is', async () => {
    server.isDown = true;
    await expect(server.find('a')).rejects.toThrow(KeysUnreachable);

    server.isDown = false;
    expect(await server.find('a')).not.toBeNull();
  });

  it.each([
    ['no key set', { nothing: true }],
    ['null', null],
    ['a text', 'keys'],
  ])('are not taken from an answer that is %s', async (_, published) => {
    server.published = published;
    await expect(server.find('a')).rejects.toThrow(KeysUnreachable);
  });

  it.each([
    ['for encryption', { use: 'enc' }],
    ['for another algorithm', { alg: 'RS512' }],
    ['of a shared secret', { kty: 'oct', k: 'c2VjcmV0' }],
    ['that is broken', { n: undefined }],
  ])('do not count when one is %s', async (_, more) => {
    server.publishes({ ...jwk, kid: 'a', ...more });
    expect(await server.find('a')).toBeNull();
  });
});
