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

/** Holds a token of an earlier visit, and then one that another tab has just received. */
async function receives(token: string): Promise<string> {
  tab.kept.set('token', tab.token(900, { iat: 0 }));
  await session.session.check();
  tab.kept.set('token', token);
  tab.now += 6 * SECOND;
  await session.session.check();
  tab.seen.length = 0;
  return token;
}

beforeAll(() => tab.open());
afterAll(async () => {
  jest.restoreAllMocks();
  await tab.close();
});

beforeEach(async () => {
  tab.begins();
  jest.spyOn(performance, 'now').mockImplementation(() => tab.now);
  jest.spyOn(Date, 'now').mockImplementation(() => tab.clock);
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
    await receives(tab.token(60));
    tab.now += 61 * SECOND;
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
    expect(state().token).not.toBe(next);
    const forced = session.session.check({ force: true });
    while (tab.seen.length === 0) await new Promise(setImmediate);
    answer({ body: { token: next, expires_in: 900, user: { ...WHOLE, bio: null } } });
    await Promise.all([first, forced]);

    expect(tab.calls()).toEqual(['POST /v1/auth/refresh', 'GET /v1/users/u1']);
    expect(state().user.bio).toBe('I like maps');
  });
});

describe('a token whose time is over', () => {
  const YEAR = 365 * 86_400 * SECOND;

  it.each([
    ['right', 0],
    ['a year fast', YEAR],
    ['a year slow', -YEAR],
  ])('is exchanged for the next one, by the seconds since it came, with a clock that is %s', async (_, off) => {
    tab.clock += off;
    const old = await receives(tab.token(60));
    tab.now += 60 * SECOND - 1;
    await session.session.check();
    expect(tab.calls()).toEqual([]);

    tab.clock -= 2 * off;
    tab.now += 6 * SECOND;
    const next = tab.token(900);
    tab.answers('POST /v1/auth/refresh', { body: { token: next, expires_in: 900, user: WHOLE } });
    await session.session.check();

    expect(tab.seen).toEqual([{ what: 'POST /v1/auth/refresh', bearer: undefined, body: { token: old } }]);
    expect(tab.kept.get('token')).toBe(next);
    expect(state()).toMatchObject({ isLoggedIn: true, token: next, user: { username: 'Camila', bio: 'I like maps' } });
  });

  it('is counted by the seconds that came with it', async () => {
    tab.answers('POST /v1/auth', { body: { token: tab.token(900), expires_in: 30, message: 'ok' } });
    await session.session.logIn('camila@example.test', 'Ludoteca1', false);
    tab.seen.length = 0;
    tab.answers('POST /v1/auth/refresh', { body: { token: tab.token(901), expires_in: 900, user: WHOLE } });
    tab.now += 29 * SECOND;
    await session.session.check();
    expect(tab.calls()).toEqual([]);

    tab.now += 6 * SECOND;
    await session.session.check();
    expect(tab.calls()).toEqual(['POST /v1/auth/refresh']);
  });

  it('logs out when the server says that its session is over', async () => {
    await receives(tab.token(60));
    tab.now += 61 * SECOND;
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
    ['has too much to do', { status: 429, body: { message: 'x', code: 'too-many-requests' } }],
    ['does not understand', { status: 404, body: null }],
  ])('is kept while the server %s, and the failure is told', async (_, reply) => {
    const token = await receives(tab.token(60));
    tab.now += 61 * SECOND;
    tab.answers('POST /v1/auth/refresh', reply);

    await expect(session.session.check()).rejects.toThrow();
    expect(tab.kept.get('token')).toBe(token);
    expect(state()).toMatchObject({ isLoggedIn: true, verifying: false });
  });
});

describe('a token that the server refuses', () => {
  const SIGNED_OUT: Reply = { status: 401, body: { message: 'Inicia sesión.', code: 'not-signed-in' } };
  /** The library, for the bearer of this token alone. */
  const opensTo = (token: string): void =>
    tab.answers('GET /v1/library', ({ bearer }) =>
      bearer === `Bearer ${token}` ? { body: { entries: [] } } : SIGNED_OUT,
    );
  const holds = async (token: string): Promise<string> => {
    tab.kept.set('token', token);
    session.startSession();
    await session.settledRecord();
    tab.seen.length = 0;
    return token;
  };

  it('is renewed once for all calls, and each is made once more', async () => {
    const old = await holds(tab.token());
    tab.now += 900 * SECOND;
    const next = tab.token();
    tab.answers('POST /v1/auth/refresh', { body: { token: next, expires_in: 900, user: WHOLE } });
    opensTo(next);
    await Promise.all([http.get('/v1/library'), http.get('/v1/library'), http.get('/v1/library')]);

    expect(tab.seen.filter(({ what }) => what === 'POST /v1/auth/refresh').map(({ body }) => body)).toEqual([
      { token: old },
    ]);
    expect(tab.calls().filter((what) => what === 'GET /v1/library')).toHaveLength(6);
    expect(tab.kept.get('token')).toBe(next);
  });

  it('is not renewed where another tab has done it', async () => {
    await holds(tab.token());
    const next = tab.token(901, { iat: undefined });
    opensTo(next);
    tab.kept.set('token', next);
    await http.get('/v1/library');

    expect(tab.calls()).toEqual(['GET /v1/library', 'GET /v1/library']);
  });

  it('is renewed once where the server refuses what it gives, until its time is over', async () => {
    await holds(tab.token());
    tab.answers('GET /v1/library', SIGNED_OUT);
    tab.answers('POST /v1/auth/refresh', () => ({ body: { token: tab.token(), expires_in: 900, user: WHOLE } }));
    for (let second = 0; second < 890; second += 10) {
      tab.now += 10 * SECOND;
      await expect(http.get('/v1/library')).rejects.toMatchObject({ status: 401 });
    }

    expect(tab.calls().filter((what) => what === 'POST /v1/auth/refresh')).toHaveLength(1);
    expect(state().isLoggedIn).toBe(true);
  });

  it('logs out when its session is over, and the call is made as by a visitor', async () => {
    await holds(tab.token());
    tab.answers('POST /v1/auth/refresh', { status: 401, body: { code: 'session-over' } });
    tab.answers('GET /v1/library', SIGNED_OUT);
    await expect(http.get('/v1/library')).rejects.toMatchObject({ status: 401 });

    expect(state()).toMatchObject({ isLoggedIn: false, token: null, user: NO_ONE });
    expect(tab.seen.at(-1)).toMatchObject({ what: 'GET /v1/library', bearer: undefined });
  });

  it.each<[string, Reply, object]>([
    ['does not answer', 'hang up', { code: 'network' }],
    ['restarts', { status: 503, body: { code: 'busy' } }, { status: 503 }],
    ['has too much to do', { status: 429, body: { code: 'too-many-requests' } }, { status: 429 }],
  ])('stays while the server %s, and the call fails by that', async (_, reply, problem) => {
    const token = await holds(tab.token());
    tab.answers('GET /v1/library', SIGNED_OUT);
    tab.answers('POST /v1/auth/refresh', reply);

    await expect(http.get('/v1/library')).rejects.toMatchObject(problem);
    expect([tab.kept.get('token'), state().isLoggedIn]).toEqual([token, true]);
  });

  it('is not meant by a refusal of what was typed', async () => {
    await holds(tab.token());
    tab.answers('GET /v1/library', { status: 401, body: { code: 'second-factor-wrong' } });
    await expect(http.get('/v1/library')).rejects.toMatchObject({ code: 'second-factor-wrong' });

    expect(tab.calls()).toEqual(['GET /v1/library']);
  });

  it('does not come back after a log-out during its renewal', async () => {
    await holds(tab.token());
    tab.answers('GET /v1/library', SIGNED_OUT);
    tab.answers('POST /v1/auth/refresh', async () => {
      await session.session.logOut();
      return { body: { token: tab.token(901), expires_in: 900, user: WHOLE } };
    });
    await http.get('/v1/library').catch(() => undefined);

    expect([tab.kept.has('token'), state().isLoggedIn]).toEqual([false, false]);
  });

  it('makes no call again as another person who logged in meanwhile', async () => {
    await holds(tab.token());
    const other = tab.token(901, { user_id: 'u2', id: 'u2', sid: 's2' });
    tab.answers('GET /v1/library', () => {
      tab.kept.set('token', other);
      return SIGNED_OUT;
    });
    await expect(http.get('/v1/library')).rejects.toMatchObject({ status: 401 });

    expect(tab.calls()).toEqual(['GET /v1/library']);
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
    await receives(tab.token(60));
    tab.now += 61 * SECOND;
    tab.kept.set('rememberMe', 'true');
    tab.answers('POST /v1/auth/refresh', { body: { token: 'nonsense', expires_in: 900, user: WHOLE } });

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
    await opened();
    await receives(tab.token(60));
    const next = tab.token(960);
    tab.answers('POST /v1/auth/refresh', { body: { token: next, expires_in: 900, user: WHOLE } });
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
    await opened();
    await receives(tab.token(2));
    const next = tab.token(900);
    tab.answers('POST /v1/auth/refresh', { body: { token: next, expires_in: 900, user: WHOLE } });
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
    tab.answers('POST /v1/auth', { body: { token: given, expires_in: 900, message: 'ok' } });
    await session.session.logIn('camila@example.test', 'Ludoteca1', remember);

    expect(tab.seen[0]).toEqual({
      what: 'POST /v1/auth',
      bearer: undefined,
      body: { email: 'camila@example.test', password: 'Ludoteca1', remember_me: remember },
    });
    expect([tab.kept.get('token'), tab.kept.get('rememberMe')]).toEqual([given, flag]);
    expect(state()).toMatchObject({ isLoggedIn: true, error: null, verifying: false, user: { bio: 'I like maps' } });
  });

  it('lasts as long as the window in a browser without room', async () => {
    tab.isFull = true;
    const given = tab.token();
    tab.answers('POST /v1/auth', { body: { token: given, expires_in: 900, message: 'ok' } });
    await session.session.logIn('camila@example.test', 'Ludoteca1', true);
    tab.now += 6 * SECOND;
    await session.session.check();
    expect(state()).toMatchObject({ isLoggedIn: true, token: given });

    const next = tab.token(900, { jti: 'next' });
    tab.answers('POST /v1/auth/refresh', { body: { token: next, expires_in: 900, user: WHOLE } });
    tab.now += 900 * SECOND;
    await session.session.check();
    expect(state()).toMatchObject({ isLoggedIn: true, token: next });

    await session.session.logOut();
    tab.now += 6 * SECOND;
    await session.session.check();
    expect(state()).toMatchObject({ isLoggedIn: false, token: null });
  });

  it('never brings back who was logged in before, in a browser without room', async () => {
    const [pedro, camila] = [tab.token(900, { user_id: 'u2', id: 'u2' }), tab.token()];
    tab.kept.set('token', pedro);
    tab.isFull = true;
    tab.answers('POST /v1/auth', { body: { token: camila, expires_in: 900, message: 'ok' } });
    await session.session.logIn('camila@example.test', 'Ludoteca1', true);
    tab.now += 6 * SECOND;
    await session.session.check();
    expect(state()).toMatchObject({ token: camila, user: { userId: 'u1' } });
    expect(tab.kept.get('token')).toBeUndefined();
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

    tab.answers('POST /v1/auth', { body: { token: tab.token(), expires_in: 900, message: 'ok' } });
    await session.session.logIn('camila@example.test', 'Ludoteca1', true, '123456');
    expect(tab.seen[1]).toMatchObject({
      what: 'POST /v1/auth',
      body: { email: 'camila@example.test', password: 'Ludoteca1', remember_me: true, second_factor: '123456' },
    });
    expect(state().isLoggedIn).toBe(true);
  });

  it('sends it with what Google gave, too', async () => {
    tab.answers('POST /v1/auth/google', { body: { token: tab.token(), expires_in: 900, message: 'ok' } });
    await session.session.logInWithGoogle({ credential: 'from Google', second_factor: '123456' });

    expect(tab.seen[0]?.body).toEqual({ credential: 'from Google', second_factor: '123456' });
    expect(state().isLoggedIn).toBe(true);
  });

  it('with Google does the same', async () => {
    const given = tab.token();
    tab.answers('POST /v1/auth/google', { body: { token: given, expires_in: 900, message: 'ok' } });
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
    tab.answers('POST /v1/auth/passkey', { body: { token: given, expires_in: 900, message: 'ok' } });
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
    await receives(tab.token(1));
    tab.now += 6 * SECOND;
    tab.answers('POST /v1/auth/refresh', { body: { token: tab.token(), expires_in: 900, user: WHOLE } });
    session.startSession();
    expect(await goesTo()).toBe('Camila');
  });

  it('stays open while no one knows whether the session is over', async () => {
    await receives(tab.token(1));
    tab.now += 6 * SECOND;
    tab.answers('POST /v1/auth/refresh', 'hang up');
    expect(await goesTo()).toBe('Zoë');
  });

  it('sends to the log-in when the session is over', async () => {
    await receives(tab.token(1));
    tab.now += 6 * SECOND;
    tab.answers('POST /v1/auth/refresh', { status: 401, body: {} });
    expect(await goesTo()).toBe('/login?next=%2Faccount');
  });

  it.each([
    ['there is no token', null],
    ['it cannot be read', 'x'],
  ])('sends to the log-in when %s', async (_, stored) => {
    if (stored) tab.kept.set('token', stored);
    expect(await goesTo()).toBe('/login?next=%2Faccount');
  });
});
