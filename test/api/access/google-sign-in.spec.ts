import { generateKeyPair } from 'jose';
import { googleEnv, CLIENT_ID, Google } from '../../support/google.js';
import { Staff } from '../backoffice/console.js';
import { inOrder } from './held-back.js';
import { startShop, type Answer, type Shop } from '../../support/shop.js';

type Entered = { token: string; message: string; code: string };
interface User {
  id: string;
  email: string;
  username: string;
  roleId: number;
  email_verified: boolean;
  language: string;
}

const PASSWORD = 'Ludoteca1';
const now = (): number => Math.floor(Date.now() / 1_000);
const payloadOf = (token: string): Record<string, unknown> =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>;

describe('signing in with Google', () => {
  let google: Google;
  let shop: Shop;
  beforeAll(async () => {
    google = await Google.open();
    shop = await startShop({ env: googleEnv(google) });
  });
  afterAll(async () => {
    await shop?.close();
    await google?.close();
  });

  const enter = (
    credential: unknown,
    more: Record<string, unknown> = {},
    headers: Record<string, string> = { 'accept-language': 'es' },
  ): Promise<Answer<Entered>> => shop.post<Entered>('/v1/auth/google', { credential, ...more }, { headers });
  const enterAs = async (
    claims: Record<string, unknown>,
    more: Record<string, unknown> = {},
  ): Promise<Answer<Entered>> => enter(await google.token(claims), more);
  const me = async (token: string): Promise<User> =>
    (await shop.get<User>(`/v1/users/${String(payloadOf(token).user_id)}`, { token })).body;
  const accountsWith = async (email: string): Promise<number> =>
    (await shop.sql.query<{ n: number }>('select count(*)::int as n from access.persons where email = $1', [email]))
      .rows[0]?.n ?? -1;

  /** What our own pages do before they ask Google. */
  const requestsFirst = async (kept = ''): Promise<{ nonce: string; cookie: string; header: string }> => {
    const { body, headers } = await shop.post<{ nonce: string }>(
      '/v1/auth/google/nonce',
      {},
      { headers: { cookie: kept } },
    );
    const header = headers.get('set-cookie') ?? '';
    return { nonce: body.nonce, cookie: header.split(';')[0] ?? '', header };
  };

  const restarts = async (env: Record<string, string> = {}): Promise<void> => {
    await shop.api.stop();
    await shop.startApi(env);
  };

  describe('an account that is blocked', () => {
    const REASON = { reason: 'Compras con tarjetas robadas' };
    /** A person who signed in with Google before, and whom staff block while they sign in again. */
    const known = async () => {
      const rosa = google.person();
      const { body } = await enterAs(rosa);
      return { rosa, id: String(payloadOf(body.token).user_id), staff: await Staff.signsIn(shop) };
    };
    const sessionsOf = async (staff: Staff, id: string): Promise<unknown[]> =>
      (await staff.get<{ sessions: unknown[] }>(`people/${id}`)).body.sessions;

    it('leaves no session to a sign-in that began before the block', async () => {
      const { rosa, id, staff } = await known();
      const again = await google.token(rosa);
      const [late, block] = await inOrder(
        shop,
        'before the session',
        () => enter(again),
        () => staff.post(`people/${id}/block`, REASON),
      );

      expect(block.status).toBe(200);
      expect((await shop.post('/v1/auth/refresh', { token: late.body.token })).status).toBe(401);
      expect(await sessionsOf(staff, id)).toEqual([]);
    });

    it('turns away a sign-in that was under way when the block came', async () => {
      const { rosa, id, staff } = await known();
      const again = await google.token(rosa);
      const [block, late] = await inOrder(
        shop,
        'at the person',
        () => staff.post(`people/${id}/block`, REASON),
        () => enter(again),
      );

      expect([block.status, late.status, late.body.code]).toEqual([200, 403, 'account-blocked']);
      expect(await sessionsOf(staff, id)).toEqual([]);
    });
  });

  describe('the first time', () => {
    it('makes an account with a confirmed address that can buy at once', async () => {
      const rosa = google.person();
      const { status, body } = await enterAs(rosa);

      expect(status).toBe(200);
      expect(body.message).toBe('Sesión iniciada.');
      expect(await me(body.token)).toMatchObject({
        email: rosa.email,
        username: 'Rosa',
        roleId: 3,
        email_verified: true,
        language: 'es',
      });
      const [game] = await shop.games();
      expect((await shop.post('/v1/payment', { cart: [game?.id] }, { token: body.token })).status).toBe(200);
    });

    it('cleans the name to what a user name may be, and takes the address when nothing is left of it', async () => {
      const named = await enterAs({
        ...google.person(),
        given_name: undefined,
        name: '\u202E<b>Ana\r\nMaría</b> 🎲',
      });
      const nameless = google.person();
      const unnamed = await enterAs({ ...nameless, given_name: '🎲', name: '🎲' });

      expect((await me(named.body.token)).username).toBe('b Ana María b');
      expect((await me(unnamed.body.token)).username).toBe(nameless.email.split('@')[0]);
    });

    it('makes one account when one signs in from five devices at once', async () => {
      const rosa = google.person();
      const answers = await Promise.all(Array.from({ length: 5 }, () => enterAs(rosa)));

      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
      expect(new Set(answers.map(({ body }) => payloadOf(body.token).user_id)).size).toBe(1);
      expect(await accountsWith(rosa.email)).toBe(1);
    });

    it('keeps two people apart: neither sees the other', async () => {
      const [rosa, luis] = await Promise.all([enterAs(google.person()), enterAs(google.person())]);
      const luisId = String(payloadOf(luis.body.token).user_id);

      expect(luisId).not.toBe(payloadOf(rosa.body.token).user_id);
      expect((await shop.get(`/v1/users/${luisId}`, { token: rosa.body.token })).status).toBe(403);
    });

    it('remembers only those who want it', async () => {
      const rosa = google.person();
      const short = await enterAs(rosa);
      const long = await enterAs(rosa, { remember_me: true });
      await shop.sql.query(`update access.sessions set last_seen_at = now() - interval '2 days' where person_id = $1`, [
        payloadOf(short.body.token).user_id,
      ]);

      expect((await shop.post('/v1/auth/refresh', { token: short.body.token })).status).toBe(401);
      expect((await shop.post('/v1/auth/refresh', { token: long.body.token })).status).toBe(200);
    });
  });

  describe('again', () => {
    it('opens the same account though the address at Google has changed, and changes nothing in it', async () => {
      const rosa = google.person();
      const first = await enterAs(rosa);
      const second = await enterAs({ ...rosa, email: google.person().email, email_verified: true });

      expect(second.status).toBe(200);
      expect(await me(second.body.token)).toEqual(await me(first.body.token));
      expect(await me(second.body.token)).toMatchObject({ email: rosa.email });
    });

    it('gives an address that another person has now to nobody who had it once', async () => {
      const rosa = google.person();
      await enterAs(rosa);
      const heir = await enterAs({ ...google.person(), email: rosa.email });

      expect(heir).toMatchObject({
        status: 409,
        body: { code: 'google-linked-elsewhere', message: expect.stringContaining('otra cuenta de Google') },
      });
      expect(await accountsWith(rosa.email)).toBe(1);
    });
  });

  describe('with an account that has a password', () => {
    /** Someone who signed up with a password, and the same person at Google. */
    async function known(domain: string, verified = true) {
      const atGoogle = google.person(domain);
      await shop.post('/v1/auth/signup', {
        email: atGoogle.email,
        username: 'Camila',
        password: PASSWORD,
        language: 'es',
      });
      if (verified) await shop.confirmAddress(atGoogle.email);
      return atGoogle;
    }
    const signIn = (email: string) => shop.post<Entered>('/v1/auth', { email, password: PASSWORD, remember_me: false });

    it.each([
      ['gmail.com', {}],
      ['colegio.example', { hd: 'colegio.example' }],
    ])(
      'asks once for the password also where Google delivers the mail of %s, links it, and tells its owner',
      async (domain, more) => {
        const camila = { ...(await known(domain)), ...more };
        const before = await signIn(camila.email);
        expect(await enterAs(camila)).toMatchObject({ status: 409, body: { code: 'password-needed' } });
        const { status, body } = await enterAs(camila, { password: PASSWORD });
        await shop.settles();

        expect(status).toBe(200);
        expect(payloadOf(body.token).user_id).toBe(payloadOf(before.body.token).user_id);
        expect(await me(body.token)).toMatchObject({ username: 'Camila', email: camila.email });
        expect((await signIn(camila.email)).status).toBe(200);
        expect((await enterAs(camila)).status).toBe(200);
        expect((await shop.mailbox(camila.email)).map(({ subject }) => subject)).toContain(
          'Ahora puedes entrar a Ludoteca con Google',
        );
      },
    );

    it('lets the owner of an address out of the hands of a stranger whose account was confirmed by mistake', async () => {
      const rosa = await known('gmail.com');
      const stranger = (await signIn(rosa.email)).body;
      expect((await enterAs(rosa)).status).toBe(409);
      await shop.post('/v1/auth/reset-password', { email: rosa.email });
      const [token] = await shop.linksTo(rosa.email, 'confirm-password-reset');
      await shop.post('/v1/auth/confirm-reset-password', { token, newPassword: 'Tres-tigres-8' });

      expect((await enterAs(rosa, { password: 'Tres-tigres-8' })).status).toBe(200);
      expect((await signIn(rosa.email)).status).toBe(401);
      expect((await shop.post('/v1/auth/refresh', { token: stranger.token })).status).toBe(401);
    });

    it('asks once for the password where another person delivers the mail', async () => {
      const camila = await known('correo.example');
      const request = await enterAs(camila);
      const wrong = await enterAs(camila, { password: 'Otra-clave-9' });
      const linked = await enterAs(camila, { password: PASSWORD });
      const later = await enterAs(camila);

      expect(request).toMatchObject({
        status: 409,
        body: {
          code: 'password-needed',
          message: 'Ya tienes una cuenta con este correo. Escribe tu contraseña una vez para unirla a Google.',
        },
      });
      expect(wrong).toMatchObject({ status: 401, body: { code: 'wrong-credentials' } });
      expect([linked.status, later.status]).toEqual([200, 200]);
      expect(payloadOf(later.body.token).user_id).toBe(payloadOf((await signIn(camila.email)).body.token).user_id);
    });

    it("gives the owner an account that a stranger made before with her address: the stranger's password, link and sessions end", async () => {
      const rosa = await known('gmail.com', false);
      const [link] = await shop.linksTo(rosa.email, 'verify-email');
      await shop.sql.query('update access.persons set email_verified_at = now() where email = $1', [rosa.email]);
      const stranger = (await signIn(rosa.email)).body;
      await shop.sql.query('update access.persons set email_verified_at = null where email = $1', [rosa.email]);
      const { status, body } = await enterAs(rosa);

      expect(status).toBe(200);
      expect(await me(body.token)).toMatchObject({ username: 'Rosa', email: rosa.email, email_verified: true });
      expect(await accountsWith(rosa.email)).toBe(1);
      expect((await signIn(rosa.email)).status).toBe(401);
      expect((await shop.get('/v1/library', { token: stranger.token })).status).toBe(401);
      expect((await shop.post('/v1/auth/refresh', { token: stranger.token })).status).toBe(401);
      expect((await shop.post('/v1/auth/verify-email', { token: link })).status).toBe(409);
      expect((await enterAs(rosa)).status).toBe(200);
    });

    it('hands nobody an account that was never proven where another person delivers the mail', async () => {
      const rosa = await known('correo.example', false);

      expect(await enterAs(rosa)).toMatchObject({ status: 409, body: { code: 'password-needed' } });
      const { rows } = await shop.sql.query(
        'select google_sub, email_verified_at from access.persons where email = $1',
        [rosa.email],
      );
      expect(rows).toEqual([{ google_sub: null, email_verified_at: null }]);
    });

    it('leaves a child a child whose account it takes over', async () => {
      const lucas = google.person('gmail.com');
      await shop.post('/v1/auth/signup', {
        email: lucas.email,
        username: 'Lucas',
        password: PASSWORD,
        birthYear: new Date().getUTCFullYear() - 10,
      });

      expect(await me((await enterAs(lucas)).body.token)).toMatchObject({ roleId: 2, minor: true });
    });

    it('confirms the address of an own account by Google and password together', async () => {
      const camila = await known('gmail.com', false);
      const { body } = await enterAs(camila, { password: PASSWORD });

      expect(await me(body.token)).toMatchObject({ username: 'Camila', email_verified: true });
    });

    it('counts guesses of the password like those at the log-in', async () => {
      const camila = await known('correo.example');
      const guesses: number[] = [];
      for (let n = 0; n < 10; n++)
        guesses.push((await enterAs({ ...camila, iat: now() - n }, { password: `Clave-falsa-${n}` })).status);
      const right = await enterAs(camila, { password: PASSWORD });

      expect(guesses).toEqual(Array(10).fill(401));
      expect(right.status).toBe(429);
      expect(Number(right.headers.get('retry-after'))).toBeGreaterThan(0);
      expect((await signIn(camila.email)).status).toBe(429);
    });

    it('takes nothing from the person beside: a password of one links no account of the other', async () => {
      const camila = await known('correo.example');
      const diego = google.person('correo.example');
      await shop.post('/v1/auth/signup', {
        email: diego.email,
        username: 'Diego',
        password: 'Diego-clave-7',
        language: 'es',
      });

      expect((await enterAs(camila, { password: 'Diego-clave-7' })).status).toBe(401);
      expect((await enterAs(diego, { password: PASSWORD })).status).toBe(401);
    });
  });

  describe('with a token that does not hold', () => {
    const refused: [string, () => Promise<string> | string, string?][] = [
      ['made for another shop', () => google.token({ ...google.person(), aud: 'another.apps.example' })],
      ['made for several shops', () => google.token({ ...google.person(), aud: [CLIENT_ID, 'another.apps.example'] })],
      ['made by somebody else', () => google.token({ ...google.person(), iss: 'https://accounts.google.example' })],
      ['signed with an unknown key', () => google.token(google.person(), { header: { kid: 'nobody-knows' } })],
      [
        'signed by a forger who names a known key',
        async () => google.token(google.person(), { key: (await generateKeyPair('RS256')).privateKey }),
      ],
      ["without a key's name", () => google.token(google.person(), { header: { kid: '' } })],
      ['not signed (alg none)', () => google.unsigned(google.person())],
      ['signed with the public key as a secret (HS256)', () => google.signedWithThePublicKey(google.person())],
      ['expired', () => google.token({ ...google.person(), iat: now() - 7_200, exp: now() - 61 }), 'google-expired'],
      ['without an end', () => google.token({ ...google.person(), exp: undefined }), 'google-expired'],
      ['made in the future', () => google.token({ ...google.person(), iat: now() + 90 })],
      ['without a beginning', () => google.token({ ...google.person(), iat: undefined })],
      [
        'about an unverified address',
        () => google.token({ ...google.person(), email_verified: false }),
        'google-unverified',
      ],
      [
        'whose verification is a mere text',
        () => google.token({ ...google.person(), email_verified: 'true' }),
        'google-unverified',
      ],
      ['without an address', () => google.token({ ...google.person(), email: undefined }), 'google-address'],
      [
        'whose address would end a line of a mail',
        () => google.token({ ...google.person(), email: 'a@gmail.com\r\nBcc: x@example.test' }),
        'google-address',
      ],
      ['about nobody', () => google.token({ ...google.person(), sub: undefined })],
      ['of two segments', async () => (await google.token(google.person())).split('.').slice(0, 2).join('.')],
      ['of four segments', async () => `${await google.token(google.person())}.x`],
      [
        'changed on the way',
        async () => {
          const [head, , mark] = (await google.token(google.person())).split('.');
          return [
            head,
            Buffer.from(JSON.stringify({ sub: '1', email: 'admin@ludoteca.test', email_verified: true })).toString(
              'base64url',
            ),
            mark,
          ].join('.');
        },
      ],
      ['that is no token', () => 'credential'],
      ['of nothing', () => ''],
    ];

    it.each(refused)(
      'refuses one %s, with a sentence that shows nothing of it',
      async (_, made, code = 'google-refused') => {
        const credential = await made();
        const people = async (): Promise<unknown> => (await shop.sql.query('select count(*) from access.persons')).rows;
        const before = await people();
        const { status, body } = await enter(credential);

        expect({ status, code: body.code }).toEqual({ status: 401, code });
        expect(Object.keys(body).sort()).toEqual(['code', 'message']);
        for (const part of credential.split('.').filter((text) => text.length > 20))
          expect(JSON.stringify(body)).not.toContain(part);
        expect(await people()).toEqual(before);
      },
    );

    it.each([
      ['nothing', undefined],
      ['null', null],
      ['a number', 7],
      ['a query', { $ne: '' }],
      ['a list', ['x']],
      ['8,001 letters', 'x'.repeat(8_001)],
    ])('refuses %s as a token', async (_, credential) => {
      expect(await enter(credential)).toMatchObject({
        status: 422,
        body: { code: 'invalid-request', errors: [{ path: 'credential' }] },
      });
    });

    it('bears clocks that are a minute apart', async () => {
      expect((await enterAs({ ...google.person(), iat: now() + 50 })).status).toBe(200);
      const { nonce, cookie } = await requestsFirst();
      expect(
        (
          await enter(
            await google.token({ ...google.person(), iat: now() - 3_600, exp: now() - 50, nonce }),
            {},
            { cookie },
          )
        ).status,
      ).toBe(200);
    });

    it("writes Google's name in both ways that Google does", async () =>
      expect((await enterAs({ ...google.person(), iss: 'accounts.google.com' })).status).toBe(200));

    it('wants back the random word that the browser was given for Google', async () => {
      const rosa = google.person();
      const { nonce, cookie } = await requestsFirst();
      const brings = async (claims: object, more = {}) =>
        enter(await google.token({ ...rosa, ...claims }), more, { cookie, 'accept-language': 'es' });
      const refused = { status: 401, body: { code: 'google-refused' } };

      expect(await brings({ nonce: 'theirs' })).toMatchObject(refused);
      expect(await brings({})).toMatchObject(refused);
      expect(await brings({ nonce }, { nonce: 'theirs' })).toMatchObject(refused);
      expect(await accountsWith(rosa.email)).toBe(0);
      expect((await brings({ nonce }, { nonce })).status).toBe(200);
    });

    it('that was given for one browser opens nothing in another', async () => {
      const rosa = google.person();
      const [hers, theirs] = [await requestsFirst(), await requestsFirst()];
      const credential = await google.token({ ...rosa, nonce: hers.nonce });
      const elsewhere = [
        await enter(credential),
        await enter(credential, { nonce: hers.nonce }),
        await enter(credential, {}, { cookie: theirs.cookie }),
      ];

      expect(elsewhere.map(({ status, body }) => [status, body.code])).toEqual(Array(3).fill([401, 'google-refused']));
      expect((await enter(credential, {}, { cookie: hers.cookie })).status).toBe(200);
    });

    it('gives all tabs of one browser the same word, in a cookie that no script reads, and takes it back after use', async () => {
      const first = await requestsFirst();
      const second = await requestsFirst(first.cookie);
      const answer = await enter(
        await google.token({ ...google.person(), nonce: first.nonce }),
        {},
        { cookie: first.cookie },
      );

      expect(first.header).toMatch(/^google_nonce=[\w-]{43}; Path=\/; Max-Age=3600; HttpOnly; SameSite=Lax$/);
      expect(second).toMatchObject({ nonce: first.nonce, cookie: first.cookie });
      expect(answer.headers.get('set-cookie')).toContain('google_nonce=; Path=/; Max-Age=0');
    });

    it('that was used opens nothing more, however many bring it at once', async () => {
      const rosa = google.person();
      const credential = await google.token(rosa);
      const answers = await Promise.all(Array.from({ length: 4 }, () => enter(credential)));
      const later = await enter(credential);
      const { rows } = await shop.sql.query(
        'select from access.sessions s join access.persons p on p.id = s.person_id where p.email = $1',
        [rosa.email],
      );

      expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401]);
      expect(later).toMatchObject({
        status: 401,
        body: { code: 'google-used', message: 'Esta respuesta de Google ya se usó. Prueba otra vez.' },
      });
      expect(rows).toHaveLength(1);
    });

    it('without a random word is believed for five minutes', async () => {
      expect((await enterAs({ ...google.person(), iat: now() - 290 })).status).toBe(200);
      expect(await enterAs({ ...google.person(), iat: now() - 370 })).toMatchObject({
        status: 401,
        body: { code: 'google-expired' },
      });
    });

    it('takes no rights from a token or a body', async () => {
      const { body } = await enterAs(
        { ...google.person(), roleId: 1, role_id: 1, id: 'x' },
        { roleId: 1, email_verified: false, google_sub: '1' },
      );

      expect(await me(body.token)).toMatchObject({ roleId: 3, email_verified: true });
    });
  });

  describe('from another page', () => {
    const from = async (
      headers: Record<string, string>,
      more: Record<string, unknown> = {},
    ): Promise<Answer<Entered>> => enter(await google.token(google.person()), more, headers);

    it('is open to our own pages and to programs', async () => {
      expect((await from({ origin: shop.url })).status).toBe(200);
      expect((await from({})).status).toBe(200);
    });

    it.each(['https://evil.example', 'null', 'http://127.0.0.1', 'https://accounts.google.com'])(
      'is closed to %s',
      async (origin) => {
        expect(await from({ origin })).toMatchObject({ status: 403, body: { code: 'google-foreign-page' } });
      },
    );

    it("compares Google's own guard in cookie and body", async () => {
      const redirect = { origin: 'https://accounts.google.com', cookie: 'lang=es; g_csrf_token=abc' };

      expect((await from(redirect, { g_csrf_token: 'abc' })).status).toBe(200);
      expect((await from(redirect, { g_csrf_token: 'abd' })).status).toBe(403);
      expect((await from({ origin: redirect.origin }, { g_csrf_token: 'abc' })).status).toBe(403);
      expect((await from(redirect)).status).toBe(403);
      expect((await from({ ...redirect, origin: 'https://evil.example' }, { g_csrf_token: 'abc' })).status).toBe(403);
    });
  });

  it('tires of the same token after ten times', async () => {
    const credential = await google.token(google.person());
    for (let n = 0; n < 10; n++) await enter(credential);
    const { status, headers } = await enter(credential);

    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('logs nothing of tokens or people, even when told to log all', async () => {
    const rosa = google.person();
    const [good, bad] = [await google.token(rosa), await google.token({ ...rosa, aud: 'x' })];
    await restarts({ LOG_LEVEL: 'trace' });
    await enter(good);
    await enter(bad);
    await shop.logs(/"status":401/);

    for (const part of [...good.split('.'), ...bad.split('.'), rosa.sub, rosa.email, 'Rosa'])
      expect(shop.api.output()).not.toContain(part);
  });

  describe('while Google changes its keys', () => {
    it('finds a new key at once, but asks no more than once for keys that do not exist', async () => {
      await enterAs(google.person());
      await restarts();
      const since = google.request;
      await enterAs(google.person());
      await enterAs(google.person());
      expect(google.request - since).toBe(1);

      const old = await google.token(google.person());
      await google.rotates();
      expect((await enterAs(google.person())).status).toBe(200);
      expect((await enter(old)).status).toBe(401);
      for (let n = 0; n < 5; n++)
        await enter(await google.token(google.person(), { header: { kid: `invented-${n}` } }));
      expect(google.request - since).toBe(2);
    });

    it('lets people in with the keys it has while the key server is down, and says so when it has none', async () => {
      google.cacheControl = 'no-cache';
      await restarts();
      expect((await enterAs(google.person())).status).toBe(200);
      await google.falls();
      const meanwhile = await enterAs(google.person());
      await restarts();
      const without = await enterAs(google.person());

      expect(meanwhile.status).toBe(200);
      expect(without).toMatchObject({
        status: 503,
        body: { code: 'google-unreachable', message: expect.stringContaining('Google') },
      });
    });
  });
});

describe('a shop without Google', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop();
  });
  afterAll(() => shop?.close());

  it('says so', async () => {
    const { status, body } = await shop.post('/v1/auth/google', { credential: 'a.b.c' });

    expect(status).toBe(409);
    expect(body).toEqual({
      code: 'google-not-set-up',
      message: 'Google sign-in is not set up here. Use your e-mail and your password.',
    });
  });
});
