import { hash } from '@node-rs/argon2';
import { startShop, type Shop } from '../../support/shop.js';

describe('choosing a password', () => {
  let shop: Shop;
  let people = 0;
  beforeAll(async () => {
    shop = await startShop();
  });
  afterAll(() => shop?.close());

  const signUp = (more: Record<string, unknown>, language = 'es') =>
    shop.post(
      '/v1/auth/signup',
      { email: `chooser${++people}@example.test`, username: 'Camila', password: 'Ludoteca1', ...more },
      { headers: { 'accept-language': language } },
    );

  it.each([['Password1'], ['Qwerty123'], ['Santiago2026'], ['Contraseña1!']])(
    'refuses %s, which many have',
    async (password) => {
      expect(await signUp({ password })).toMatchObject({
        status: 422,
        body: {
          code: 'password-too-common',
          message: expect.stringContaining('muy común'),
          errors: [{ path: 'password' }],
        },
      });
      expect(await signUp({ password }, 'en')).toMatchObject({
        status: 422,
        body: { message: expect.stringContaining('very common') },
      });
    },
  );

  it.each([
    [{ email: 'Lucas2014@example.test', password: 'Lucas2014' }],
    [{ email: 'lucas2015@example.test', password: 'Lucas2015@example.test' }],
    [{ username: 'El Gran Lucas 7', password: 'el gran LUCAS 7' }],
  ])('refuses the own name: %j', async (account) => {
    expect(await signUp(account)).toMatchObject({
      status: 422,
      body: { code: 'password-is-name', errors: [{ path: 'password' }] },
    });
  });

  it.each(['confirmPassword', 'password_confirmation', 'passwordConfirmation', 'confirm_password', 'confirmation'])(
    'refuses %s that does not repeat it',
    async (path) => {
      const twice = { [path]: 'Ludoteca2' };
      const refused = { status: 422, body: { code: 'password-differs', errors: [{ path }] } };

      expect(await signUp(twice)).toMatchObject({
        ...refused,
        body: { ...refused.body, message: 'Las dos contraseñas no son iguales.' },
      });
      expect(await signUp(twice, 'en')).toMatchObject({
        ...refused,
        body: { ...refused.body, message: 'The two passwords are not the same.' },
      });
      expect((await signUp({ [path]: 'Ludoteca1' })).status).toBe(200);
    },
  );

  it("refuses a new one by a link that is repeated otherwise, in the caller's language, and leaves the link as good as before", async () => {
    const player = await shop.aPlayer();
    await shop.post('/v1/auth/reset-password', { email: player.email });
    const [token] = await shop.linksTo(player.email, 'confirm-password-reset');
    const confirm = (more: object) =>
      shop.post(
        '/v1/auth/confirm-reset-password',
        { token, newPassword: 'Tres-tigres-8', ...more },
        { headers: { 'accept-language': 'es' } },
      );

    expect(await confirm({ password_confirmation: 'Tres-tigres-9' })).toMatchObject({
      status: 422,
      body: 'Las dos contraseñas no son iguales.',
    });
    expect((await confirm({ confirmPassword: 'Tres-tigres-8' })).status).toBe(200);
  });

  it('keeps it under a hash of today once a person signs in whose hash is older', async () => {
    const player = await shop.aPlayer();
    const other = await shop.aPlayer();
    const older = await hash('Ludoteca1', { memoryCost: 8_192, timeCost: 1, parallelism: 1 });
    const kept = async (): Promise<string[]> =>
      (
        await shop.sql.query<{ hash: string }>(
          'select password_hash as hash from access.persons where id = any($1) order by id = $2',
          [[player.id, other.id], other.id],
        )
      ).rows.map((row) => row.hash);
    await shop.sql.query('update access.persons set password_hash = $1 where id = any($2)', [
      older,
      [player.id, other.id],
    ]);
    const signIn = (email: string, password: string) => shop.post('/v1/auth', { email, password, remember_me: false });
    const wrong = await signIn(other.email, 'Ludoteca2');
    const first = await signIn(player.email, 'Ludoteca1');
    const [renewed, untouched] = await kept();
    const second = await signIn(player.email, 'Ludoteca1');

    expect([wrong.status, first.status, second.status]).toEqual([401, 200, 200]);
    expect(renewed).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(untouched).toBe(older);
    expect((await kept())[0]).toBe(renewed);
  });

  describe('with accents, which keyboards compose in different ways', () => {
    const [composed, decomposed] = ['Ñandú-2026'.normalize('NFC'), 'Ñandú-2026'.normalize('NFD')];
    const signIn = async (email: string, password: string): Promise<number> =>
      (await shop.post('/v1/auth', { email, password, remember_me: false })).status;
    const change = (token: string, fields: object) => shop.call('PATCH', '/v1/users/pass', { token, body: fields });

    it.each([
      ['one', composed, decomposed],
      ['another', decomposed, composed],
    ])('opens on every keyboard what was set on %s', async (_, set, other) => {
      const player = await shop.aPlayer();
      const repeated = { currentPassword: 'Ludoteca1', newPassword: set, confirmPassword: other };

      expect(await change(player.token, repeated)).toMatchObject({ status: 200 });
      expect(await signIn(player.email, set)).toBe(200);
      expect(await signIn(player.email, other)).toBe(200);
      expect(await signIn(player.email, 'Nandu-2026')).toBe(401);
      expect(await change(player.token, { currentPassword: other, newPassword: set })).toMatchObject({
        status: 422,
        body: { code: 'password-unchanged' },
      });
      expect(await change(player.token, { currentPassword: other, newPassword: 'Tres-tigres-8' })).toMatchObject({
        status: 200,
      });
    });

    it('may be as long in each of them', async () => {
      const password = `A1${'ñ'.repeat(198)}`;
      expect((await signUp({ password: password.normalize('NFD') })).status).toBe(200);
      expect(await signUp({ password: `${password}ñ` })).toMatchObject({
        status: 422,
        body: { code: 'invalid-request' },
      });
    });

    it('opens what was set when the shop kept it as it was typed, and from then on in every form', async () => {
      const player = await shop.aPlayer();
      const asTyped = await hash(decomposed, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
      await shop.sql.query('update access.persons set password_hash = $1 where id = $2', [asTyped, player.id]);

      expect(await signIn(player.email, composed)).toBe(401);
      expect(await signIn(player.email, decomposed)).toBe(200);
      expect(await signIn(player.email, composed)).toBe(200);
      expect(await signIn(player.email, decomposed)).toBe(200);
    });

    it('proves its owner where it is asked for once more, even if it was never normalised', async () => {
      const player = await shop.aPlayer();
      const asTyped = await hash(decomposed, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
      await shop.sql.query('update access.persons set password_hash = $1 where id = $2', [asTyped, player.id]);

      expect(await change(player.token, { currentPassword: decomposed, newPassword: 'Tres-tigres-8' })).toMatchObject({
        status: 200,
      });
    });
  });
});
