import { startShop, type Answer, type Shop } from '../../support/shop.js';

interface User {
  id: string;
  user_id: string;
  email: string;
  username: string;
  role_id: number;
  roleId: number;
  email_verified: boolean;
  developer_id: string | null;
}
type SignedUp = { message: string; user: User };

const PASSWORD = 'Ludoteca1';
const payloadOf = (token: string): Record<string, unknown> =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>;
/** What a stranger can see of an answer. */
const visible = ({ status, body }: Answer<SignedUp>): unknown => ({
  status,
  message: body.message,
  keys: Object.keys(body.user),
  user: { ...body.user, id: 'an id', user_id: 'an id', created_at: 'an instant' },
});

describe('signing up', () => {
  let shop: Shop;
  let people = 0;
  beforeAll(async () => {
    shop = await startShop();
  });
  afterAll(() => shop?.close());

  const address = (): string => `somebody${++people}@example.test`;
  const signUp = (more: Record<string, unknown>, language = 'es') =>
    shop.post<SignedUp>(
      '/v1/auth/signup',
      { email: address(), username: 'Camila', password: PASSWORD, ...more },
      { headers: { 'accept-language': language } },
    );
  const signIn = (email: string, password = PASSWORD) =>
    shop.post<{ token: string; message: string; code: string }>('/v1/auth', { email, password, remember_me: false });

  it('makes an unverified member, who signs in once the address is proven', async () => {
    const email = address();
    const { status, body } = await signUp({ email: ` ${email.toUpperCase()} ` });
    const early = await signIn(email);
    await shop.confirmAddress(email);
    const signedIn = await signIn(email);

    expect(status).toBe(200);
    expect(body.message).toBe('Te enviamos un enlace para confirmar tu correo. Ábrelo para poder ingresar.');
    expect([early.status, early.body.code, early.body.token]).toEqual([401, 'wrong-credentials', undefined]);
    expect(body.user).toMatchObject({
      email,
      username: 'Camila',
      role_id: 3,
      roleId: 3,
      email_verified: false,
      developer_id: null,
    });
    expect(payloadOf(signedIn.body.token)).toMatchObject({
      sub: body.user.id,
      user_id: body.user.id,
      id: body.user.id,
      email,
      username: 'Camila',
      role_id: 3,
      roleId: 3,
      developer_id: null,
      email_verified: true,
      exp: expect.any(Number),
      sid: expect.any(String),
    });
  });

  it('writes to the person in their language, with a link that verifies the address once', async () => {
    const email = address();
    await signUp({ email, username: 'Zoë', language: 'en' });
    await shop.settles();
    const [mail] = await shop.mailbox(email);
    const token = /verify-email\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
    const first = await shop.post('/v1/auth/verify-email', { token });
    const second = await shop.post<string>('/v1/auth/verify-email', { token });

    expect(mail?.subject).toBe('Confirm your e-mail at Ludoteca');
    expect(first).toMatchObject({ status: 200, body: { message: expect.any(String) } });
    expect(second.status).toBe(409);
    expect(typeof second.body).toBe('string');
    expect(payloadOf((await signIn(email)).body.token)).toMatchObject({ email_verified: true });
  });

  it('answers a known address like a fresh one and tells only its owner', async () => {
    const email = address();
    const fresh = await signUp({ email });
    const again = await signUp({ email, password: 'Otra-clave-9' });
    await shop.settles();

    expect(visible(again)).toEqual(visible(fresh));
    expect((await shop.mailbox(email)).map(({ subject }) => subject).sort()).toEqual([
      'Confirma tu correo en Ludoteca',
      'Ya tienes una cuenta en Ludoteca',
    ]);
    await shop.confirmAddress(email);
    expect((await signIn(email, 'Otra-clave-9')).status).toBe(401);
    expect((await signIn(email)).status).toBe(200);
  });

  it('is undone by the owner of the mailbox, who did not make the account: its password is gone and the address free', async () => {
    const email = address();
    await signUp({ email, username: 'Stranger' });
    const [token] = await shop.linksTo(email, 'verify-email');
    const disowned = await shop.post<{ message: string }>(
      '/v1/auth/disown-account',
      { token },
      { headers: { 'accept-language': 'es' } },
    );
    const later = await shop.post('/v1/auth/verify-email', { token });
    const { rowCount } = await shop.sql.query('select from access.persons where email = $1', [email]);
    await signUp({ email, username: 'Rosa', password: 'Otra-clave-9' });
    const own = (await shop.linksTo(email, 'verify-email')).find((other) => other !== token);
    expect((await shop.post('/v1/auth/verify-email', { token: own })).status).toBe(200);

    expect([disowned.status, disowned.body.message]).toEqual([200, 'Borramos esa cuenta. Tu correo queda libre.']);
    expect([later.status, rowCount]).toEqual([409, 0]);
    expect((await signIn(email)).status).toBe(401);
    expect(payloadOf((await signIn(email, 'Otra-clave-9')).body.token)).toMatchObject({ username: 'Rosa' });
  });

  it('is undone by nobody once the address is proven, nor by a link that is none', async () => {
    const email = address();
    await signUp({ email });
    const [token] = await shop.linksTo(email, 'verify-email');
    await shop.confirmAddress(email);
    const headers = { 'accept-language': 'es' };

    expect(await shop.post('/v1/auth/disown-account', { token }, { headers })).toMatchObject({
      status: 409,
      body: { code: 'verification-link-used' },
    });
    expect(await shop.post('/v1/auth/disown-account', { token: 'x'.repeat(43) }, { headers })).toMatchObject({
      status: 409,
      body: { code: 'verification-link-unknown' },
    });
    expect((await shop.post('/v1/auth/disown-account', {}, { headers })).status).toBe(422);
    expect((await signIn(email)).status).toBe(200);
  });

  it('makes one account of five sign-ups at once', async () => {
    const email = address();
    const answers = await Promise.all(Array.from({ length: 5 }, () => signUp({ email })));
    await shop.settles();

    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(200));
    expect((await shop.mailbox(email)).filter(({ subject }) => subject.startsWith('Confirma'))).toHaveLength(1);
  });

  it.each([['corta1A'], ['ludoteca1'], ['LudotecaX']])(
    'refuses the weak password %s with a sentence',
    async (password) => {
      const { status, body } = await signUp({ password });

      expect(status).toBe(422);
      expect(body).toMatchObject({
        code: 'password-too-weak',
        message: expect.stringContaining('8 caracteres'),
        errors: [{ path: 'password', msg: expect.any(String) }],
      });
    },
  );

  it.each([
    ['email', 'no-address'],
    ['email', 'a@b'],
    ['email', { $gt: '' }],
    ['email', 'ñandú@example.test'],
    ['email', `a@example.test\r\nBcc: x@example.test`],
    ['username', ''],
    ['username', 'a\r\nBcc: x@example.test'],
    ['username', '\u202Eamanda'],
    ['username', 'x'.repeat(41)],
    ['username', 7],
    ['password', null],
    ['password', `A1${'x'.repeat(500)}`],
    ['language', 'fr'],
    ['birthYear', 12],
    ['birthYear', '2010'],
    ['acceptedTerms', 'yes'],
  ])('refuses %s = %j', async (path, value) => {
    const { status, body } = await signUp({ [path]: value });

    expect(status).toBe(422);
    expect(body).toMatchObject({ code: 'invalid-request', errors: [{ path }] });
  });

  it('takes no rights from the body', async () => {
    const email = address();
    const { body } = await signUp({
      email,
      roleId: 1,
      role_id: 1,
      developer_id: '0198a000-0000-7000-8000-000000000000',
      developerId: 'x',
      email_verified: true,
      emailVerifiedAt: '2026-01-01',
      id: '0198a000-0000-7000-8000-000000000000',
    });

    expect(body.user).toMatchObject({ roleId: 3, developer_id: null, email_verified: false });
    await shop.confirmAddress(email);
    expect(payloadOf((await signIn(email)).body.token)).toMatchObject({
      roleId: 3,
      developer_id: null,
      id: body.user.id,
    });
  });

  it('gives a child an account without publishing', async () => {
    expect((await signUp({ birthYear: new Date().getUTCFullYear() - 10 })).body.user.roleId).toBe(2);
  });

  it('answers after five tries with one address when there is room again', async () => {
    const email = address();
    for (let n = 0; n < 5; n++) await signUp({ email });
    const { status, headers, body } = await signUp({ email }, 'en');

    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(3_000);
    expect(body).toMatchObject({ code: 'too-many-requests', message: expect.stringContaining('Too many attempts') });
  });

  it.each(['null', '[]', '"text"', '7', '{"email":{"email":{"email":{}}}}'])('refuses the body %s', async (body) => {
    const headers = { 'content-type': 'application/json' };
    for (const path of [
      '/v1/auth/signup',
      '/v1/auth',
      '/v1/auth/refresh',
      '/v1/auth/send-verification-email',
      '/v1/auth/verify-email',
    ]) {
      expect([400, 422]).toContain((await shop.post(path, body, { headers })).status);
    }
  });
});

describe('asking for another link', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop();
  });
  afterAll(() => shop?.close());

  const resend = (email: string) =>
    shop.post<{ message: string }>(
      '/v1/auth/send-verification-email',
      { email },
      { headers: { 'accept-language': 'en' } },
    );
  const linksTo = async (email: string): Promise<string[]> => {
    await shop.settles();
    return (await shop.mailbox(email)).map(({ text }) => /verify-email\?token=([\w-]+)/.exec(text)?.[1] ?? '');
  };

  it('never tells whether the address is known', async () => {
    const waiting = await shop.aPlayer({ verified: false });
    const verified = await shop.aPlayer();
    const answers = await Promise.all([waiting.email, verified.email, 'nobody@example.test'].map(resend));

    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body])))).toEqual(
      new Set([JSON.stringify([200, answers[0]?.body])]),
    );
    expect(await linksTo(waiting.email)).toHaveLength(2);
    expect(await linksTo(verified.email)).toHaveLength(1);
    expect(await linksTo('nobody@example.test')).toHaveLength(0);
  });

  it('voids the link before it', async () => {
    const player = await shop.aPlayer({ verified: false });
    const [first] = await linksTo(player.email);
    await resend(player.email);
    const second = (await linksTo(player.email)).find((token) => token !== first);

    expect(
      await shop.post(
        '/v1/auth/verify-email',
        { token: first },
        { headers: { accept: 'application/problem+json', 'accept-language': 'en' } },
      ),
    ).toMatchObject({
      status: 409,
      body: { code: 'verification-link-replaced', message: 'We sent you another link after this one. Use the newest.' },
    });
    expect((await shop.post('/v1/auth/verify-email', { token: second })).status).toBe(200);
  });

  it('is over after a day', async () => {
    const player = await shop.aPlayer({ verified: false });
    const [token] = await linksTo(player.email);
    await shop.sql.query(
      `update access.email_tokens set created_at = created_at - interval '24 hours' where owner_id = $1`,
      [player.id],
    );

    expect(await shop.post('/v1/auth/verify-email', { token }, { headers: { 'accept-language': 'es' } })).toMatchObject(
      { status: 409, body: 'El enlace venció. Pide uno nuevo.' },
    );
  });

  it('keeps no link that could be used, in no table', async () => {
    const player = await shop.aPlayer({ verified: false });
    const [token = ''] = await linksTo(player.email);
    await shop.sql.query('delete from mail.captured');
    const { rows } = await shop.sql.query<{ found: string }>(
      `select table_schema || '.' || table_name as found from information_schema.tables where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')
        and query_to_xml(format('select * from %I.%I', table_schema, table_name), true, false, '')::text like '%' || $1 || '%'`,
      [token],
    );

    expect(token).toHaveLength(43);
    expect(rows).toEqual([]);
  });

  it('is answered three times an hour for one address', async () => {
    const email = 'unknown-but-busy@example.test';
    for (let n = 0; n < 3; n++) expect((await resend(email)).status).toBe(200);
    const { status, headers, body } = await resend(email);

    expect([status, typeof body]).toEqual([429, 'string']);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  });
});
