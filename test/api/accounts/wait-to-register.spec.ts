import { days } from '../../../api/kernel/instant.js';
import { startShop, type Answer, type Shop } from '../../support/shop.js';

interface Account {
  message: string;
  code?: string;
  user: { id: string; email: string; username: string; email_verified: boolean };
}

const PASSWORD = 'Ludoteca1';
const PROBLEM = { accept: 'application/problem+json', 'accept-language': 'en' };
const PAGE = 'new-account-verify-email';

describe('registering by a link first', () => {
  let shop: Shop;
  let people = 0;
  beforeAll(async () => {
    shop = await startShop();
  });
  afterAll(() => shop?.close());

  const address = (): string => `waiting${++people}@example.test`;
  const ask = (email: string, lang?: unknown) =>
    shop.post<{ message: string }>(
      '/v1/auth/create-pending-user',
      { email, lang },
      { headers: { 'accept-language': 'en' } },
    );
  const verify = (token: unknown) =>
    shop.post<{ email: string; addressProof: string }>('/v1/auth/verify-pending-user', { token });
  const check = (email: string) =>
    shop.post<{ status: string }>('/v1/auth/check-pending-user', { email }, { headers: { 'accept-language': 'en' } });
  const signUp = (email: string, more: Record<string, unknown> = {}) =>
    shop.post<Account>(
      '/v1/auth/signup',
      { email, username: 'Camila', password: PASSWORD, ...more },
      { headers: { 'accept-language': 'es' } },
    );
  const signIn = (email: string, password = PASSWORD) =>
    shop.post<{ token: string }>('/v1/auth', { email, password, remember_me: false });
  const subjects = async (email: string): Promise<string[]> => {
    await shop.settles();
    return (await shop.mailbox(email)).map(({ subject }) => subject).sort();
  };
  /** A session in an account whose address does not count as proven: of the time when that was no condition. */
  const sessionFromBefore = async (email: string, password: string): Promise<{ token: string }> => {
    // A link to an address that counts as proven would not be sent any more.
    await shop.settles();
    await shop.sql.query('update access.persons set email_verified_at = now() where email = $1', [email]);
    const { body } = await signIn(email, password);
    await shop.sql.query('update access.persons set email_verified_at = null where email = $1', [email]);
    return body;
  };
  /** Someone who asked for a link and opened it. */
  const proven = async (email = address()): Promise<{ email: string; addressProof: string }> => {
    await ask(email);
    return (await verify((await shop.linksTo(email, PAGE))[0])).body;
  };

  it('leads from the mail to a verified account, without another mail', async () => {
    const email = address();
    const request = await ask(` ${email.toUpperCase()} `, 'es-CL');
    const waiting = await check(email);
    const [mail] = await subjects(email);
    const opened = await verify((await shop.linksTo(email, PAGE))[0]);
    const verified = await check(email);
    const made = await signUp(email, { addressProof: opened.body.addressProof });

    expect([request.status, request.body.message]).toEqual([200, 'We sent a mail to that address. Open it to go on.']);
    expect([waiting.body.status, verified.body.status]).toEqual(['pending', 'verified']);
    expect(mail).toBe('Sigue creando tu cuenta en Ludoteca');
    expect(opened).toMatchObject({ status: 200, body: { email, message: expect.any(String) } });
    expect(made).toMatchObject({
      status: 200,
      body: { message: 'Tu cuenta está lista y tu correo confirmado.', user: { email, email_verified: true } },
    });
    expect(await subjects(email)).toEqual(['Sigue creando tu cuenta en Ludoteca']);
    expect((await signIn(email)).status).toBe(200);
    expect((await check(email)).status).toBe(404);
  });

  it('writes in the language of the request when the client speaks one that we do not', async () => {
    const email = address();
    await ask(email, 'fr');

    expect(await subjects(email)).toEqual(['Go on creating your account at Ludoteca']);
  });

  it('lets a client that sends no proof make an account that waits for the ordinary mail', async () => {
    const { email } = await proven();
    const made = await signUp(email);

    expect(made).toMatchObject({ status: 200, body: { user: { email_verified: false } } });
    expect(await subjects(email)).toEqual([
      'Confirma tu correo en Ludoteca',
      'Go on creating your account at Ludoteca',
    ]);
    expect((await check(email)).status).toBe(404);
  });

  it.each([
    ['a made up one', async () => 'x'.repeat(43)],
    ['one of another address', async () => (await proven()).addressProof],
  ])('verifies nobody by a proof that is %s', async (_, proof) => {
    const { email } = await proven();

    expect(await signUp(email, { addressProof: await proof() })).toMatchObject({
      status: 200,
      body: { user: { email_verified: false } },
    });
  });

  it('takes a proof once, and for a day', async () => {
    const first = await proven();
    const late = await proven();
    await shop.sql.query(
      `update accounts.pending_users set requested_at = requested_at - interval '24 hours', verified_at = verified_at - interval '24 hours' where email = $1`,
      [late.email],
    );
    await signUp(first.email, { addressProof: first.addressProof });
    const again = await signUp(first.email, { addressProof: first.addressProof, password: 'Otra-clave-9' });

    expect(again).toMatchObject({ status: 200, body: { user: { email_verified: false } } });
    expect((await signIn(first.email, 'Otra-clave-9')).status).toBe(401);
    expect((await check(late.email)).status).toBe(404);
    expect((await signUp(late.email, { addressProof: late.addressProof })).body.user.email_verified).toBe(false);
  });

  it('gives the address to a person who reads its mail, not to a stranger who was quicker', async () => {
    const owner = await proven();
    await signUp(owner.email, { username: 'Stranger', password: 'Quick-fingers-7' });
    const { token } = await sessionFromBefore(owner.email, 'Quick-fingers-7');
    const made = await signUp(owner.email, { addressProof: owner.addressProof });
    const [strangersLink] = await shop.linksTo(owner.email, 'verify-email');

    expect(made).toMatchObject({ status: 200, body: { user: { username: 'Camila', email_verified: true } } });
    expect((await signIn(owner.email)).status).toBe(200);
    expect((await signIn(owner.email, 'Quick-fingers-7')).status).toBe(401);
    expect((await shop.get(`/v1/users/${made.body.user.id}`, { token })).status).toBe(401);
    expect((await shop.post('/v1/auth/verify-email', { token: strangersLink })).status).toBe(409);
  });

  it('does not erase the owner’s account because the stranger before had asked for it', async () => {
    const owner = await proven();
    await signUp(owner.email, { username: 'Stranger', password: 'Quick-fingers-7' });
    const { token } = await sessionFromBefore(owner.email, 'Quick-fingers-7');
    const request = await shop.post<{ state: string }>(
      '/v1/privacy/erasure',
      { password: 'Quick-fingers-7' },
      { token },
    );
    await signUp(owner.email, { addressProof: owner.addressProof });
    await shop.timePasses(days(7));
    await shop.settles();

    expect(request.body.state).toBe('waiting');
    expect((await signIn(owner.email)).status).toBe(200);
  });

  it('tells the owner alone that there is a verified account already', async () => {
    const owner = await proven();
    await signUp(owner.email);
    await shop.post('/v1/auth/verify-email', { token: (await shop.linksTo(owner.email, 'verify-email'))[0] });
    const made = await signUp(owner.email, { addressProof: owner.addressProof, password: 'Otra-clave-9' });

    expect(made).toMatchObject({
      status: 409,
      body: { code: 'address-has-account', message: expect.stringContaining('ya tiene una cuenta') },
    });
    expect((await signIn(owner.email)).status).toBe(200);
  });

  it('is also the way of an owner whose address a person signed up with before and never proved', async () => {
    const email = address();
    await signUp(email, { username: 'Stranger', password: 'Quick-fingers-7' });
    const { addressProof } = await proven(email);

    expect(await signUp(email, { addressProof })).toMatchObject({
      status: 200,
      body: { user: { username: 'Camila', email_verified: true } },
    });
    expect((await signIn(email)).status).toBe(200);
    expect((await signIn(email, 'Quick-fingers-7')).status).toBe(401);
  });

  it('opens each link once, and only the newest', async () => {
    const email = address();
    await ask(email);
    const [first] = await shop.linksTo(email, PAGE);
    await ask(email);
    const second = (await shop.linksTo(email, PAGE)).find((token) => token !== first);
    const answers = [await verify(first), await verify(second), await verify(second), await verify('no-token-of-ours')];

    expect(answers.map(({ status }) => status)).toEqual([409, 200, 409, 409]);
    expect(answers.filter(({ status }) => status === 409).map(({ body }) => typeof body)).toEqual([
      'string',
      'string',
      'string',
    ]);
    expect(await shop.post('/v1/auth/verify-pending-user', { token: first }, { headers: PROBLEM })).toMatchObject({
      body: { code: 'link-replaced' },
    });
  });

  it('opens no link of another kind', async () => {
    const player = await shop.aPlayer({ verified: false });
    const [token] = await shop.linksTo(player.email, 'verify-email');

    expect(await shop.post('/v1/auth/verify-pending-user', { token }, { headers: PROBLEM })).toMatchObject({
      status: 409,
      body: { code: 'link-unknown' },
    });
  });

  it('keeps what the address has proved when a person asks for another link', async () => {
    const { email, addressProof } = await proven();
    await ask(email);

    expect((await check(email)).body.status).toBe('verified');
    expect((await signUp(email, { addressProof })).body.user.email_verified).toBe(true);
  });

  it('sends one living link for five questions at once', async () => {
    const email = address();
    const request = await Promise.all(Array.from({ length: 5 }, () => ask(email)));
    const opened = await Promise.all((await shop.linksTo(email, PAGE)).map(verify));

    expect(request.map(({ status }) => status)).toEqual(Array(5).fill(200));
    expect(opened.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('answers a stranger alike for addresses with an account, waiting and fresh', async () => {
    const player = await shop.aPlayer();
    const waiting = address();
    await ask(waiting);
    const fresh = address();
    const seen = ({ status, body }: Answer<unknown>): string => JSON.stringify([status, body]);
    const before = await Promise.all([player.email, fresh].map(check));
    const request = await Promise.all([player.email, waiting, fresh].map((email) => ask(email)));
    const after = await Promise.all([player.email, waiting, fresh].map(check));

    expect(new Set(before.map(seen))).toEqual(
      new Set([JSON.stringify([404, 'That address does not wait for a link.'])]),
    );
    expect(new Set(request.map(seen)).size).toBe(1);
    expect(new Set(after.map(seen))).toEqual(
      new Set([
        JSON.stringify([200, { message: 'The mail is sent and waits for you to open its link.', status: 'pending' }]),
      ]),
    );
    expect(await subjects(player.email)).toEqual([
      'Confirma tu correo en Ludoteca',
      'Ya tienes una cuenta en Ludoteca',
    ]);
  });

  it('is over after a day', async () => {
    const email = address();
    await ask(email);
    const [token] = await shop.linksTo(email, PAGE);
    await shop.sql.query(
      `update accounts.pending_users set requested_at = requested_at - interval '24 hours' where email = $1`,
      [email],
    );
    await shop.sql.query(
      `update access.email_tokens set created_at = created_at - interval '24 hours' where owner_id = (select id from accounts.pending_users where email = $1)`,
      [email],
    );

    expect((await check(email)).status).toBe(404);
    expect(
      await shop.post('/v1/auth/verify-pending-user', { token }, { headers: { 'accept-language': 'es' } }),
    ).toMatchObject({ status: 409, body: 'El enlace venció. Pide uno nuevo.' });
  });

  it('looks up one address five times a minute and mails it five times an hour', async () => {
    const email = address();
    const checks = [];
    const requests = [];
    for (let n = 0; n < 6; n++) checks.push(await check(email));
    for (let n = 0; n < 6; n++) requests.push(await ask(email));

    expect(checks.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 429]);
    expect(requests.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
    expect(typeof checks[5]?.body).toBe('string');
    expect(Number(checks[5]?.headers.get('retry-after'))).toBeLessThanOrEqual(60);
    expect(Number(requests[5]?.headers.get('retry-after'))).toBeGreaterThan(3_000);
  });

  it.each([
    ['create-pending-user', { email: 'a@example.test\r\nBcc: x@example.test' }],
    ['create-pending-user', { email: address(), lang: ['es'] }],
    ['create-pending-user', {}],
    ['verify-pending-user', { token: { $gt: '' } }],
    ['verify-pending-user', { token: 'x'.repeat(1_000_000) }],
    ['check-pending-user', { email: null }],
    ['check-pending-user', []],
  ])('refuses %s of %j with a sentence', async (call, body) => {
    const { status, body: said } = await shop.post(`/v1/auth/${call}`, body);

    expect([400, 413, 422]).toContain(status);
    expect(typeof (call === 'create-pending-user' ? said.message : said)).toBe('string');
  });
});
