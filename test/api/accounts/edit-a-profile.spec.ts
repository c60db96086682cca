import { startShop, type Player, type Shop } from '../../support/shop.js';
import { aColleague, Staff } from '../backoffice/console.js';

type Profile = {
  message: string;
  code: string;
  user: Record<string, unknown>;
  errors: { path: string; msg: string }[];
};

describe('editing a profile', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop();
  });
  afterAll(() => shop?.close());

  const edits = (player: Player, changes: unknown, whose = player) =>
    shop.call<Profile>('PATCH', `/v1/users/${whose.id}`, {
      token: player.token,
      body: changes,
      headers: { 'accept-language': player.language },
    });
  const record = async (player: Player) => (await player.get(`/v1/users/${player.id}`)).body;
  const history = async (player: Player) =>
    (
      await shop.sql.query<Record<string, string>>(
        'select field, before, after, actor_id from accounts.profile_changes where person_id = $1 order by at, field',
        [player.id],
      )
    ).rows;
  const becomes = (player: Player, roleId: number) =>
    shop.sql.query('update access.persons set role_id = $2 where id = $1', [player.id, roleId]);

  it('changes what is sent and leaves the rest', async () => {
    const camila = await shop.aPlayer();
    const first = await edits(camila, {
      username: 'Camila Rojas',
      birthday: '1990-05-17',
      bio: 'Juego con mi hija.\r\nMe gustan los puzles 👩🏽‍🚀',
    });
    const second = await edits(camila, { username: 'Cami' });

    expect(first).toMatchObject({
      status: 200,
      body: {
        message: 'Tus datos están guardados.',
        user: { username: 'Camila Rojas', birthday: '1990-05-17', email: camila.email, pending_email: null },
      },
    });
    expect(second.body.user).toMatchObject({
      username: 'Cami',
      birthday: '1990-05-17',
      bio: 'Juego con mi hija.\nMe gustan los puzles 👩🏽‍🚀',
    });
    expect(await record(camila)).toEqual(second.body.user);
  });

  it('empties what is sent empty, and keeps what is sent as nothing', async () => {
    const camila = await shop.aPlayer();
    await edits(camila, { birthday: '1990-05-17', bio: 'Hola' });

    expect((await edits(camila, { username: null, email: null, birthday: '', bio: '  ' })).body.user).toMatchObject({
      email: camila.email,
      birthday: null,
      bio: null,
    });
    expect((await edits(camila, {})).status).toBe(200);
    expect((await edits(camila, { birthday: null, bio: null })).status).toBe(200);
  });

  it('takes a birthday from the calendar as it is, wherever the reader lives', async () => {
    const camila = await shop.aPlayer();
    for (const birthday of ['1988-02-29', '1990-01-01', '1990-12-31']) {
      await edits(camila, { birthday });
      expect(await record(camila)).toMatchObject({ birthday });
    }
  });

  it('remembers before and after in rows that can be erased', async () => {
    const camila = await shop.aPlayer();
    const { username } = await record(camila);
    await edits(camila, { username: 'Cami', bio: 'Hola' });
    await edits(camila, { username: 'Cami', bio: 'Hola' });

    expect(await history(camila)).toEqual([
      { field: 'bio', before: null, after: 'Hola', actor_id: camila.id },
      { field: 'username', before: username, after: 'Cami', actor_id: camila.id },
    ]);
  });

  it('is for its owner and for staff with the right to alone', async () => {
    const [camila, diego, staff] = [await shop.aPlayer(), await shop.aPlayer({ language: 'en' }), await shop.aPlayer()];
    await becomes(staff, 1);
    const before = await record(camila);
    const tried = await edits(diego, { username: 'Not me' }, camila);
    const noOne = await shop.call('PATCH', `/v1/users/${camila.id}`, { body: { username: 'Nobody' } });

    expect(tried).toMatchObject({
      status: 403,
      body: { code: 'not-allowed', message: 'Your account is not allowed to do this.' },
    });
    expect(noOne.status).toBe(401);
    expect(await record(camila)).toEqual(before);
    expect((await edits(staff, { username: 'Corregida' }, camila)).status).toBe(200);
    expect(await record(camila)).toMatchObject({ username: 'Corregida' });
    expect(await history(camila)).toMatchObject([{ field: 'username', actor_id: staff.id }]);
  });

  it('tells a stranger nothing about who exists', async () => {
    const diego = await shop.aPlayer();
    const nobodys = ['0198a000-0000-7000-8000-000000000000', 'x', '1', "'--", '__proto__'];
    const answers = await Promise.all(
      [(await shop.aPlayer()).id, ...nobodys].map((id) =>
        shop.call('PATCH', `/v1/users/${encodeURIComponent(id)}`, { token: diego.token, body: {} }),
      ),
    );

    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 403));
  });

  it('takes no rights from the body', async () => {
    const camila = await shop.aPlayer({ verified: false });
    const before = await record(camila);
    const { status, body } = await edits(camila, {
      id: '0198a000-0000-7000-8000-000000000000',
      user_id: 'x',
      roleId: 1,
      role_id: 1,
      developerId: 'x',
      developer_id: '0198a000-0000-7000-8000-000000000000',
      email_verified: true,
      emailVerifiedAt: '2026-01-01',
      passwordHash: 'x',
      password: 'Otra-clave-9',
      profile_picture_url: 'https://example.test/x.png',
      birth_year: 1970,
      birthYear: 1970,
      language: 'fr',
      created_at: '2000-01-01',
      pending_email: 'x@example.test',
    });

    expect(status).toBe(200);
    expect(body.user).toEqual(before);
    expect(await history(camila)).toEqual([]);
  });

  it.each([
    ['username', ''],
    ['username', 'a\r\nBcc: x@example.test'],
    ['username', 'x'.repeat(41)],
    ['username', { a: 1 }],
    ['email', ''],
    ['email', 'no-address'],
    ['email', 'a@example.test\r\nBcc: b@example.test'],
    ['email', ['a@example.test']],
    ['birthday', '17-05-1990'],
    ['birthday', '1990-5-7'],
    ['birthday', 19900517],
    ['birthday', '1990-05-17T00:00:00Z'],
    ['bio', 'x'.repeat(501)],
    ['bio', 'a\u0000b'],
    ['bio', '\u202Ecba'],
    ['bio', '\u001b[2J'],
    ['bio', 7],
  ])('refuses %s = %j and changes nothing', async (path, value) => {
    const camila = await shop.aPlayer();
    const { status, body } = await edits(camila, { username: 'Changed', bio: 'Changed', [path]: value });

    expect(status).toBe(422);
    expect(body).toMatchObject({
      code: 'invalid-request',
      message: expect.stringContaining('Revisa los datos'),
      errors: [{ path }],
    });
    expect(await history(camila)).toEqual([]);
  });

  it.each(['2999-01-01', '1990-02-30', '1899-12-31', '0000-00-00'])(
    'refuses %s as a birthday with a sentence',
    async (birthday) => {
      const camila = await shop.aPlayer();
      const { status, body } = await edits(camila, { username: 'Changed', birthday });

      expect(status).toBe(422);
      expect(body).toMatchObject({
        code: 'birthday-not-real',
        message: expect.stringContaining('fecha de nacimiento'),
        errors: [{ path: 'birthday' }],
      });
      expect(await history(camila)).toEqual([]);
    },
  );

  it('never makes the account of a child one of an adult', async () => {
    const child = await shop.aPlayer();
    const year = new Date().getUTCFullYear() - 10;
    await shop.sql.query('update access.persons set birth_year = $2, role_id = 2 where id = $1', [child.id, year]);
    const tried = await edits(child, { birthday: '1985-05-17' });
    const true_ = await edits(child, { birthday: `${year}-01-02` });

    expect(tried).toMatchObject({
      status: 422,
      body: { code: 'birthday-other-year', message: expect.stringContaining('crear tu cuenta') },
    });
    expect(true_).toMatchObject({ status: 200, body: { user: { birthday: `${year}-01-02`, roleId: 2 } } });
  });

  it('does not let a grown-up account become one of a child unseen', async () => {
    const adult = await shop.aPlayer({ language: 'en' });
    const { status, body } = await edits(adult, { birthday: `${new Date().getUTCFullYear() - 9}-01-02` });

    expect(status).toBe(422);
    expect(body).toMatchObject({ code: 'birthday-too-young', message: expect.stringContaining('under 14') });
  });

  it('lets a helper mend the accounts of players, and of nobody with more rights', async () => {
    const admin = await Staff.signsIn(shop);
    const helper = await aColleague(shop, admin, 'Ayuda', ['person:write']);
    const [camila, editor] = [await shop.aPlayer(), await aColleague(shop, admin, 'Edición', ['game:write'])];

    expect((await edits(helper, { username: 'Corregida' }, camila)).status).toBe(200);
    for (const changes of [{ email: 'mine@example.test' }, { username: 'Corregida' }])
      expect((await edits(helper, changes, editor)).status).toBe(403);
  });

  it.each(['null', '[]', '"text"', '7', '{"username":{"a":{"b":{}}}}', '{"__proto__":{"roleId":1}}'])(
    'does not fall over the body %s',
    async (body) => {
      const camila = await shop.aPlayer();
      const { status } = await shop.call('PATCH', `/v1/users/${camila.id}`, {
        token: camila.token,
        body,
        headers: { 'content-type': 'application/json' },
      });

      expect([200, 400, 422]).toContain(status);
      expect(await record(camila)).toMatchObject({ roleId: 3 });
    },
  );
});
