import { startShop, type Answer, type Player, type Shop } from '../../support/shop.js';
import { inOrder } from './held-back.js';
import { Door, LAPTOP, opens, PASSWORD, PHONE, type Said } from './devices.js';

const NEW = 'Otra-clave-9';

describe('changing my password', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop();
  });
  afterAll(() => shop?.close());

  const change = (token: string | undefined, body: unknown, language = 'es'): Promise<Answer<Said>> =>
    shop.call<Said>('PATCH', '/v1/users/pass', { token, body, headers: { 'accept-language': language } });
  const from = (player: Player, userAgent: string) => new Door(shop, player, userAgent);
  const signIn = (player: Player, password: string) => from(player, LAPTOP).tries(password);

  it('puts the new one in its place, signs out the other devices and tells the owner', async () => {
    const [ana, bruno] = [await shop.aPlayer(), await shop.aPlayer()];
    const [phone, laptop] = [await from(ana, PHONE).signsIn(), await from(ana, LAPTOP).signsIn(PASSWORD, true)];
    const answer = await change(laptop, { currentPassword: PASSWORD, newPassword: NEW });
    await shop.settles();

    expect(answer).toMatchObject({
      status: 200,
      body: { message: 'Tu contraseña cambió. Cerramos tu sesión en los demás dispositivos.' },
    });
    expect([await opens(shop, ana, laptop), await opens(shop, ana, phone), await opens(shop, ana, ana.token)]).toEqual([
      true,
      false,
      false,
    ]);
    expect((await shop.post('/v1/auth/refresh', { token: laptop })).status).toBe(200);
    expect((await signIn(ana, PASSWORD)).status).toBe(401);
    expect((await signIn(ana, NEW)).status).toBe(200);
    expect((await ana.mailbox()).map(({ subject }) => subject)).toContain('Cambiaste tu contraseña de Ludoteca');
    expect(await opens(shop, bruno, bruno.token)).toBe(true);
    expect((await signIn(bruno, PASSWORD)).status).toBe(200);
    expect((await bruno.mailbox()).map(({ subject }) => subject)).not.toContain('Cambiaste tu contraseña de Ludoteca');
  });

  it.each([
    ['current_password', 'new_password'],
    ['oldPassword', 'password'],
    ['old_password', 'newPassword'],
  ])('takes the names %s and %s of other clients', async (current, wanted) => {
    const player = await shop.aPlayer();
    const answer = await change(
      player.token,
      { [current]: PASSWORD, [wanted]: NEW, confirm_password: NEW, user_id: 'somebody else', email: 'x@example.test' },
      'en',
    );

    expect(answer).toMatchObject({
      status: 200,
      body: { message: 'Your password is changed. We signed you out on all other devices.' },
    });
    expect((await signIn(player, NEW)).status).toBe(200);
  });

  it.each([
    ['a wrong current one', { currentPassword: 'Wrong-one-1', newPassword: NEW }, 409, 'current-password-wrong'],
    ['no current one', { newPassword: NEW }, 422, 'password-missing'],
    ['nothing at all', undefined, 422, 'password-missing'],
    ['nulls', { currentPassword: null, newPassword: null }, 422, 'password-missing'],
    ['a weak new one', { currentPassword: PASSWORD, newPassword: 'corta1A' }, 422, 'password-too-weak'],
    ['the same one', { currentPassword: PASSWORD, newPassword: PASSWORD }, 422, 'password-unchanged'],
    [
      'another confirmation',
      { currentPassword: PASSWORD, newPassword: NEW, passwordConfirmation: 'Otra-clave-8' },
      422,
      'password-differs',
    ],
    [
      'two new ones',
      { currentPassword: PASSWORD, newPassword: NEW, password: 'Una-tercera-9' },
      422,
      'password-ambiguous',
    ],
    ['a number', { currentPassword: PASSWORD, newPassword: 12345678 }, 422, 'invalid-request'],
    ['a very long one', { currentPassword: PASSWORD, newPassword: `A1${'x'.repeat(500)}` }, 422, 'invalid-request'],
  ])('says no to %s and changes nothing', async (_, body, status, code) => {
    const player = await shop.aPlayer();
    const phone = await from(player, PHONE).signsIn();
    const answer = await change(player.token, body);

    expect(answer).toMatchObject({ status, body: { code, message: expect.stringMatching(/^[A-ZÁÉÍÓÚ].{15,}\.$/) } });
    expect(await opens(shop, player, phone)).toBe(true);
    expect((await signIn(player, PASSWORD)).status).toBe(200);
    expect((await player.mailbox()).map(({ subject }) => subject)).not.toContain('Cambiaste tu contraseña de Ludoteca');
  });

  it('is no way to guess the password with a stolen session, nor to shut its owner out', async () => {
    const player = await shop.aPlayer();
    for (let n = 0; n < 10; n++)
      expect((await change(player.token, { currentPassword: `Wrong-one-${n}`, newPassword: NEW })).status).toBe(409);
    const stopped = await change(player.token, { currentPassword: PASSWORD, newPassword: NEW });

    expect(stopped).toMatchObject({ status: 429, body: { code: 'too-many-requests', message: expect.any(String) } });
    expect(Number(stopped.headers.get('retry-after'))).toBeGreaterThan(800);
    const { body } = await signIn(player, PASSWORD);
    expect((await change(body.token, { currentPassword: PASSWORD, newPassword: NEW })).status).toBe(200);
  });

  it('of two changes at once makes one', async () => {
    const player = await shop.aPlayer();
    const wanted = ['Primera-clave-1', 'Segunda-clave-2'];
    const answers = await Promise.all(
      wanted.map((newPassword) => change(player.token, { currentPassword: PASSWORD, newPassword })),
    );
    const entries = await Promise.all(wanted.map((password) => signIn(player, password)));

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(entries.map(({ status }) => status === 200)).toEqual(answers.map(({ status }) => status === 200));
  });

  it('leaves no session to a log-in with the old one that began before', async () => {
    const player = await shop.aPlayer();
    const [late, changed] = await inOrder(
      shop,
      'before the session',
      () => from(player, PHONE).tries(PASSWORD),
      () => change(player.token, { currentPassword: PASSWORD, newPassword: NEW }),
    );

    expect(changed.status).toBe(200);
    expect((await shop.get('/v1/library', { token: late.body.token })).status).toBe(401);
    expect(await opens(shop, player, player.token)).toBe(true);
  });

  it('sends a person who has no password yet to the way that makes one', async () => {
    const player = await shop.aPlayer();
    await shop.sql.query('update access.persons set password_hash = null where id = $1', [player.id]);
    const answer = await change(player.token, { currentPassword: PASSWORD, newPassword: NEW });

    expect(answer).toMatchObject({
      status: 409,
      body: { code: 'no-password-yet', message: expect.stringContaining('Google') },
    });
  });

  it('is for people who are signed in', async () => {
    expect(await change(undefined, { currentPassword: PASSWORD, newPassword: NEW })).toMatchObject({
      status: 401,
      body: { code: 'not-signed-in' },
    });
  });
});
