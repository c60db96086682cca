import { inOrder } from '../access/held-back.js';
import { startShop, type Player, type Shop } from '../../support/shop.js';

const OLD = 'Ludoteca1';
const NEW = 'Tres-tigres-8';
const PROBLEM = { accept: 'application/problem+json', 'accept-language': 'en' };
const PAGE = 'confirm-password-reset';

describe('recovering a password', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop();
  });
  afterAll(() => shop?.close());

  const ask = (email: string) =>
    shop.post<{ message: string }>('/v1/auth/reset-password', { email }, { headers: { 'accept-language': 'en' } });
  const confirm = (token: unknown, newPassword: unknown = NEW, headers: Record<string, string> = PROBLEM) =>
    shop.post<{ message: string; code: string }>(
      '/v1/auth/confirm-reset-password',
      { token, newPassword },
      { headers },
    );
  const signIn = (email: string, password: string) =>
    shop.post<{ token: string }>('/v1/auth', { email, password, remember_me: false });
  const linkFor = async ({ email }: Player): Promise<string> => {
    await ask(email);
    return (await shop.linksTo(email, PAGE))[0] ?? '';
  };

  it('sets a new password by the link, ends every session and tells the owner, while others stay signed in', async () => {
    const player = await shop.aPlayer();
    const other = await shop.aPlayer();
    const phone = (await signIn(player.email, OLD)).body.token;
    const { status, body } = await confirm(await linkFor(player));
    await shop.settles();

    expect([status, body.message]).toEqual([200, 'Your password was changed. Sign in with the new one.']);
    expect((await signIn(player.email, OLD)).status).toBe(401);
    expect((await signIn(player.email, NEW)).status).toBe(200);
    for (const token of [player.token, phone]) {
      expect((await shop.get('/v1/library', { token })).status).toBe(401);
      expect((await shop.post('/v1/auth/refresh', { token })).status).toBe(401);
    }
    expect((await other.get('/v1/library')).status).toBe(200);
    expect((await player.mailbox()).map(({ subject }) => subject)).toEqual(
      expect.arrayContaining(['Elige una contraseña nueva en Ludoteca', 'Tu contraseña de Ludoteca cambió']),
    );
  });

  it('verifies the address that the link was sent to', async () => {
    const player = await shop.aPlayer({ verified: false });
    const [verification] = await shop.linksTo(player.email, 'verify-email');
    await confirm(await linkFor(player));
    const { token } = (await signIn(player.email, NEW)).body;

    expect((await shop.get(`/v1/users/${player.id}`, { token })).body).toMatchObject({ email_verified: true });
    expect((await shop.post('/v1/auth/verify-email', { token: verification })).status).toBe(409);
  });

  it('gives a password to a person who never had one', async () => {
    const player = await shop.aPlayer();
    await shop.sql.query('update access.persons set password_hash = null where id = $1', [player.id]);
    const before = await signIn(player.email, OLD);
    await confirm(await linkFor(player));

    expect(before.status).toBe(401);
    expect((await signIn(player.email, NEW)).status).toBe(200);
  });

  it('works once, though five use the link at the same time', async () => {
    const player = await shop.aPlayer();
    const token = await linkFor(player);
    const passwords = [1, 2, 3, 4, 5].map((n) => `${NEW}${n}`);
    const answers = await Promise.all(passwords.map((password) => confirm(token, password)));
    const winner = answers.findIndex(({ status }) => status === 200);

    expect(answers.filter(({ status, body }) => status === 409 && body.code === 'link-used')).toHaveLength(4);
    expect((await signIn(player.email, passwords[winner] ?? '')).status).toBe(200);
  });

  it.each(['before the session', 'at the person'] as const)(
    'leaves no session to a log-in with the old password that waits %s',
    async (place) => {
      const player = await shop.aPlayer();
      const link = await linkFor(player);
      const logIn = () => signIn(player.email, OLD);
      const reset = () => confirm(link);
      const answers =
        place === 'before the session'
          ? await inOrder(shop, place, logIn, reset)
          : await inOrder(shop, place, reset, logIn);
      const tokens = answers.flatMap(({ body }) => ('token' in body ? [body.token] : []));

      expect(answers.filter(({ status, body }) => status === 200 && !('token' in body))).toHaveLength(1);
      for (const token of tokens)
        expect([
          (await shop.get('/v1/library', { token })).status,
          (await shop.post('/v1/auth/refresh', { token })).status,
        ]).toEqual([401, 401]);
      expect((await signIn(player.email, NEW)).status).toBe(200);
    },
  );

  it('is over after an hour, and when a newer link was sent', async () => {
    const late = await shop.aPlayer();
    const token = await linkFor(late);
    await shop.sql.query(
      `update access.email_tokens set created_at = created_at - interval '1 hour' where owner_id = $1`,
      [late.id],
    );
    const player = await shop.aPlayer();
    const first = await linkFor(player);
    await ask(player.email);

    expect(await confirm(token)).toMatchObject({ status: 409, body: { code: 'link-expired' } });
    expect(await confirm(first)).toMatchObject({ status: 409, body: { code: 'link-replaced' } });
    expect((await signIn(late.email, OLD)).status).toBe(200);
    expect((await signIn(player.email, OLD)).status).toBe(200);
  });

  it('takes no link of another kind', async () => {
    const player = await shop.aPlayer();
    const [verification] = await shop.linksTo(player.email, 'verify-email');

    expect(await confirm(verification)).toMatchObject({ status: 409, body: { code: 'link-unknown' } });
    expect((await signIn(player.email, OLD)).status).toBe(200);
  });

  it.each([
    ['corta1A', 'password-too-weak', '8 characters'],
    ['ludoteca1', 'password-too-weak', 'upper-case'],
    ['Password1', 'password-too-common', 'common'],
    ['Santiago2026', 'password-too-common', 'common'],
  ])('refuses %s and leaves the link as good as before', async (password, code, words) => {
    const player = await shop.aPlayer();
    const token = await linkFor(player);
    const refused = await confirm(token, password);

    expect(refused).toMatchObject({
      status: 422,
      body: { code, message: expect.stringContaining(words), errors: [{ path: 'newPassword' }] },
    });
    expect((await signIn(player.email, OLD)).status).toBe(200);
    expect((await confirm(token)).status).toBe(200);
  });

  it('refuses the own address as a password and leaves the link as good as before', async () => {
    const player = await shop.aPlayer();
    const token = await linkFor(player);
    const own = await confirm(token, `P${player.email.slice(1)}`);

    expect(own).toMatchObject({ status: 422, body: { code: 'password-is-name' } });
    expect((await confirm(token)).status).toBe(200);
  });

  it('says no as a plain text to the first clients', async () => {
    const player = await shop.aPlayer();
    const token = await linkFor(player);
    const common = await confirm(token, 'Password1', { 'accept-language': 'es' });
    const unknown = await confirm('no-token-of-ours', NEW, { 'accept-language': 'es' });
    const malformed = await shop.post(
      '/v1/auth/reset-password',
      { email: 'nowhere' },
      { headers: { 'accept-language': 'es' } },
    );

    expect([common.status, common.body]).toEqual([422, 'Esa contraseña es muy común y fácil de adivinar. Elige otra.']);
    expect([unknown.status, typeof unknown.body]).toEqual([409, 'string']);
    expect([malformed.status, typeof malformed.body]).toEqual([422, 'string']);
  });

  it('never tells whether the address is known, neither by its words nor by its time', async () => {
    const player = await shop.aPlayer();
    const took: number[] = [];
    const answers = [];
    for (const email of [player.email, 'nobody-to-recover@example.test']) {
      const from = performance.now();
      answers.push(await ask(email));
      took.push(performance.now() - from);
    }
    await shop.settles();

    expect(answers.map(({ status, body }) => [status, body])).toEqual(
      Array(2).fill([200, { message: 'If that address has an account, we sent it a link to choose a new password.' }]),
    );
    expect(Math.min(...took)).toBeGreaterThanOrEqual(55);
    expect(await shop.mailbox('nobody-to-recover@example.test')).toEqual([]);
  });

  it('opens the door again to a person who tried too many wrong passwords', async () => {
    const player = await shop.aPlayer();
    for (let n = 0; n < 11; n++) await signIn(player.email, 'Wrong-guess-1');
    const shut = await signIn(player.email, OLD);
    await confirm(await linkFor(player));

    expect(shut.status).toBe(429);
    expect((await signIn(player.email, NEW)).status).toBe(200);
  });

  it('is answered three times an hour for one address', async () => {
    const answers = [];
    for (let n = 0; n < 4; n++) answers.push(await ask('forgetful@example.test'));

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
    expect(typeof answers[3]?.body).toBe('string');
    expect(Number(answers[3]?.headers.get('retry-after'))).toBeGreaterThan(3_000);
  });
});
