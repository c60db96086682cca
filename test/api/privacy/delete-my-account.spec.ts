import { days } from '../../../api/kernel/instant.js';
import { startShop, type Answer, type Player, type Shop } from '../../support/shop.js';

interface Erasure {
  state: string;
  dueAt: string | null;
  daysLeft: number | null;
  needsPassword: boolean | null;
  code: string;
  message: string;
}

const PASSWORD = 'Ludoteca1';

describe('deleting one’s account', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop();
  });
  afterAll(() => shop?.close());

  const ask = (player: Player, password: string | undefined = PASSWORD): Promise<Answer<Erasure>> =>
    player.post('/v1/privacy/erasure', { password });
  const state = async (player: Player): Promise<Erasure> => (await player.get<Erasure>('/v1/privacy/erasure')).body;
  const cancels = (player: Player): Promise<Answer<Erasure>> =>
    shop.call<Erasure>('DELETE', '/v1/privacy/erasure', { token: player.token });
  const cancelsByLink = (token: string): Promise<Answer<Erasure>> =>
    shop.post<Erasure>('/v1/privacy/erasure/cancel', { token }, { headers: { 'accept-language': 'es' } });
  const signIn = (email: string) =>
    shop.post<{ token: string }>('/v1/auth', { email, password: PASSWORD, remember_me: false });
  const tokenIn = async (player: Player, path: string): Promise<string> => {
    await shop.settles();
    return (
      (await player.mailbox())
        .map(({ text }) => new RegExp(`${path}\\?token=([\\w-]+)`).exec(text)?.[1])
        .find(Boolean) ?? ''
    );
  };
  const weekPasses = async (): Promise<void> => {
    await shop.timePasses(days(7));
    await shop.settles();
  };

  it('waits seven days, says so by mail at once, and lets everything go on meanwhile', async () => {
    const ana = await shop.aPlayer();
    const before = await state(ana);
    const { status, body } = await ask(ana);
    await shop.settles();
    const mail = (await ana.mailbox()).find(
      ({ subject }) => subject === 'Tu cuenta de Ludoteca se borrará en siete días',
    );

    expect(before).toMatchObject({ state: 'none', dueAt: null, daysLeft: null, needsPassword: true });
    expect([status, body.state, body.daysLeft]).toEqual([200, 'waiting', 7]);
    expect(mail?.text).toContain(`${shop.url}/cancel-erasure?token=`);
    expect(await state(ana)).toMatchObject({ state: 'waiting', dueAt: body.dueAt });
    expect((await signIn(ana.email)).status).toBe(200);
  });

  it('ends the account after the week, with a certificate before, and leaves the books', async () => {
    const [ana, john] = await Promise.all([shop.aPlayer(), shop.aPlayer()]);
    const [game] = await shop.games();
    if (!game) throw new Error('the shop has no game');
    await ana.buys([game]);
    await ask(ana);
    await shop.timePasses(days(6));
    await shop.settles();
    const onTheSixthDay = [(await signIn(ana.email)).status, (await state(ana)).daysLeft];
    await weekPasses();

    expect(onTheSixthDay).toEqual([200, 1]);
    expect((await signIn(ana.email)).status).toBe(401);
    expect((await ana.get('/v1/library')).status).toBe(401);
    expect((await shop.facts(`person-${ana.id}`)).map(({ type }) => type)).toEqual([
      'ErasureRequested',
      'ErasureStarted',
      'CertificateSettled',
      'PersonErased',
    ]);
    expect((await shop.facts(`person-${ana.id}`))[2]?.data).toMatchObject({ delivered: true });
    expect((await shop.sql.query('select status from ordering.orders where person_id = $1', [ana.id])).rows).toEqual([
      { status: 'paid' },
    ]);
    expect(await ana.mailbox()).toEqual([]);
    expect((await signIn(john.email)).status).toBe(200);
    expect((await john.mailbox()).length).toBeGreaterThan(0);
  });

  it('can be cancelled on the account page, and asked for again', async () => {
    const ana = await shop.aPlayer();
    await ask(ana);
    const kept = await cancels(ana);
    const again = await cancels(ana);
    await weekPasses();

    expect([kept.status, kept.body.state, again.status, again.body.state]).toEqual([200, 'none', 200, 'none']);
    expect((await signIn(ana.email)).status).toBe(200);
    expect((await ana.mailbox()).map(({ subject }) => subject)).toContain('Tu cuenta de Ludoteca se queda');

    expect((await ask(ana)).body.state).toBe('waiting');
    await weekPasses();
    expect((await signIn(ana.email)).status).toBe(401);
  });

  it('can be cancelled by the link in the mail without a log-in, once', async () => {
    const ana = await shop.aPlayer();
    await ask(ana);
    const token = await tokenIn(ana, 'cancel-erasure');
    const kept = await cancelsByLink(token);
    const again = await cancelsByLink(token);
    await weekPasses();

    expect([kept.status, kept.body.state]).toEqual([200, 'none']);
    expect(again).toMatchObject({
      status: 409,
      body: { code: 'erasure-link-used', message: 'Ese borrado ya se canceló: tu cuenta sigue aquí.' },
    });
    expect((await signIn(ana.email)).status).toBe(200);
  });

  it('is not cancelled by the link of an earlier request, nor by an invented one', async () => {
    const ana = await shop.aPlayer();
    await ask(ana);
    const old = await tokenIn(ana, 'cancel-erasure');
    await cancels(ana);
    await ask(ana);

    expect((await cancelsByLink(old)).status).toBe(409);
    expect(await cancelsByLink('invented')).toMatchObject({ status: 409, body: { code: 'erasure-link-unknown' } });
    expect((await shop.post('/v1/privacy/erasure/cancel', { token: { $ne: '' } })).status).toBe(422);
    expect((await state(ana)).state).toBe('waiting');
  });

  it('asks for the password, and for no other person’s account', async () => {
    const [ana, john] = await Promise.all([shop.aPlayer(), shop.aPlayer()]);
    const wrong = await ask(ana, 'Equivocada1');
    const missing = await ana.post<Erasure>('/v1/privacy/erasure', {});
    await ask(john);

    expect(wrong).toMatchObject({
      status: 403,
      body: { code: 'password-wrong', message: 'La contraseña no coincide.' },
    });
    expect(missing.status).toBe(403);
    expect(await state(ana)).toMatchObject({ state: 'none' });
    expect((await shop.post('/v1/privacy/erasure', { password: PASSWORD })).status).toBe(401);
    await cancels(ana);
    expect((await state(john)).state).toBe('waiting');
  });

  it('slows down a person who guesses the password', async () => {
    const ana = await shop.aPlayer();
    const answers: Answer<Erasure>[] = [];
    for (let n = 0; n < 11; n++) answers.push(await ask(ana, `Adivino${n}`));

    expect(answers.at(-1)?.status).toBe(429);
    expect(Number(answers.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('is confirmed by mail where there is no password', async () => {
    const ana = await shop.aPlayer();
    await shop.sql.query('update access.persons set password_hash = null where id = $1', [ana.id]);
    const request = await ask(ana, undefined);
    const token = await tokenIn(ana, 'confirm-erasure');
    const beforeIt = await state(ana);
    const confirmed = await shop.post<Erasure>('/v1/privacy/erasure/confirm', { token });
    const again = await shop.post<Erasure>('/v1/privacy/erasure/confirm', { token });

    expect(request).toMatchObject({ status: 200, body: { state: 'link-sent', needsPassword: false } });
    expect(beforeIt.state).toBe('none');
    expect([confirmed.status, confirmed.body.state]).toEqual([200, 'waiting']);
    expect(again.status).toBe(409);
  });

  it('is one request however often it is clicked', async () => {
    const ana = await shop.aPlayer();
    const answers = await Promise.all(Array.from({ length: 5 }, () => ask(ana)));
    await shop.settles();

    expect(answers.map(({ body }) => body.state)).toEqual(Array(5).fill('waiting'));
    expect((await ana.mailbox()).filter(({ subject }) => subject.includes('siete días'))).toHaveLength(1);
  });

  it('is refused to the last administrator, also when the others are leaving', async () => {
    const [ana, john] = await Promise.all([shop.aPlayer(), shop.aPlayer()]);
    await shop.sql.query('update access.persons set role_id = 1 where id = any($1)', [[ana.id, john.id]]);
    await shop.sql.query('update access.persons set role_id = 3 where role_id = 1 and id <> all($1)', [
      [ana.id, john.id],
    ]);
    const first = await ask(john);
    const last = await ask(ana);

    expect(first.body.state).toBe('waiting');
    expect(last).toMatchObject({
      status: 409,
      body: { code: 'last-administrator-stays', message: expect.stringContaining('Dale ese rol') },
    });
    expect((await state(ana)).state).toBe('none');
  });

  it('makes room for a new and empty account with the same address', async () => {
    const ana = await shop.aPlayer();
    const [game] = await shop.games({ free: true });
    await ana.post('/v1/payment/claim-free-game', { game_id: game?.id });
    await ask(ana);
    await weekPasses();
    const signedUp = await shop.post<{ user: { id: string } }>('/v1/auth/signup', {
      email: ana.email,
      username: 'Otra vez',
      password: PASSWORD,
    });
    await shop.confirmAddress(ana.email);
    const { body } = await signIn(ana.email);

    expect(signedUp.body.user.id).not.toBe(ana.id);
    expect((await shop.get('/v1/library', { token: body.token })).body).toMatchObject({
      entries: [],
      devices: [],
      presets: [],
    });
    expect((await shop.get<Erasure>('/v1/privacy/erasure', { token: body.token })).body.state).toBe('none');
  });

  it('holds against a backup that brings the rows back', async () => {
    const ana = await shop.aPlayer();
    const {
      rows: [backup],
    } = await shop.sql.query<{ row: object }>('select to_jsonb(p) as row from access.persons p where id = $1', [
      ana.id,
    ]);
    await ask(ana);
    await weekPasses();
    await shop.api.stop();
    await shop.sql.query('insert into access.persons select * from jsonb_populate_record(null::access.persons, $1)', [
      JSON.stringify(backup?.row),
    ]);
    await shop.startApi();

    expect((await shop.sql.query('select id from access.persons where id = $1', [ana.id])).rows).toEqual([]);
    expect((await signIn(ana.email)).status).toBe(401);
  });
});
