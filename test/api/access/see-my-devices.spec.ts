import { startShop, type Answer, type Player, type Shop } from '../../support/shop.js';
import { Door, LAPTOP, opens, PASSWORD, PHONE, sessionsOf, TABLET, type Said } from './devices.js';

describe('the list of my devices', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop();
  });
  afterAll(() => shop?.close());

  const from = (player: Player, userAgent: string) => new Door(shop, player, userAgent);
  const end = (token: string, path: string, language = 'es'): Promise<Answer<Said>> =>
    shop.call<Said>('DELETE', `/v1/auth/sessions${path}`, { token, headers: { 'accept-language': language } });
  const subjects = async (player: Player): Promise<string[]> => {
    await shop.settles();
    return (await player.mailbox()).map(({ subject }) => subject).filter((subject) => !/Confirma/.test(subject));
  };

  it('tells each device, when and roughly where it was used, and which one is this', async () => {
    const player = await shop.aPlayer();
    const phone = await from(player, PHONE).signsIn(PASSWORD, true);
    await from(player, TABLET).signsIn();
    await shop.post('/v1/auth/logout', {}, { token: player.token });

    const instant = expect.stringMatching(/^\d{4}-.*Z$/);
    expect(await sessionsOf(shop, phone)).toEqual([
      {
        id: expect.any(String),
        device: 'Safari, iPad',
        deviceKind: 'tablet',
        network: '127.0.*.*',
        createdAt: instant,
        lastSeenAt: instant,
        remembered: false,
        current: false,
      },
      {
        id: expect.any(String),
        device: 'Chrome, Android',
        deviceKind: 'phone',
        network: '127.0.*.*',
        createdAt: instant,
        lastSeenAt: instant,
        remembered: true,
        current: true,
      },
    ]);
  });

  it('follows the use of a session: last seen and device come from the last refresh', async () => {
    const player = await shop.aPlayer();
    const phone = await from(player, PHONE).signsIn();
    await shop.sql.query(
      `update access.sessions set last_seen_at = last_seen_at - interval '5 hours' where person_id = $1`,
      [player.id],
    );
    const before = (await sessionsOf(shop, phone)).find(({ current }) => current);
    const {
      body: { token: next },
    } = await shop.post<{ token: string }>('/v1/auth/refresh', { token: phone }, { headers: { 'user-agent': LAPTOP } });
    const after = (await sessionsOf(shop, next)).find(({ current }) => current);

    expect(after).toMatchObject({
      id: before?.id,
      device: 'Firefox, Windows',
      deviceKind: 'computer',
      createdAt: before?.createdAt,
    });
    expect(Date.parse(after?.lastSeenAt ?? '') - Date.parse(before?.lastSeenAt ?? '')).toBeGreaterThan(4 * 3_600_000);
  });

  it('leaves out sessions that ran out: a day without use, or thirty when remembered', async () => {
    const player = await shop.aPlayer();
    await from(player, TABLET).signsIn();
    await from(player, LAPTOP).signsIn(PASSWORD, true);
    await shop.sql.query(
      `update access.sessions set last_seen_at = last_seen_at - interval '25 hours' where person_id = $1`,
      [player.id],
    );
    const phone = await from(player, PHONE).signsIn();

    expect((await sessionsOf(shop, phone)).map(({ device }) => device)).toEqual([
      'Chrome, Android',
      'Firefox, Windows',
    ]);
  });

  it('ends one device at once, and says the same when asked again', async () => {
    const player = await shop.aPlayer();
    const [phone, laptop] = [await from(player, PHONE).signsIn(), await from(player, LAPTOP).signsIn()];
    const lost = (await sessionsOf(shop, laptop)).find(({ device }) => device === 'Chrome, Android');
    const first = await end(laptop, `/${lost?.id}`);
    const again = await end(laptop, `/${lost?.id}`, 'en');

    expect(first).toMatchObject({ status: 200, body: { message: 'Cerramos la sesión en ese dispositivo.' } });
    expect(again).toMatchObject({ status: 200, body: { message: 'That device is signed out.' } });
    expect(await opens(shop, player, phone)).toBe(false);
    expect((await shop.post('/v1/auth/refresh', { token: phone })).status).toBe(401);
    expect(await opens(shop, player, laptop)).toBe(true);
    expect((await sessionsOf(shop, laptop)).map(({ device }) => device)).not.toContain('Chrome, Android');
  });

  it('shows and ends no other person’s devices', async () => {
    const [ana, bruno] = [await shop.aPlayer(), await shop.aPlayer()];
    const phone = await from(ana, PHONE).signsIn();
    const [anas] = await sessionsOf(shop, phone);
    const refused = await end(bruno.token, `/${anas?.id}`);
    await end(bruno.token, '');

    expect(refused).toMatchObject({ status: 404, body: { code: 'not-found', message: expect.any(String) } });
    expect(await opens(shop, ana, phone)).toBe(true);
    expect(await opens(shop, ana, ana.token)).toBe(true);
    expect((await sessionsOf(shop, phone)).map(({ id }) => id)).toContain(anas?.id);
  });

  it.each([
    ['/0198a000-0000-7000-8000-000000000000', 404],
    ['/nobody', 404],
    ["/'%20or%201=1%20--", 404],
    ['?except=others', 422],
    ['?except=current&except=all', 422],
  ])('says no to %s and ends nothing', async (path, status) => {
    const player = await shop.aPlayer();
    const answer = await end(player.token, path);

    expect(answer).toMatchObject({ status, body: { message: expect.stringMatching(/.{10,}/) } });
    expect(await opens(shop, player, player.token)).toBe(true);
  });

  it('logs out everywhere else, or everywhere', async () => {
    const player = await shop.aPlayer();
    const [phone, laptop] = [await from(player, PHONE).signsIn(), await from(player, LAPTOP).signsIn(PASSWORD, true)];
    const others = await end(laptop, '?except=current');
    const left = (await sessionsOf(shop, laptop)).map(({ device }) => device);
    const stillIn = [
      await opens(shop, player, phone),
      await opens(shop, player, player.token),
      await opens(shop, player, laptop),
    ];
    const all = await end(laptop, '');

    expect(others.body.message).toBe('Cerramos tu sesión en todos los demás dispositivos.');
    expect(left).toEqual(['Firefox, Windows']);
    expect(stillIn).toEqual([false, false, true]);
    expect(all).toMatchObject({ status: 200, body: { message: 'Cerramos tu sesión en todos los dispositivos.' } });
    expect(await opens(shop, player, laptop)).toBe(false);
  });

  it('is for people who are signed in', async () => {
    for (const [method, path] of [
      ['GET', ''],
      ['DELETE', ''],
      ['DELETE', '/0198a000-0000-7000-8000-000000000000'],
    ] as const) {
      expect((await shop.call(method, `/v1/auth/sessions${path}`)).status).toBe(401);
    }
  });

  it('writes to the owner when a new device enters, once, and not for the first one', async () => {
    const player = await shop.aPlayer();
    const beforehand = await subjects(player);
    await from(player, PHONE).signsIn();
    await from(player, PHONE).signsIn();
    await end(player.token, '?except=current');
    await from(player, PHONE).signsIn();
    const [mail] = (await player.mailbox()).filter(({ subject }) => /dispositivo/.test(subject));

    expect(beforehand).toEqual([]);
    expect(await subjects(player)).toEqual(['Entraron a tu cuenta de Ludoteca desde un dispositivo nuevo']);
    expect(mail?.text).toContain('Chrome, Android');
    expect(mail?.text).toContain(`${shop.url}/account/sessions`);
  });

  const all = async (): Promise<number> => (await shop.sql.query('select from access.sign_ins')).rowCount ?? 0;

  it('keeps a history of who entered and who was turned away, of known accounts only', async () => {
    const player = await shop.aPlayer();
    await from(player, PHONE).tries('Wrong-one-1');
    await from(player, PHONE).signsIn();
    const known = await all();
    await shop.post('/v1/auth', { email: 'nobody-at-all@example.test', password: 'Wrong-one-1' });
    const { rows } = await shop.sql.query(
      'select how, succeeded, device, network from access.sign_ins where person_id = $1 order by at, id',
      [player.id],
    );

    expect(rows).toEqual([
      { how: 'password', succeeded: true, device: null, network: '127.0.*.*' },
      { how: 'password', succeeded: false, device: 'Chrome, Android', network: '127.0.*.*' },
      { how: 'password', succeeded: true, device: 'Chrome, Android', network: '127.0.*.*' },
    ]);
    expect(await all()).toBe(known);
  });
});
