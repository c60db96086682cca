import { days } from '../../../api/kernel/instant.js';
import { Authenticator } from '../../support/authenticator.js';
import { dist } from '../../support/dist.js';
import { googleEnv, Google } from '../../support/google.js';
import { startProcess } from '../../support/process.js';
import { startShop, type Answer, type Player, type Shop } from '../../support/shop.js';
import { Staff } from '../backoffice/console.js';

type Entered = { token: string; code: string; message: string };
type Status = { on: boolean; since: string | null; recoveryCodesLeft: number };

const PASSWORD = 'Ludoteca1';
const FIRST_KEY = `k0:${Buffer.alloc(32, 1).toString('base64')}`;
const NEXT_KEY = `k1:${Buffer.alloc(32, 2).toString('base64')}`;

describe('two-step log-in', () => {
  let google: Google;
  let shop: Shop;
  beforeAll(async () => {
    google = await Google.open();
    shop = await startShop({ env: { ...googleEnv(google), CARD_KEYS: FIRST_KEY } });
  });
  afterAll(async () => {
    await shop?.close();
    await google?.close();
  });

  const logIn = (email: string, second_factor?: string, language = 'es'): Promise<Answer<Entered>> =>
    shop.post<Entered>(
      '/v1/auth',
      { email, password: PASSWORD, remember_me: false, second_factor },
      { headers: { 'accept-language': language } },
    );
  const statusOf = async (player: Pick<Player, 'get'>): Promise<Status> =>
    (await player.get<Status>('/v1/users/second-factor')).body;
  const begins = (player: Player, currentPassword: string | undefined = PASSWORD) =>
    player.post<{ key: string; address: string; code: string }>('/v1/users/second-factor', { currentPassword });
  const confirms = (player: Player, code: string) =>
    player.post<{ recoveryCodes: string[]; code: string }>('/v1/users/second-factor/confirm', { code });
  const subjectsTo = async (email: string): Promise<string[]> => {
    await shop.settles();
    return (await shop.mailbox(email)).map(({ subject }) => subject);
  };
  /** A person whose log-in needs the app. */
  const withApp = async (): Promise<{ player: Player; app: Authenticator; recoveryCodes: string[] }> => {
    const player = await shop.aPlayer();
    const app = new Authenticator((await begins(player)).body.key);
    const { recoveryCodes } = (await confirms(player, app.shows())).body;
    return { player, app, recoveryCodes };
  };

  it('begins with the password, changes nothing before a code of the app is confirmed, and is told by mail', async () => {
    const player = await shop.aPlayer();
    expect(await begins(player, 'Otra-clave-9')).toMatchObject({
      status: 409,
      body: { code: 'current-password-wrong' },
    });
    expect(await confirms(player, '123456')).toMatchObject({ status: 409, body: { code: 'second-factor-off' } });

    const { body } = await begins(player);
    expect(body.address).toContain(`secret=${body.key}`);
    expect(await statusOf(player)).toEqual({ on: false, since: null, recoveryCodesLeft: 0 });
    expect((await logIn(player.email)).status).toBe(200);
    const app = new Authenticator(body.key);
    const wrong = app.shows() === '000000' ? '000001' : '000000';
    expect(await confirms(player, wrong)).toMatchObject({ status: 409, body: { code: 'second-factor-wrong' } });
    expect((await statusOf(player)).on).toBe(false);

    const confirmed = await confirms(player, app.shows());
    expect(new Set(confirmed.body.recoveryCodes).size).toBe(10);
    expect(await statusOf(player)).toEqual({ on: true, since: expect.any(String), recoveryCodesLeft: 10 });
    expect(await subjectsTo(player.email)).toContain('Activaste la verificación en dos pasos');
    expect(await begins(player)).toMatchObject({ status: 409, body: { code: 'second-factor-on' } });
  });

  it('asks for a code after the right password alone, and takes each code once', async () => {
    const { player, app } = await withApp();
    expect(await logIn(player.email)).toMatchObject({
      status: 401,
      body: { code: 'second-factor-needed', message: expect.stringContaining('código que muestra tu aplicación') },
    });
    expect((await logIn(player.email, undefined, 'en')).body.message).toContain('the code that your app shows');
    expect(
      await shop.post('/v1/auth', { email: player.email, password: 'Otra-clave-9', second_factor: '123456' }),
    ).toMatchObject({ status: 401, body: { code: 'wrong-credentials' } });

    const code = app.showsNext();
    const entered = await logIn(player.email, `${code.slice(0, 3)} ${code.slice(3)}`);
    expect(entered).toMatchObject({ status: 200, body: { token: expect.any(String) } });
    expect(await logIn(player.email, code)).toMatchObject({ status: 401, body: { code: 'second-factor-wrong' } });
  });

  it('lets one of two log-ins through that bring the same code at once', async () => {
    const { player, app, recoveryCodes } = await withApp();
    for (const code of [app.showsNext(), recoveryCodes[0]]) {
      const answers = await Promise.all([logIn(player.email, code), logIn(player.email, code)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
    }
  });

  it('takes a recovery code where the phone is lost, once, however it is typed', async () => {
    const { player, recoveryCodes } = await withApp();
    const [first = ''] = recoveryCodes;
    expect((await logIn(player.email, first.toLowerCase().replaceAll('-', ' '))).status).toBe(200);
    expect(await logIn(player.email, first)).toMatchObject({ status: 401, body: { code: 'second-factor-wrong' } });
    expect((await statusOf(player)).recoveryCodesLeft).toBe(9);
  });

  it('makes new recovery codes in the place of the old ones', async () => {
    const { player, app, recoveryCodes } = await withApp();
    const renew = (code: string) =>
      player.post<{ recoveryCodes: string[] }>('/v1/users/second-factor/recovery-codes', { code });
    expect(await renew('AAAA-AAAA-AAAA-AAAA')).toMatchObject({ status: 409, body: { code: 'second-factor-wrong' } });
    const { body } = await renew(app.showsNext());
    expect((await logIn(player.email, recoveryCodes[0])).status).toBe(401);
    expect((await logIn(player.email, body.recoveryCodes[0])).status).toBe(200);
  });

  it('ends by a code, not by an open session alone, and is told by mail', async () => {
    const { player, app } = await withApp();
    const end = (code: unknown) => player.post('/v1/users/second-factor/end', { code });
    expect(await end('')).toMatchObject({ status: 409, body: { code: 'second-factor-wrong' } });
    expect((await logIn(player.email)).status).toBe(401);

    expect((await end(app.showsNext())).status).toBe(200);
    expect((await logIn(player.email)).status).toBe(200);
    expect(await end(app.showsNext())).toMatchObject({ status: 409, body: { code: 'second-factor-off' } });
    expect(await subjectsTo(player.email)).toContain('La verificación en dos pasos quedó desactivada');
  });

  it('gives ten guesses an hour, and right codes use up none', async () => {
    const { player, app, recoveryCodes } = await withApp();
    for (const code of recoveryCodes.slice(0, 4)) expect((await logIn(player.email, code)).status).toBe(200);
    for (let n = 0; n < 9; n++) expect((await logIn(player.email, `AAAA-${n}`)).status).toBe(401);
    // No guess, and the last log-in that the budget of passwords allows: the rest counts codes alone.
    expect(await logIn(player.email)).toMatchObject({ status: 401, body: { code: 'second-factor-needed' } });
    const end = (code: string) => player.post('/v1/users/second-factor/end', { code });
    expect(await end('AAAA-9')).toMatchObject({ status: 409, body: { code: 'second-factor-wrong' } });
    expect(await end(app.showsNext())).toMatchObject({ status: 429, body: { code: 'too-many-requests' } });
    expect((await statusOf(player)).on).toBe(true);
    const { rows } = await shop.sql.query<{ n: number }>(
      'select count(*)::int as n from access.sign_ins where person_id = $1 and not succeeded',
      [player.id],
    );
    expect(rows).toEqual([{ n: 9 }]);
  });

  it('is asked for after Google as well, whose answer is then brought again', async () => {
    const rosa = google.person();
    const enter = async (credential: string, second_factor?: string) =>
      shop.post<Entered>('/v1/auth/google', { credential, second_factor }, { headers: { 'accept-language': 'es' } });
    const { token } = (await enter(await google.token(rosa))).body;
    const ask = { token };
    const { key } = (await shop.post<{ key: string }>('/v1/users/second-factor', {}, ask)).body;
    const app = new Authenticator(key);
    const { body } = await shop.post<{ recoveryCodes: string[] }>(
      '/v1/users/second-factor/confirm',
      { code: app.shows() },
      ask,
    );

    const credential = await google.token(rosa);
    expect(await enter(credential)).toMatchObject({ status: 401, body: { code: 'second-factor-needed' } });
    expect(await enter(credential, '12345')).toMatchObject({ status: 401, body: { code: 'second-factor-wrong' } });
    expect((await enter(credential, app.showsNext())).status).toBe(200);
    expect(await enter(credential, body.recoveryCodes[0])).toMatchObject({
      status: 401,
      body: { code: 'google-used' },
    });
  });

  it('is turned off by staff for who lost the phone and the codes, with a reason in the log, and told by mail', async () => {
    const { player } = await withApp();
    const admin = await Staff.signsIn(shop);
    const ended = await admin.post(`people/${player.id}/end-second-factor`, { reason: 'Perdió su teléfono' });
    expect(ended.status).toBe(200);
    expect((await logIn(player.email)).status).toBe(200);
    expect(await shop.facts(`account-${player.id}`)).toEqual([
      { type: 'SecondFactorEnded', data: { personId: player.id, reason: 'Perdió su teléfono' } },
    ]);
    expect(await subjectsTo(player.email)).toContain('La verificación en dos pasos quedó desactivada');
  });

  it('is ended from the command line for the only administrator, who cannot ask another one', async () => {
    const { player } = await withApp();
    const command = startProcess(dist('administrator.js'), shop.environment(), [player.email, '--end-two-step']);
    expect([await command.ended, command.output()]).toEqual([
      0,
      expect.stringContaining('logs in with the password alone now'),
    ]);
    expect((await logIn(player.email)).status).toBe(200);
  });

  it('is what the console demands of all who work in it, where the shop says so', async () => {
    await shop.api.stop();
    await shop.startApi({ STAFF_SECOND_FACTOR: 'on' });
    const email = 'admin@ludoteca.test';
    const { token } = (await logIn(email)).body;
    const ask = { token, headers: { 'accept-language': 'es' } };
    for (const path of ['/v1/admin/session', '/v1/admin/orders'])
      expect(await shop.get(path, ask)).toMatchObject({
        status: 403,
        body: { code: 'second-factor-required', message: expect.stringContaining('Actívala en tu cuenta') },
      });
    const player = await shop.aPlayer();
    expect(await player.get('/v1/admin/session')).toMatchObject({ status: 403, body: { code: 'not-allowed' } });

    const { key } = (await shop.post<{ key: string }>('/v1/users/second-factor', { currentPassword: PASSWORD }, ask))
      .body;
    await shop.post('/v1/users/second-factor/confirm', { code: new Authenticator(key).shows() }, ask);
    expect((await shop.get('/v1/admin/session', ask)).status).toBe(200);
  });

  it('goes on after the key that encrypts the keys of apps was changed', async () => {
    const { player, app, recoveryCodes } = await withApp();
    await shop.api.stop();
    await shop.startApi({ CARD_KEYS: NEXT_KEY });
    expect(await logIn(player.email, app.showsNext())).toMatchObject({
      status: 503,
      body: { code: 'second-factor-unreadable', message: expect.stringContaining('códigos de recuperación') },
    });
    expect((await logIn(player.email, recoveryCodes[1])).status).toBe(200);

    // The demonstration's own pay-out account was sealed with the key of another shop.
    await shop.sql.query('delete from developers.applications');
    const env = { ...shop.environment(), CARD_KEYS: `${NEXT_KEY},${FIRST_KEY}` };
    const rotated = startProcess(dist('cards.js'), env, ['rotate']);
    expect([await rotated.ended, rotated.output()]).toEqual([
      0,
      expect.stringMatching(/[1-9]\d* keys of two-step log-in sealed again, 0 unreadable/),
    ]);
    // A code that could not be read is not used up, but the app may show the next one meanwhile.
    expect((await logIn(player.email, app.showsNext())).status).toBe(200);
    expect((await logIn(player.email, recoveryCodes[0])).status).toBe(200);
  });

  it('leaves with the account', async () => {
    const { player } = await withApp();
    const kept = async (): Promise<unknown> =>
      (
        await shop.sql.query(
          `select (select count(*)::int from access.second_factors where person_id = $1) as apps,
                  (select count(*)::int from access.recovery_codes where person_id = $1) as codes`,
          [player.id],
        )
      ).rows[0];
    expect(await kept()).toEqual({ apps: 1, codes: 10 });
    await player.post('/v1/privacy/erasure', { password: PASSWORD });
    await shop.timePasses(days(7));
    await shop.settles();
    expect(await kept()).toEqual({ apps: 0, codes: 0 });
  });
});
