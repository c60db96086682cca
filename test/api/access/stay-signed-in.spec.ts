import { createHmac } from 'node:crypto';
import { startShop, type Player, type Shop } from '../../support/shop.js';

const PASSWORD = 'Ludoteca1';
const SECRET = 'a secret that only this test run knows, long enough';
type Refreshed = { token: string; expires_in: number; user: { id: string }; code: string; message: string };

const encoded = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const payloadOf = (token: string): Record<string, unknown> & { sid: string; exp: number; iat: number } =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown> & {
    sid: string;
    exp: number;
    iat: number;
  };
const signed = (payload: object, { secret = SECRET, alg = 'HS256' } = {}): string => {
  const text = `${encoded({ alg, typ: 'JWT' })}.${encoded(payload)}`;
  return `${text}.${alg === 'none' ? '' : createHmac('sha256', secret).update(text).digest('base64url')}`;
};

describe('staying signed in', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop();
  });
  afterAll(() => shop?.close());

  const refresh = (token: string) =>
    shop.post<Refreshed>('/v1/auth/refresh', { token }, { headers: { 'accept-language': 'es' } });
  const record = (player: Player, token: string) => shop.get(`/v1/users/${player.id}`, { token });
  const later = (sid: string, seconds: number) =>
    shop.sql.query(
      `update access.sessions set rotated_at = rotated_at - $2 * interval '1 second', last_seen_at = last_seen_at - $2 * interval '1 second', created_at = created_at - $2 * interval '1 second' where id = $1`,
      [sid, seconds],
    );
  const expired = (token: string): string =>
    signed({ ...payloadOf(token), iat: payloadOf(token).iat - 3_600, exp: payloadOf(token).exp - 3_600 });

  it('exchanges a token, expired or not, for the next one', async () => {
    const player = await shop.aPlayer();
    const first = await refresh(player.token);
    const second = await refresh(expired(first.body.token));

    expect(first).toMatchObject({
      status: 200,
      body: { user: { id: player.id, user_id: player.id, email: player.email } },
    });
    expect(second.status).toBe(200);
    expect(payloadOf(second.body.token).sid).toBe(payloadOf(player.token).sid);
    expect((await record(player, second.body.token)).status).toBe(200);
    expect((await record(player, expired(second.body.token))).status).toBe(401);
  });

  it('says for how many seconds a token is good, by its own clock', async () => {
    const player = await shop.aPlayer();
    const entered = await shop.post<Refreshed>('/v1/auth', { email: player.email, password: PASSWORD });
    const next = await refresh(entered.body.token);
    await later(payloadOf(next.body.token).sid, 20);
    const repeated = await refresh(entered.body.token);

    expect([entered.body.expires_in, next.body.expires_in]).toEqual([900, 900]);
    expect(repeated.body.expires_in).toBeGreaterThan(800);
    expect(repeated.body.expires_in).toBeLessThanOrEqual(880);
  });

  it('refuses an expired token even where none is needed, so that its holder renews it', async () => {
    const player = await shop.aPlayer();
    const achievements = (token?: string) => shop.get('/v1/games/volcan-despierto/achievements', { token });

    expect(await achievements(expired(player.token))).toMatchObject({ status: 401, body: { code: 'not-signed-in' } });
    expect((await achievements(player.token)).status).toBe((await achievements()).status);
    expect((await achievements('nonsense')).status).toBe((await achievements()).status);
  });

  it('answers twenty refreshes of one token at once alike, and one family survives', async () => {
    const player = await shop.aPlayer();
    const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(player.token)));
    const [next = ''] = answers.map(({ body }) => body.token);

    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(new Set(answers.map(({ body }) => body.token))).toEqual(new Set([next]));
    expect((await refresh(next)).status).toBe(200);
    expect((await shop.mailbox(player.email)).map(({ subject }) => subject)).toEqual([
      'Confirma tu correo en Ludoteca',
    ]);
  });

  it('ends the session when an old token comes back, and warns its owner once', async () => {
    const player = await shop.aPlayer();
    const {
      body: { token: newest },
    } = await refresh(player.token);
    await later(payloadOf(player.token).sid, 31);
    const thief = await refresh(player.token);
    const owner = await refresh(newest);
    await shop.settles();

    expect(thief).toMatchObject({
      status: 401,
      body: { code: 'session-over', message: 'Tu sesión terminó. Inicia sesión otra vez.' },
    });
    expect(owner.status).toBe(401);
    expect((await record(player, newest)).status).toBe(401);
    expect((await shop.mailbox(player.email)).map(({ subject }) => subject)).toEqual([
      'Cerramos una de tus sesiones en Ludoteca',
      'Confirma tu correo en Ludoteca',
    ]);
  });

  it('lasts a day, or thirty with remember-me, and ninety at most', async () => {
    const player = await shop.aPlayer();
    const remembered = (
      await shop.post<{ token: string }>('/v1/auth', { email: player.email, password: PASSWORD, remember_me: true })
    ).body.token;
    const day = 86_400;
    await later(payloadOf(player.token).sid, day);
    await later(payloadOf(remembered).sid, 29 * day);

    expect((await record(player, player.token)).status).toBe(401);
    expect((await refresh(player.token)).status).toBe(401);
    expect((await record(player, remembered)).status).toBe(200);
    const kept = await refresh(remembered);
    expect(kept.status).toBe(200);
    await shop.sql.query(`update access.sessions set created_at = created_at - interval '61 days' where id = $1`, [
      payloadOf(remembered).sid,
    ]);
    expect((await record(player, kept.body.token)).status).toBe(401);
    expect((await refresh(kept.body.token)).status).toBe(401);
  });

  it('ends with the log-out, of this session alone, even by an expired token', async () => {
    const player = await shop.aPlayer();
    const other = (await shop.post<{ token: string }>('/v1/auth', { email: player.email, password: PASSWORD })).body
      .token;
    const out = await shop.post(
      '/v1/auth/logout',
      {},
      { token: expired(player.token), headers: { 'accept-language': 'en' } },
    );

    expect(out).toMatchObject({ status: 200, body: { message: 'You are logged out.' } });
    expect((await record(player, player.token)).status).toBe(401);
    expect((await refresh(player.token)).status).toBe(401);
    expect((await record(player, other)).status).toBe(200);
    expect((await shop.post('/v1/auth/logout', {})).status).toBe(401);
    expect((await shop.post('/v1/auth/logout', {}, { token: 'nonsense' })).status).toBe(401);
  });

  it('believes no token that it did not sign', async () => {
    const player = await shop.aPlayer();
    const payload = payloadOf(player.token);
    const forged = [
      signed(payload, { alg: 'none' }),
      signed(payload, { secret: 'another secret of the same good length' }),
      signed({ ...payload, iss: 'https://elsewhere.example' }),
      signed({ ...payload, sid: '0198a000-0000-7000-8000-000000000000' }),
      signed({ ...payload, sub: '0198a000-0000-7000-8000-000000000000' }),
      signed({ ...payload, sub: "' or 1=1 --" }),
      signed({ ...payload, gen: '1' }),
      player.token.slice(0, -3),
      'Bearer',
      '..',
      '',
    ];

    for (const token of forged) {
      expect((await record(player, token)).status).toBe(401);
      expect((await refresh(token)).status).toBe(401);
    }
    expect((await record(player, player.token)).status).toBe(200);
  });

  it('reads rights from the store, not from the token', async () => {
    const [player, other] = [await shop.aPlayer(), await shop.aPlayer()];
    const asAdministrator = signed({ ...payloadOf(player.token), role_id: 1, roleId: 1 });

    expect((await shop.get(`/v1/users/${other.id}`, { token: asAdministrator })).status).toBe(403);
    await shop.sql.query('update access.persons set role_id = 1 where id = $1', [player.id]);
    expect((await shop.get(`/v1/users/${other.id}`, { token: player.token })).body).toMatchObject({
      id: other.id,
      email: other.email,
    });
    expect((await shop.get('/v1/users/0198a000-0000-7000-8000-000000000000', { token: player.token })).status).toBe(
      404,
    );
    expect((await shop.get('/v1/users/nobody', { token: player.token })).status).toBe(404);
  });

  it('shows the record to its owner, and to no other person', async () => {
    const [player, other] = [await shop.aPlayer({ language: 'en' }), await shop.aPlayer()];
    const own = await record(player, player.token);

    expect(own.body).toEqual({
      user_id: player.id,
      id: player.id,
      email: player.email,
      username: expect.any(String),
      role_id: 3,
      roleId: 3,
      birthday: null,
      bio: null,
      profile_picture_url: null,
      developer_id: null,
      email_verified: true,
      language: 'en',
      created_at: expect.stringMatching(/^\d{4}-.*Z$/),
      pending_email: null,
      has_password: true,
      minor: false,
      guardian_needed: false,
      may_buy: true,
      birth_year_needed: true,
      needs_acceptance: ['terms', 'privacy'],
    });
    expect((await record(player, other.token)).status).toBe(403);
    expect((await shop.get(`/v1/users/${player.id}`)).status).toBe(401);
    expect((await shop.get('/v1/users/nobody', { token: other.token })).status).toBe(403);
  });
});

describe('guessing a password', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop();
  });
  afterAll(() => shop?.close());

  const signIn = (email: string, password: string) =>
    shop.post<{ code: string; message: string }>(
      '/v1/auth',
      { email, password, remember_me: false },
      { headers: { 'accept-language': 'en' } },
    );

  it('is answered alike for an unknown address and a wrong password', async () => {
    const player = await shop.aPlayer();
    const wrong = await signIn(player.email, 'Wrong-one-1');
    const unknown = await signIn('nobody@example.test', PASSWORD);

    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    expect(wrong.body).toEqual({
      code: 'wrong-credentials',
      message:
        'The e-mail or the password does not match. If your account is new, first open the link that we mailed to you.',
    });
    expect(unknown.body).toEqual(wrong.body);
  });

  it('stops after ten wrong ones for one address, known or not; a right one wipes the slate', async () => {
    const player = await shop.aPlayer();
    for (let n = 0; n < 9; n++) await signIn(player.email, 'Wrong-one-1');
    expect((await signIn(player.email, PASSWORD)).status).toBe(200);
    for (let n = 0; n < 10; n++) expect((await signIn(player.email, 'Wrong-one-1')).status).toBe(401);
    const stopped = await signIn(player.email, PASSWORD);
    for (let n = 0; n < 10; n++) await signIn('no-such-person@example.test', PASSWORD);

    expect(stopped).toMatchObject({ status: 429, body: { code: 'too-many-requests' } });
    expect(Number(stopped.headers.get('retry-after'))).toBeGreaterThan(800);
    expect((await signIn('NO-SUCH-PERSON@example.test', PASSWORD)).status).toBe(429);
  });

  it('is counted once when many come at once', async () => {
    const email = 'hurried@example.test';
    const answers = await Promise.all(Array.from({ length: 25 }, () => signIn(email, PASSWORD)));

    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(15);
  });

  it('keeps no address in its counters', async () => {
    const { rows } = await shop.sql.query<{ key: string }>('select key from access.budgets');

    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter(({ key }) => /@|127\.0/.test(key))).toEqual([]);
  });
});
