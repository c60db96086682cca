import { aColleague, Staff } from '../backoffice/console.js';
import { startShop, type Player, type Shop } from '../../support/shop.js';

type Profile = {
  message: string;
  code: string;
  user: { email: string; pending_email: string | null; email_verified: boolean };
};

const PASSWORD = 'Ludoteca1';
const REQUESTED = 'Pidieron cambiar el correo de tu cuenta';
const CONFIRM = 'Confirma tu nuevo correo en Ludoteca';

describe('changing an address', () => {
  let shop: Shop;
  let count = 0;
  beforeAll(async () => {
    shop = await startShop();
  });
  afterAll(() => shop?.close());

  const fresh = (): string => `moved${++count}@example.test`;
  const patches = (asker: Player, whose: Player, body: object) =>
    shop.call<Profile>('PATCH', `/v1/users/${whose.id}`, {
      token: asker.token,
      body,
      headers: { 'accept-language': asker.language },
    });
  const requests = (player: Player, email: string, currentPassword: string | undefined = PASSWORD) =>
    patches(player, player, { email, currentPassword });
  /** Tokens of the links to a page at the present address. */
  const linksTo = async (player: Player, page: 'keep-address' | 'allow-address') => shop.linksTo(player.email, page);
  const says = (call: 'keep-address' | 'allow-address', token: string | undefined) =>
    shop.post<{ message: string; code: string }>(
      `/v1/auth/${call}`,
      { token },
      { headers: { 'accept-language': 'es' } },
    );
  const withoutPassword = (player: Player) =>
    shop.sql.query('update access.persons set password_hash = null where id = $1', [player.id]);
  const record = async (player: Player) => (await player.get<Profile['user']>(`/v1/users/${player.id}`)).body;
  const subjects = async (email: string) => {
    await shop.settles();
    return (await shop.mailbox(email))
      .map(({ subject }) => subject)
      .filter((subject) => subject !== 'Confirma tu correo en Ludoteca');
  };
  /** Tokens of the links that move an account, in no order. */
  const linksAt = async (email: string) => {
    await shop.settles();
    return (await shop.mailbox(email))
      .filter(({ subject }) => subject === CONFIRM)
      .map(({ text }) => /verify-email\?token=([\w-]+)/.exec(text)?.[1] ?? '');
  };
  const opens = (token: string | undefined) =>
    shop.post<{ message: string; code: string }>(
      '/v1/auth/verify-email',
      { token },
      { headers: { accept: 'application/problem+json', 'accept-language': 'es' } },
    );
  const signsIn = (email: string) => shop.post('/v1/auth', { email, password: PASSWORD, remember_me: false });
  const hourPasses = () => shop.sql.query(`update access.budgets set window_from = window_from - interval '2 hours'`);

  it('waits for the link in the new mailbox, and warns the old one', async () => {
    const camila = await shop.aPlayer();
    const moved = fresh();
    const { status, body } = await requests(camila, `  ${moved.toUpperCase()} `);

    expect(status).toBe(200);
    expect(body).toMatchObject({
      message: expect.stringContaining('enlace a la dirección nueva'),
      user: { email: camila.email, pending_email: moved },
    });
    expect(await subjects(moved)).toEqual([CONFIRM]);
    expect(await subjects(camila.email)).toEqual([REQUESTED]);
    expect((await shop.mailbox(camila.email)).map(({ text }) => text).join()).toContain('m•••@example.test');
    expect((await signsIn(camila.email)).status).toBe(200);
    expect((await signsIn(moved)).status).toBe(401);
  });

  it('happens when the link is used, once; sessions stay and the old mailbox hears of it', async () => {
    const camila = await shop.aPlayer();
    const moved = fresh();
    await requests(camila, moved);
    const [link] = await linksAt(moved);
    const first = await opens(link);
    const again = await opens(link);

    expect(first).toMatchObject({ status: 200, body: { message: 'Tu correo está confirmado.' } });
    expect(again).toMatchObject({ status: 409, body: { code: 'link-used' } });
    expect(await record(camila)).toMatchObject({ email: moved, pending_email: null, email_verified: true });
    expect((await signsIn(moved)).status).toBe(200);
    expect((await signsIn(camila.email)).status).toBe(401);
    expect(await subjects(camila.email)).toEqual(expect.arrayContaining(['El correo de tu cuenta cambió', REQUESTED]));
    expect(
      (
        await shop.sql.query(
          'select before, after, actor_id from accounts.profile_changes where person_id = $1 and field = $2',
          [camila.id, 'email'],
        )
      ).rows,
    ).toEqual([{ before: camila.email, after: moved, actor_id: camila.id }]);
  });

  it.each([
    [undefined, 422, 'address-needs-password', 'Para cambiar tu correo, escribe también tu contraseña actual.'],
    ['Wrong-one-1', 409, 'current-password-wrong', 'La contraseña actual no es esa.'],
  ])('with the password %p is refused and changes nothing', async (currentPassword, status, code, message) => {
    const camila = await shop.aPlayer();
    const moved = fresh();
    const { body: before } = await camila.get(`/v1/users/${camila.id}`);
    const answer = await patches(camila, camila, { email: moved, username: 'Otra', currentPassword });

    expect(answer).toMatchObject({ status, body: { code, message } });
    expect((await camila.get(`/v1/users/${camila.id}`)).body).toEqual(before);
    expect([await subjects(moved), await subjects(camila.email)]).toEqual([[], []]);
    expect((await patches(camila, camila, { email: camila.email, username: 'Otra' })).status).toBe(200);
    expect((await patches(camila, camila, { email: moved, current_password: PASSWORD })).status).toBe(200);
  });

  it('is no way to guess the password with a stolen session', async () => {
    const camila = await shop.aPlayer();
    const statuses = [];
    for (let n = 0; n < 5; n++) statuses.push((await requests(camila, fresh(), `Wrong-one-${n}`)).status);
    const stopped = await requests(camila, fresh());

    expect([...statuses, stopped.status]).toEqual([409, 409, 409, 409, 409, 429]);
    expect((await signsIn(camila.email)).status).toBe(200);
  });

  it('is stopped by the link in the old mailbox, without a session', async () => {
    const camila = await shop.aPlayer();
    const moved = fresh();
    await requests(camila, moved);
    const [link] = await linksAt(moved);
    const [keep] = await linksTo(camila, 'keep-address');
    const kept = await says('keep-address', keep);

    expect(kept).toMatchObject({
      status: 200,
      body: { message: 'Tu cuenta conserva su dirección. El enlace a la otra ya no sirve.' },
    });
    expect((await says('keep-address', keep)).status).toBe(200);
    expect(await opens(link)).toMatchObject({ status: 409, body: { code: 'link-replaced' } });
    expect(await record(camila)).toMatchObject({ email: camila.email, pending_email: null });
    expect(await says('keep-address', 'x'.repeat(43))).toMatchObject({ status: 409, body: { code: 'link-unknown' } });
  });

  it('is stopped too late once it happened', async () => {
    const camila = await shop.aPlayer();
    const moved = fresh();
    await requests(camila, moved);
    const [keep] = await linksTo(camila, 'keep-address');
    await opens((await linksAt(moved))[0]);

    expect(await says('keep-address', keep)).toMatchObject({
      status: 409,
      body: { code: 'address-change-done', message: expect.stringContaining('Responde') },
    });
    expect(await record(camila)).toMatchObject({ email: moved });
  });

  it('of an account without a password is allowed in the old mailbox first, then confirmed in the new one', async () => {
    const camila = await shop.aPlayer();
    await withoutPassword(camila);
    const moved = fresh();
    const request = await patches(camila, camila, { email: moved });
    const early = await linksAt(moved);
    const [allow] = await linksTo(camila, 'allow-address');
    const allowed = await says('allow-address', allow);
    const again = await says('allow-address', allow);

    expect(request).toMatchObject({
      status: 200,
      body: {
        message: expect.stringContaining('dirección actual'),
        user: { email: camila.email, pending_email: moved, has_password: false },
      },
    });
    expect([early, allowed.status, again.status, again.body.code]).toEqual([[], 200, 409, 'link-used']);
    expect((await opens((await linksAt(moved))[0])).status).toBe(200);
    expect(await record(camila)).toMatchObject({ email: moved });
  });

  it('of an account without a password is not allowed by a link to another wish', async () => {
    const camila = await shop.aPlayer();
    await withoutPassword(camila);
    await patches(camila, camila, { email: fresh() });
    const [allow] = await linksTo(camila, 'allow-address');
    const moved = fresh();
    await patches(camila, camila, { email: moved });

    expect(await says('allow-address', allow)).toMatchObject({ status: 409, body: { code: 'link-replaced' } });
    expect(await linksAt(moved)).toEqual([]);
  });

  describe('by staff', () => {
    const colleague = async (...permissions: string[]): Promise<Player> =>
      aColleague(shop, await Staff.signsIn(shop), `Ayuda ${++count}`, ['console:open', 'person:read', ...permissions]);
    const waitIsOver = (player: Player, hours = 72) =>
      shop.sql.query(
        `update accounts.address_changes set waits_until = waits_until - $2 * interval '1 hour' where person_id = $1`,
        [player.id, hours],
      );

    it('needs a right of its own', async () => {
      const [camila, helper] = [await shop.aPlayer(), await colleague('person:write')];
      const moved = fresh();

      expect(await patches(helper, camila, { email: moved, currentPassword: PASSWORD })).toMatchObject({
        status: 403,
        body: { code: 'not-allowed' },
      });
      expect((await patches(helper, camila, { bio: 'Corregida' })).status).toBe(200);
      expect([await subjects(moved), await subjects(camila.email)]).toEqual([[], []]);
    });

    it('waits three days, then moves the account by the link in the new mailbox', async () => {
      const [camila, helper] = [await shop.aPlayer(), await colleague('person:write', 'person:address')];
      const moved = fresh();
      const request = await patches(helper, camila, { email: moved });
      const [link] = await linksAt(moved);
      const early = await opens(link);
      await waitIsOver(camila, 71);
      const stillEarly = await opens(link);
      await waitIsOver(camila, 1);

      expect(request).toMatchObject({ status: 200, body: { message: expect.stringContaining('detener el cambio') } });
      expect([early, stillEarly]).toMatchObject([
        { status: 409, body: { code: 'address-change-waits' } },
        { status: 409, body: { code: 'address-change-waits' } },
      ]);
      expect(await record(camila)).toMatchObject({ email: camila.email, pending_email: moved });
      expect((await opens(link)).status).toBe(200);
      expect(await record(camila)).toMatchObject({ email: moved, email_verified: true });
    });

    it('is stopped by the link in the old mailbox, which tells until when', async () => {
      const [camila, helper] = [await shop.aPlayer(), await colleague('person:write', 'person:address')];
      const moved = fresh();
      await patches(helper, camila, { email: moved });
      const [link] = await linksAt(moved);
      const [keep] = await linksTo(camila, 'keep-address');
      const text = (await camila.mailbox()).map((mail) => mail.text).join();
      await says('keep-address', keep);
      await waitIsOver(camila);

      expect(text).toContain('Nuestro equipo pidió que tu cuenta');
      expect(text).toMatch(/desde el \d+ de \w+ de \d{4} a las \d\d:\d\d \(hora de Chile\)/);
      expect((await opens(link)).status).toBe(409);
      expect(await record(camila)).toMatchObject({ email: camila.email, pending_email: null });
    });

    it('is over a day after the wait', async () => {
      const [camila, helper] = [await shop.aPlayer(), await colleague('person:write', 'person:address')];
      const moved = fresh();
      await patches(helper, camila, { email: moved });
      const [link] = await linksAt(moved);
      await waitIsOver(camila, 96);

      expect(await opens(link)).toMatchObject({ status: 409, body: { code: 'link-expired' } });
    });

    it('does not reach a person with more rights', async () => {
      const [boss, helper] = [
        await colleague('person:write', 'person:address', 'role:read'),
        await colleague('person:write', 'person:address'),
      ];

      expect((await patches(helper, boss, { email: fresh() })).status).toBe(403);
    });
  });

  it('mends an address that was mistyped at sign-up', async () => {
    const camila = await shop.aPlayer({ verified: false });
    const moved = fresh();
    await shop.settles();
    const firstLink = /verify-email\?token=([\w-]+)/.exec((await camila.mailbox())[0]?.text ?? '')?.[1];
    await requests(camila, moved);
    await opens((await linksAt(moved))[0]);

    expect(await record(camila)).toMatchObject({ email: moved, email_verified: true });
    expect(await opens(firstLink)).toMatchObject({ status: 409, body: { code: 'verification-link-replaced' } });
  });

  it('asked for again sends another link, and only the newest works; the old mailbox is not warned twice', async () => {
    const camila = await shop.aPlayer();
    const moved = fresh();
    await requests(camila, moved);
    const [first] = await linksAt(moved);
    await requests(camila, moved);
    const second = (await linksAt(moved)).find((link) => link !== first);

    expect(await opens(first)).toMatchObject({ status: 409, body: { code: 'link-replaced' } });
    expect(await subjects(camila.email)).toEqual([REQUESTED]);
    expect((await opens(second)).status).toBe(200);
  });

  it('asked for elsewhere forgets the place before', async () => {
    const camila = await shop.aPlayer();
    const [first, second] = [fresh(), fresh()];
    await requests(camila, first);
    const [link] = await linksAt(first);
    await requests(camila, second);

    expect(await record(camila)).toMatchObject({ pending_email: second });
    expect(await opens(link)).toMatchObject({ status: 409, body: { code: 'link-replaced' } });
    expect(await record(camila)).toMatchObject({ email: camila.email, pending_email: second });
  });

  it('is cancelled by the present address', async () => {
    const camila = await shop.aPlayer();
    const moved = fresh();
    await requests(camila, moved);
    const [link] = await linksAt(moved);
    const { body } = await requests(camila, camila.email);

    expect(body).toMatchObject({
      message: expect.stringContaining('sigue siendo el mismo'),
      user: { email: camila.email, pending_email: null },
    });
    expect((await opens(link)).status).toBe(409);
    expect(await record(camila)).toMatchObject({ email: camila.email, pending_email: null });
  });

  it('ends with its link after a day', async () => {
    const camila = await shop.aPlayer();
    const moved = fresh();
    await requests(camila, moved);
    const [link] = await linksAt(moved);
    await shop.sql.query(
      `update access.email_tokens set created_at = created_at - interval '24 hours' where owner_id = $1`,
      [camila.id],
    );

    expect(await opens(link)).toMatchObject({ status: 409, body: { code: 'link-expired' } });
    expect(await record(camila)).toMatchObject({ email: camila.email, pending_email: moved });
  });

  it('to the address of another person looks the same to its sender, and tells the other', async () => {
    const [camila, diego, taker] = [await shop.aPlayer(), await shop.aPlayer(), await shop.aPlayer()];
    const moved = fresh();
    const free = await requests(camila, moved);
    const taken = await requests(taker, diego.email);

    expect([taken.status, taken.body.message, taken.body.user.pending_email]).toEqual([
      200,
      free.body.message,
      diego.email,
    ]);
    expect(await subjects(taker.email)).toEqual(await subjects(camila.email));
    expect(await subjects(diego.email)).toEqual(['Tu dirección ya tiene una cuenta en Ludoteca']);
    expect(await linksAt(diego.email)).toEqual([]);
    expect(await record(diego)).toMatchObject({ email: diego.email, pending_email: null });
  });

  it('to an address that a person took meanwhile ends like an expired link', async () => {
    const camila = await shop.aPlayer();
    const moved = fresh();
    await requests(camila, moved);
    const [link] = await linksAt(moved);
    await shop.post('/v1/auth/signup', { email: moved, username: 'Diego', password: 'Ludoteca1', language: 'es' });
    const diegos = (await shop.linksTo(moved, 'verify-email')).find((token) => token !== link);
    expect((await opens(diegos)).status).toBe(200);

    expect(await opens(link)).toMatchObject({ status: 409, body: { code: 'link-expired' } });
    expect(await record(camila)).toMatchObject({ email: camila.email, pending_email: null });
    expect((await signsIn(moved)).status).toBe(200);
  });

  it('by two accounts to one address at once moves one of them', async () => {
    const [camila, diego] = [await shop.aPlayer(), await shop.aPlayer()];
    const moved = fresh();
    await Promise.all([requests(camila, moved), requests(diego, moved)]);
    const answers = await Promise.all((await linksAt(moved)).map(opens));

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect([(await record(camila)).email, (await record(diego)).email].filter((email) => email === moved)).toHaveLength(
      1,
    );
  });

  it("is no other person's to ask for, to see or to end", async () => {
    const [camila, diego, staff] = [await shop.aPlayer(), await shop.aPlayer(), await shop.aPlayer()];
    await shop.sql.query('update access.persons set role_id = 1 where id = $1', [staff.id]);
    const moved = fresh();
    await requests(camila, moved);
    const tried = await shop.call('PATCH', `/v1/users/${camila.id}`, {
      token: diego.token,
      body: { email: camila.email },
    });
    const seen = await staff.get(`/v1/users/${camila.id}`);

    expect(tried.status).toBe(403);
    expect((await diego.get(`/v1/users/${camila.id}`)).status).toBe(403);
    expect(seen.body).toMatchObject({ email: camila.email, pending_email: null });
    expect(await record(camila)).toMatchObject({ pending_email: moved });
  });

  it('is slowed down after five tries, and after three at one address', async () => {
    const [camila, diego] = [await shop.aPlayer(), await shop.aPlayer()];
    for (let n = 0; n < 5; n++) expect((await requests(camila, fresh())).status).toBe(200);
    const sixth = await requests(camila, fresh());
    const moved = fresh();
    for (let n = 0; n < 3; n++) await requests(diego, moved);
    const fourth = await requests(diego, moved);

    expect(sixth).toMatchObject({ status: 429, body: { code: 'too-many-requests' } });
    expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(3_000);
    expect(fourth.status).toBe(429);
    await hourPasses();
    expect((await requests(camila, fresh())).status).toBe(200);
  });

  it('writes no address into the queue or the ledger', async () => {
    const camila = await shop.aPlayer();
    const moved = fresh();
    await requests(camila, moved);
    await shop.settles();
    const { rows } = await shop.sql.query<{ all: string }>(
      'select string_agg(e::text, chr(10)) as all from es.effects e',
    );

    expect(rows[0]?.all).toContain('mail:change-email');
    expect(rows[0]?.all).not.toContain('@example.test');
    expect(shop.api.output()).not.toContain(moved);
  });
});
