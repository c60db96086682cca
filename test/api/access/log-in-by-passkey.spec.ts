import { Authenticator } from '../../support/authenticator.js';
import { PasskeyDevice, type Made } from '../../support/passkey-device.js';
import { startShop, type Answer, type Player, type Shop } from '../../support/shop.js';

type Creation = Parameters<PasskeyDevice['make']>[0];
type Request = Parameters<PasskeyDevice['show']>[1];
interface Passkey {
  id: string;
  name: string;
  lastUsedAt: string | null;
}
type Listed = Answer<{ passkeys: Passkey[]; code: string }>;
type Entered = Answer<{ token: string; code: string }>;

const PASSWORD = 'Ludoteca1';

describe('a passkey', () => {
  let shop: Shop;
  let phone: PasskeyDevice;
  beforeAll(async () => {
    shop = await startShop();
    phone = new PasskeyDevice(shop.url);
  });
  afterAll(() => shop?.close());

  const offered = (player: Player, proof: object = { currentPassword: PASSWORD }) =>
    player.post<{ options: Creation; code: string }>('/v1/users/passkeys/options', proof);
  const keeps = (player: Player, response: object, name = 'Mi teléfono'): Promise<Listed> =>
    player.post('/v1/users/passkeys', { name, response });
  const withPasskey = async (): Promise<{ player: Player; passkey: Made }> => {
    const player = await shop.aPlayer();
    const { passkey, response } = phone.make((await offered(player)).body.options);
    expect((await keeps(player, response)).status).toBe(200);
    return { player, passkey };
  };
  const requested = async (): Promise<Request> =>
    (await shop.post<{ options: Request }>('/v1/auth/passkey/options', {})).body.options;
  const enters = (response: object): Promise<Entered> => shop.post('/v1/auth/passkey', { response });
  const listOf = async (player: Player): Promise<Passkey[]> =>
    (await player.get<{ passkeys: Passkey[] }>('/v1/users/passkeys')).body.passkeys;
  const subjectsTo = async (player: Player): Promise<string[]> => {
    await shop.settles();
    return (await player.mailbox()).map(({ subject }) => subject);
  };

  it('is added by the owner, opens the account without a password, and is told by mail', async () => {
    const { player, passkey } = await withPasskey();
    expect(await listOf(player)).toEqual([
      { id: expect.any(String), name: 'Mi teléfono', addedAt: expect.any(String), lastUsedAt: null },
    ]);
    const { status, body } = await enters(phone.show(passkey, await requested()));
    expect(status).toBe(200);
    const me = await shop.get<{ email: string }>(`/v1/users/${player.id}`, { token: body.token });
    expect(me.body.email).toBe(player.email);
    expect((await listOf(player))[0]?.lastUsedAt).not.toBeNull();
    expect(await subjectsTo(player)).toContain('Agregaste una llave de acceso');
  });

  it('is not offered to who merely sits at an open session', async () => {
    const player = await shop.aPlayer();
    expect(await offered(player, {})).toMatchObject({ status: 409, body: { code: 'current-password-wrong' } });
    const app = new Authenticator(
      (await player.post<{ key: string }>('/v1/users/second-factor', { currentPassword: PASSWORD })).body.key,
    );
    await player.post('/v1/users/second-factor/confirm', { code: app.shows() });
    expect(await offered(player)).toMatchObject({ status: 409, body: { code: 'second-factor-wrong' } });
    expect((await offered(player, { currentPassword: PASSWORD, code: app.showsNext() })).status).toBe(200);
  });

  it('needs no code where two-step log-in is on', async () => {
    const { player, passkey } = await withPasskey();
    const app = new Authenticator(
      (await player.post<{ key: string }>('/v1/users/second-factor', { currentPassword: PASSWORD })).body.key,
    );
    await player.post('/v1/users/second-factor/confirm', { code: app.shows() });
    expect((await enters(phone.show(passkey, await requested()))).status).toBe(200);
  });

  it('answers each challenge once, also of two answers at once', async () => {
    const { passkey } = await withPasskey();
    const answer = phone.show(passkey, await requested());
    const answers = await Promise.all([enters(answer), enters(answer), enters(answer)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
    expect((await enters(answer)).body.code).toBe('passkey-refused');
  });

  it('is refused for another site, another challenge, another key, without its person, and once it is removed', async () => {
    const { player, passkey } = await withPasskey();
    const other = await withPasskey();
    const wrong: Record<string, () => Promise<object>> = {
      'another site': async () => new PasskeyDevice('https://ludoteca.evil.test').show(passkey, await requested()),
      'another host': async () => phone.show(passkey, { ...(await requested()), rpId: 'evil.test' }),
      'a challenge of its own': async () => phone.show(passkey, { ...(await requested()), challenge: 'A'.repeat(54) }),
      'a challenge to make one': async () =>
        phone.show(passkey, { ...(await requested()), challenge: (await offered(player)).body.options.challenge }),
      'another key': async () => phone.show({ ...passkey, privateKey: other.passkey.privateKey }, await requested()),
      'no user verification': async () => new PasskeyDevice(shop.url, false).show(passkey, await requested()),
      'an unknown one': async () => phone.show({ ...passkey, id: 'AAAA' }, await requested()),
    };
    for (const [what, answer] of Object.entries(wrong)) {
      const { status, body } = await enters(await answer());
      expect([what, status, body.code]).toEqual([what, 401, 'passkey-refused']);
    }
    const [{ id } = { id: '' }] = await listOf(player);
    await shop.call('DELETE', `/v1/users/passkeys/${id}`, { token: player.token });
    expect((await enters(phone.show(passkey, await requested()))).status).toBe(401);
    expect(await subjectsTo(player)).toContain('Quitaste una llave de acceso');
  });

  it('is kept once, by its own person, and at most ten times', async () => {
    const { player } = await withPasskey();
    const stranger = await shop.aPlayer();
    const { options } = (await offered(player)).body;
    const { response } = phone.make(options);
    expect(await keeps(stranger, response)).toMatchObject({ status: 409, body: { code: 'passkey-not-made' } });
    expect(await keeps(player, new PasskeyDevice('https://evil.test').make(options).response)).toMatchObject({
      status: 409,
      body: { code: 'passkey-not-made' },
    });
    expect((await keeps(player, response)).body.passkeys).toHaveLength(2);
    expect(await keeps(player, response)).toMatchObject({ status: 409, body: { code: 'passkey-not-made' } });

    const more = await Promise.all(Array.from({ length: 10 }, () => offered(player)));
    const kept = await Promise.all(more.map(({ body }) => keeps(player, phone.make(body.options).response)));
    expect(kept.filter(({ status }) => status === 200)).toHaveLength(8);
    expect(await listOf(player)).toHaveLength(10);
    expect(await offered(player)).toMatchObject({ status: 409, body: { code: 'passkeys-full' } });
  });

  it('opens no blocked account', async () => {
    const { player, passkey } = await withPasskey();
    await shop.sql.query('update access.persons set blocked_at = now() where id = $1', [player.id]);
    expect(await enters(phone.show(passkey, await requested()))).toMatchObject({
      status: 403,
      body: { code: 'account-blocked' },
    });
  });

  it.each([
    [{}],
    [{ id: 'A', rawId: 'A', type: 'public-key', response: null }],
    [
      {
        id: 'A',
        rawId: 'A',
        type: 'password',
        response: { clientDataJSON: 'A', authenticatorData: 'A', signature: 'A' },
      },
    ],
    [
      {
        id: 5,
        rawId: 'A',
        type: 'public-key',
        response: { clientDataJSON: 'A', authenticatorData: 'A', signature: 'A' },
      },
    ],
  ])('is not read from %j', async (response) => {
    expect((await enters(response)).status).toBe(422);
  });
});
