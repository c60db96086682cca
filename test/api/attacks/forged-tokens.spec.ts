import { createSign, generateKeyPairSync } from 'node:crypto';
import { startShop, type Player, type Shop } from '../../support/shop.js';
import { claimsOf, encoded, signed } from '../../support/tokens.js';

const NO_ONE = '0198a000-0000-7000-8000-000000000000';
const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
const publicPem = publicKey.export({ type: 'spki', format: 'pem' }).toString();

const unsigned = (alg: string, claims: object): string => `${encoded({ alg, typ: 'JWT' })}.${encoded(claims)}.`;
const signedByRsa = (claims: object, header: object = {}): string => {
  const text = `${encoded({ alg: 'RS256', typ: 'JWT', ...header })}.${encoded(claims)}`;
  return `${text}.${createSign('RSA-SHA256').update(text).sign(privateKey, 'base64url')}`;
};
/** The same signature under another payload. */
const tampered = (token: string, change: object): string => {
  const [head = '', , signature = ''] = token.split('.');
  return [head, encoded({ ...claimsOf(token), ...change }), signature].join('.');
};

describe('a forged token', () => {
  let shop: Shop;
  let [player, other]: Player[] = [];
  beforeAll(async () => {
    shop = await startShop();
    [player, other] = [await shop.aPlayer(), await shop.aPlayer()];
  });
  afterAll(() => shop?.close());

  /** Tries every door that takes a token. */
  const tried = async (token: string, id: string): Promise<number[]> => [
    (await shop.get(`/v1/users/${id}`, { token })).status,
    (await shop.post('/v1/auth/refresh', { token })).status,
    (await shop.post('/v1/auth/logout', {}, { token })).status,
  ];

  const forgeries: [string, (token: string, foreign: string) => string][] = [
    ['without a signature', (token) => unsigned('none', claimsOf(token))],
    ['without a signature, spelt otherwise', (token) => unsigned('nOnE', claimsOf(token))],
    ['without a signature although it names HS256', (token) => unsigned('HS256', claimsOf(token))],
    [
      'signed with another key',
      (token) => signed(claimsOf(token), { secret: 'another secret of the same good length, truly' }),
    ],
    [
      'signed with an empty key that its header points to',
      (token) => signed(claimsOf(token), { secret: '', header: { kid: '../../../../dev/null' } }),
    ],
    [
      'signed with a longer hash than ours',
      (token) => signed(claimsOf(token), { header: { alg: 'HS512' }, hash: 'sha512' }),
    ],
    ['signed by an RSA key of its own', (token) => signedByRsa(claimsOf(token))],
    [
      'that brings its key along',
      (token) => signedByRsa(claimsOf(token), { jwk: publicKey.export({ format: 'jwk' }) }),
    ],
    [
      'that names a place to fetch the key',
      (token) => signedByRsa(claimsOf(token), { jku: 'https://evil.example/keys.json', kid: '1' }),
    ],
    ['signed with a public key taken as a secret', (token) => signed(claimsOf(token), { secret: publicPem })],
    ['of another issuer', (token) => signed({ ...claimsOf(token), iss: 'https://elsewhere.example' })],
    ['without an issuer', (token) => signed({ ...claimsOf(token), iss: undefined })],
    [
      'whose person was exchanged',
      (token, foreign) => tampered(token, { sub: claimsOf(foreign).sub, user_id: claimsOf(foreign).sub }),
    ],
    ['whose rights were exchanged', (token) => tampered(token, { role_id: 1, roleId: 1 })],
    ['whose end was put off', (token) => tampered(token, { exp: 4_000_000_000 })],
    [
      'with the session of somebody else',
      (token, foreign) => signed({ ...claimsOf(token), sid: claimsOf(foreign).sid }),
    ],
    [
      'with the person of somebody else',
      (token, foreign) => signed({ ...claimsOf(token), sub: claimsOf(foreign).sub }),
    ],
    ['of a session that never was', (token) => signed({ ...claimsOf(token), sid: NO_ONE })],
    ['with SQL for a person', (token) => signed({ ...claimsOf(token), sub: "' or 1=1 --" })],
    ['with a list for a person', (token) => signed({ ...claimsOf(token), sub: [claimsOf(token).sub] })],
    ['with half a signature', (token) => token.slice(0, -20)],
    ['with two more parts', (token) => `${token}.${token}`],
  ];

  it.each(forgeries)('%s opens no door', async (_, forge) => {
    if (!player || !other) throw new Error('nobody is there');
    const forged = forge(player.token, other.token);
    const opened = {
      doors: await tried(forged, player.id),
      ofTheOther: (await shop.get(`/v1/users/${other.id}`, { token: forged })).status,
    };

    // Ending a session that never was, is answered like ending one twice: it tells nothing and does nothing.
    const logOut = /never was|session of somebody|person of somebody/.test(_) ? expect.any(Number) : 401;
    expect(opened).toEqual({ doors: [401, 401, logOut], ofTheOther: 401 });
    expect((await player.get(`/v1/users/${player.id}`)).status).toBe(200);
    expect((await other.get(`/v1/users/${other.id}`)).status).toBe(200);
  });

  it('that has expired only gets a new one, and nothing else', async () => {
    const owner = await shop.aPlayer();
    const expired = signed({ ...claimsOf(owner.token), iat: 1_700_000_000, exp: 1_700_000_900 });

    expect((await shop.get(`/v1/users/${owner.id}`, { token: expired })).status).toBe(401);
    expect((await shop.get('/v1/library', { token: expired })).status).toBe(401);
    expect((await shop.post('/v1/auth/refresh', { token: expired })).status).toBe(200);
  });

  it('of a session that its owner ended is dead, however young', async () => {
    const owner = await shop.aPlayer();
    expect((await shop.post('/v1/auth/logout', {}, { token: owner.token })).status).toBe(200);

    expect((await owner.get(`/v1/users/${owner.id}`)).status).toBe(401);
    expect((await shop.post('/v1/auth/refresh', { token: owner.token })).status).toBe(401);
    expect((await shop.post('/v1/auth/refresh', { token: signed({ ...claimsOf(owner.token), gen: 2 }) })).status).toBe(
      401,
    );
  });

  it('cannot end the session of another person', async () => {
    const [owner, attacker] = [await shop.aPlayer(), await shop.aPlayer()];
    await shop.post(
      '/v1/auth/logout',
      {},
      { token: signed({ ...claimsOf(attacker.token), sid: claimsOf(owner.token).sid }) },
    );
    await shop.post(
      '/v1/auth/logout',
      {},
      { token: tampered(attacker.token, { sub: owner.id, sid: claimsOf(owner.token).sid }) },
    );

    expect((await owner.get(`/v1/users/${owner.id}`)).status).toBe(200);
  });

  it('gives no rights that the store does not give, even when it is truly signed', async () => {
    const [owner, foreign] = [await shop.aPlayer(), await shop.aPlayer()];
    const token = signed({
      ...claimsOf(owner.token),
      role_id: 1,
      roleId: 1,
      permissions: ['console:open', 'person:read'],
      user_id: foreign.id,
      id: foreign.id,
    });

    expect((await shop.get(`/v1/users/${foreign.id}`, { token })).status).toBe(403);
    expect((await shop.get('/v1/admin/session', { token })).status).toBe(403);
    expect((await shop.get(`/v1/users/${owner.id}`, { token })).body).toMatchObject({ id: owner.id, roleId: 3 });
  });
});
