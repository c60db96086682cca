import { SECOND, TestWindow, type Reply } from './session.testbed';

const WHOLE = {
  user_id: 'u1',
  email: 'camila@example.test',
  username: 'Camila',
  roleId: 2,
  bio: 'I like maps',
  birthday: '2001-02-03',
  profile_picture_url: '/media/1.png',
  developer_id: 'd1',
  email_verified: true,
};
const NO_ONE = {
  userId: null,
  email: null,
  username: null,
  roleId: 3,
  birthday: null,
  bio: null,
  profilePictureUrl: null,
  developerId: null,
  emailVerified: false,
  isSubscribed: false,
  minor: null,
  needsAcceptance: [],
  birthYearNeeded: false,
};

const tab = new TestWindow();
let session: typeof import('./session');
let http: typeof import('../http');
const state = () => session.session.now();

beforeAll(() => tab.open());
afterAll(async () => {
  jest.restoreAllMocks();
  await tab.close();
});

beforeEach(async () => {
  tab.begins();
  jest.spyOn(Date, 'now').mockImplementation(() => tab.now);
  jest.resetModules();
  session = await import('./session');
  http = await import('../http');
  tab.answers('GET /v1/users/u1', { body: WHOLE });
});

describe('the check of the stored token', () => {
  it('finds a visitor logged out where none is stored, and asks no one', async () => {
    await session.session.check({ force: true });

    expect(state()).toMatchObject({ isLoggedIn: false, token: null, verifying: false, user: NO_ONE });
    expect(tab.calls()).toEqual([]);
  });

  it('takes up a valid one: the user, and the bearer of every later call', async () => {
    tab.kept.set('token', tab.token());
    await session.session.check();
    await http.get('/v1/library').catch(() => undefined);

    expect(state()).toMatchObject({ isLoggedIn: true, token: tab.kept.get('token'), error: null, verifying: false });
    expect(state().user).toEqual({ ...NO_ONE, userId: 'u1', email: 'camila@example.test', username: 'Zoë', roleId: 2 });
    expect(tab.seen).toMatchObject([{ what: 'GET /v1/library', bearer: `Bearer ${tab.kept.get('token') ?? ''}` }]);
  });

  it('gives the role 3 to a person whose token names none', async () => {
    tab.kept.set('token', tab.token(900, { role_id: undefined }));
    await session.session.check();

    expect(state().user.roleId).toBe(3);
  });

  it('loads the whole record only when forced', async () => {
    tab.kept.set('token', tab.token());
    await session.session.check();
    expect(tab.calls()).toEqual([]);

    await session.session.check({ force: true });
    expect(tab.calls()).toEqual(['GET /v1/users/u1']);
    expect(state().user).toEqual({
      ...NO_ONE,
      userId: 'u1',
      email: 'camila@example.test',
      username: 'Camila',
      roleId: 2,
      birthday: '2001-02-03',
      bio: 'I like maps',
      profilePictureUrl: '/media/1.png',
      developerId: 'd1',
      emailVerified: true,
    });
  });

  it('keeps the whole record through later checks', async () => {
    tab.kept.set('token', tab.token());
    await session.session.check({ force: true });
    tab.now += 6 * SECOND;
    await session.session.check();

    expect(state().user.bio).toBe('I like maps');
  });

  it('knows of a minor what the record told, also after a token that does not tell it, and of no one else', async () => {
    tab.kept.set('token', tab.token());
    tab.answers('GET /v1/users/u1', { body: { ...WHOLE, minor: true, needs_acceptance: ['terms'] } });
    await session.session.check({ force: true });
    tab.kept.set('token', tab.token(901, { username: 'Diego' }));
    tab.now += 6 * SECOND;
    await session.session.check();
    expect(state().user).toMatchObject({ username: 'Diego', minor: true, needsAcceptance: ['terms'] });

    tab.kept.set('token', tab.token(902, { user_id: 'u2', id: 'u2' }));
    tab.now += 6 * SECOND;
    await session.session.check();
    expect(state().user).toMatchObject({ userId: 'u2', minor: null, needsAcceptance: [] });
  });

  it('rests five seconds, unless forced', async () => {
    tab.kept.set('token', tab.token());
    await session.session.check();
    tab.kept.set('token', tab.token(901, { username: 'Diego' }));
    tab.now += 4_999;
    await session.session.check();
    expect(state().user.username).toBe('Zoë');

    tab.now += 1;
    await session.session.check();
    expect(state().user.username).toBe('Diego');

    tab.kept.delete('token');
    await session.session.check({ force: true });
    expect(state().isLoggedIn).toBe(false);
  });

  it('does not begin while another runs, but a forced one comes after it and loads the record', async () => {
    tab.kept.set('token', tab.token(0));
    const next = tab.token(900);
    let answer = (_: Reply): void => undefined;
    tab.answers(
      'POST /v1/auth/refresh',
      () =>
        new Promise<Reply>((resolve) => {
          answer = resolve;
        }),
    );
    const first = session.session.check();
    tab.now += 6 * SECOND;
    await session.session.check();
    expect(state().isLoggedIn).toBe(false);
    const forced = session.session.check({ force: true });
    while (tab.seen.length === 0) await new Promise(setImmediate);
    answer({ body: { token: next, user: { ...WHOLE, bio: null } } });
    await Promise.all([first, forced]);

    expect(tab.calls()).toEqual(['POST /v1/auth/refresh', 'GET /v1/users/u1']);
    expect(state().user.bio).toBe('I like maps');
  });
});

describe('an expired token', () => {
  it.each([
    [0, 'in this second'],
    [-3_600, 'an hour ago'],
  ])('that ended %s (%s) is exchanged for the next', async (livesFor) => {
    const [old, next] = [tab.token(livesFor), tab.token(900)];
    tab.kept.set('token', old);
    tab.answers('POST /v1/auth/refresh', { body: { token: next, user: WHOLE } });
    await session.session.check();

    expect(tab.seen).toEqual([{ what: 'POST /v1/auth/refresh', bearer: undefined, body: { token: old } }]);
    expect(tab.kept.get('token')).toBe(next);
    expect(state()).toMatchObject({ isLoggedIn: true, token: next, user: { username: 'Camila', bio: 'I like maps' } });
  });

  it('with a second to live is no expired one', async () => {
    tab.kept.set('token', tab.token(1));
    await session.session.check();

    expect(tab.calls()).toEqual([]);
  });

  it('whose session is over logs out', async () => {
    tab.kept.set('token', tab.token(-1));
    tab.answers('POST /v1/auth/refresh', {
      status: 401,
      body: { message: 'Tu sesión terminó.', code: 'session-over' },
    });
    await session.session.check();

    expect(state()).toMatchObject({ isLoggedIn: false, token: null, verifying: false, user: NO_ONE });
    expect(tab.kept.has('token')).toBe(false);
  });

  it.each<[string, Reply]>([
    ['does not answer', 'hang up'],
    ['is broken', { status: 500, body: { message: 'x', code: 'unexpected' } }],
  ])('is kept while the server %s, and the failure is told', async (_, reply) => {
    tab.kept.set('token', tab.token(-1));
    tab.answers('POST /v1/auth/refresh', reply);

    await expect(session.session.check()).rejects.toThrow();
    expect(tab.kept.has('token')).toBe(true);
    expect(state().verifying).toBe(false);
  });
});

describe('a token that no one can read', () => {
  const unreadable = [
    'x',
    'a.b.c',
    `a.${Buffer.from('null').toString('base64url')}.c`,
    `a.${Buffer.from('{"exp":"soon"}').toString('base64url')}.c`,
  ];

  it.each(unreadable)(
    '(%s) is cleared with the remember-me flag; the visitor is logged out and the error goes on',
    async (stored) => {
      tab.kept.set('token', tab.token());
      await session.session.check();
      tab.kept.set('token', stored);
      tab.kept.set('rememberMe', 'true');

      await expect(session.session.check({ force: true })).rejects.toThrow();
      expect([tab.kept.has('token'), tab.kept.has('rememberMe')]).toEqual([false, false]);
      expect(state()).toMatchObject({
        isLoggedIn: false,
        token: null,
        verifying: false,
        user: NO_ONE,
        error: expect.any(String),
      });
      await http.get('/v1/games').catch(() => undefined);
      expect(tab.seen.at(-1)).toMatchObject({ bearer: undefined });
    },
  );

  it('is treated alike when it is what the refresh brought', async () => {
    tab.kept.set('token', tab.token(-1));
    tab.kept.set('rememberMe', 'true');
    tab.answers('POST /v1/auth/refresh', { body: { token: 'nonsense', user: WHOLE } });

    await expect(session.session.check()).rejects.toThrow();
    expect([tab.kept.has('token'), tab.kept.has('rememberMe'), state().isLoggedIn]).toEqual([false, false, false]);
  });
});

describe('a page that opens', () => {
  const opened = async (): Promise<void> => {
    session.startSession();
    await session.settledRecord();
  };

  it('loads the whole record of the person logged in', async () => {
    tab.kept.set('token', tab.token());
    await opened();

    expect(tab.calls()).toEqual(['GET /v1/users/u1']);
    expect(state()).toMatchObject({ isLoggedIn: true, verifying: false, user: { bio: 'I like maps' } });
  });

  it('asks for what it shows while the record is still on its way', async () => {
    tab.kept.set('token', tab.token());
    let answer = (_: Reply): void => undefined;
    tab.answers(
      'GET /v1/users/u1',
      () =>
        new Promise<Reply>((resolve) => {
          answer = resolve;
        }),
    );
    tab.answers('GET /v1/library', { body: { entries: [] } });
    session.startSession();
    const { isLoggedIn, verifying, user } = await session.settledSession();
    expect({ isLoggedIn, verifying, name: user.username, bio: user.bio }).toEqual({
      isLoggedIn: true,
      verifying: false,
      name: 'Zoë',
      bio: null,
    });

    await http.get('/v1/library');
    expect(tab.seen.at(-1)).toMatchObject({ what: 'GET /v1/library', bearer: `Bearer ${tab.kept.get('token') ?? ''}` });
    answer({ body: WHOLE });
    expect((await session.settledRecord()).user.bio).toBe('I like maps');
  });

  it('checks the token before every call as long as one is stored', async () => {
    tab.kept.set('token', tab.token(60));
    await opened();
    tab.seen.length = 0;
    const next = tab.token(960);
    tab.answers('POST /v1/auth/refresh', { body: { token: next, user: WHOLE } });
    tab.now += 61 * SECOND;
    await http.get('/v1/library').catch(() => undefined);

    expect(tab.calls().filter((what) => !what.includes('users'))).toEqual(['POST /v1/auth/refresh', 'GET /v1/library']);
    expect(tab.seen.at(-1)?.bearer).toBe(`Bearer ${next}`);
    tab.seen.length = 0;
    await session.session.logOut();
    tab.seen.length = 0;
    await http.get('/v1/games').catch(() => undefined);
    expect(tab.seen).toMatchObject([{ what: 'GET /v1/games', bearer: undefined }]);
  });

  it('renews a token that ends within the five seconds of rest', async () => {
    tab.kept.set('token', tab.token(2));
    await opened();
    tab.seen.length = 0;
    const next = tab.token(900);
    tab.answers('POST /v1/auth/refresh', { body: { token: next, user: WHOLE } });
    tab.now += 3 * SECOND;
    await http.get('/v1/library').catch(() => undefined);

    expect(tab.seen.at(-1)).toMatchObject({ what: 'GET /v1/library', bearer: `Bearer ${next}` });
  });

  it('follows what another tab does', async () => {
    tab.kept.set('token', tab.token());
    await opened();
    tab.kept.delete('token');
    window.dispatchEvent(Object.assign(new Event('storage'), { key: 'token' }));
    await session.settledSession();

    expect(state()).toMatchObject({ isLoggedIn: false, user: NO_ONE });
  });
});

describe('logging in', () => {
  it.each([
    [true, 'true'],
    [false, 'false'],
  ])('with a password keeps the wish to be remembered (%p)', async (remember, flag) => {
    const given = tab.token();
    tab.answers('POST /v1/auth', { body: { token: given, message: 'ok' } });
    await session.session.logIn('camila@example.test', 'Ludoteca1', remember);

    expect(tab.seen[0]).toEqual({
      what: 'POST /v1/auth',
      bearer: undefined,
      body: { email: 'camila@example.test', password: 'Ludoteca1', remember_me: remember },
    });
    expect([tab.kept.get('token'), tab.kept.get('rememberMe')]).toEqual([given, flag]);
    expect(state()).toMatchObject({ isLoggedIn: true, error: null, verifying: false, user: { bio: 'I like maps' } });
  });

  it('sends the code of an account that wants one', async () => {
    tab.answers('POST /v1/auth', {
      status: 401,
      body: { message: 'Escribe el código.', code: 'second-factor-needed' },
    });
    await expect(session.session.logIn('camila@example.test', 'Ludoteca1', true)).rejects.toMatchObject({
      code: 'second-factor-needed',
    });
    expect(state().isLoggedIn).toBe(false);

    tab.answers('POST /v1/auth', { body: { token: tab.token(), message: 'ok' } });
    await session.session.logIn('camila@example.test', 'Ludoteca1', true, '123456');
    expect(tab.seen[1]).toMatchObject({
      what: 'POST /v1/auth',
      body: { email: 'camila@example.test', password: 'Ludoteca1', remember_me: true, second_factor: '123456' },
    });
    expect(state().isLoggedIn).toBe(true);
  });

  it('sends it with what Google gave, too', async () => {
    tab.answers('POST /v1/auth/google', { body: { token: tab.token(), message: 'ok' } });
    await session.session.logInWithGoogle({ credential: 'from Google', second_factor: '123456' });

    expect(tab.seen[0]?.body).toEqual({ credential: 'from Google', second_factor: '123456' });
    expect(state().isLoggedIn).toBe(true);
  });

  it('with Google does the same', async () => {
    const given = tab.token();
    tab.answers('POST /v1/auth/google', { body: { token: given, message: 'ok' } });
    await session.session.logInWithGoogle({ credential: 'from Google', nonce: 'n' });

    expect(tab.seen[0]).toEqual({
      what: 'POST /v1/auth/google',
      bearer: undefined,
      body: { credential: 'from Google', nonce: 'n' },
    });
    expect([tab.kept.get('token'), tab.kept.get('rememberMe')]).toEqual([given, 'false']);
    expect(state()).toMatchObject({ isLoggedIn: true, user: { bio: 'I like maps' } });
  });

  it.each([
    [true, 'true'],
    [false, 'false'],
  ])('with a passkey needs nothing else, and keeps whether to be remembered (%p)', async (remember, flag) => {
    const given = tab.token();
    tab.answers('POST /v1/auth/passkey', { body: { token: given, message: 'ok' } });
    await session.session.logInByPasskey({ id: 'from the device' }, remember);

    expect(tab.seen[0]).toEqual({
      what: 'POST /v1/auth/passkey',
      bearer: undefined,
      body: { response: { id: 'from the device' }, remember_me: remember },
    });
    expect([tab.kept.get('token'), tab.kept.get('rememberMe')]).toEqual([given, flag]);
    expect(state()).toMatchObject({ isLoggedIn: true, user: { bio: 'I like maps' } });
  });

  it("keeps the server's sentence when it fails", async () => {
    tab.answers('POST /v1/auth', {
      status: 401,
      body: { message: 'El correo o la contraseña no coinciden.', code: 'wrong-credentials' },
    });
    tab.answers('POST /v1/auth/google', {
      status: 409,
      body: { message: 'Ya tienes una cuenta.', code: 'password-needed' },
    });

    await expect(session.session.logIn('a@b.example', 'x', false)).rejects.toMatchObject({ code: 'wrong-credentials' });
    expect(state()).toMatchObject({ isLoggedIn: false, error: 'El correo o la contraseña no coinciden.' });
    await expect(session.session.logInWithGoogle({ credential: 'c' })).rejects.toMatchObject({
      code: 'password-needed',
    });
    expect(tab.kept.has('token')).toBe(false);
  });
});

describe('logging out', () => {
  it.each<[string, Reply]>([
    ['answers', { body: { message: 'Sesión cerrada.' } }],
    ['is broken', { status: 500, body: null }],
  ])('clears all and makes the user no one again when the server %s', async (_, reply) => {
    tab.kept.set('token', tab.token());
    tab.kept.set('rememberMe', 'true');
    await session.session.check({ force: true });
    tab.answers('POST /v1/auth/logout', reply);
    const bearer = `Bearer ${tab.kept.get('token') ?? ''}`;
    await session.session.logOut();

    expect(tab.seen.at(-1)).toMatchObject({ what: 'POST /v1/auth/logout', bearer });
    expect(tab.kept.size).toBe(0);
    expect(state()).toMatchObject({ token: null, isLoggedIn: false, error: null, user: NO_ONE });
  });
});

describe('a page for people with an account', () => {
  const goesTo = async (): Promise<unknown> => {
    const { requireLogin } = await import('./guard');
    return requireLogin(new Request('https://ludoteca.test/account')).then(
      ({ user }) => user.username,
      (thrown: unknown) => (thrown as Response).headers.get('location'),
    );
  };

  it('opens to the person logged in', async () => {
    tab.kept.set('token', tab.token());
    expect(await goesTo()).toBe('Zoë');
  });

  it('waits for the check that runs', async () => {
    tab.kept.set('token', tab.token(-1));
    tab.answers('POST /v1/auth/refresh', { body: { token: tab.token(), user: WHOLE } });
    session.startSession();
    expect(await goesTo()).toBe('Camila');
  });

  it.each<[string, string | null, Reply]>([
    ['there is no token', null, 'hang up'],
    ['it cannot be read', 'x', 'hang up'],
    ['the session is over', 'old', { status: 401, body: {} }],
    ['the check fails', 'old', 'hang up'],
  ])('sends to the log-in when %s', async (_, stored, reply) => {
    if (stored) tab.kept.set('token', stored === 'old' ? tab.token(-1) : stored);
    tab.answers('POST /v1/auth/refresh', reply);
    expect(await goesTo()).toBe('/login?next=%2Faccount');
  });
});
