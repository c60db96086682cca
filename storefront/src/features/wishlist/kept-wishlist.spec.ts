import { SECOND, TestWindow, type Reply } from '../../lib/session/session.testbed';

const tab = new TestWindow();
let session: typeof import('../../lib/session/session');
let kept: typeof import('./kept-wishlist');
let wishlist: typeof import('./wishlist');

const CAMILA = { user_id: 'u1', id: 'u1' };
const PEDRO = { user_id: 'u2', id: 'u2' };
const added = (gameId: string): string => `PUT /v1/wishlist/games/${gameId}`;
const OK: Reply = { body: { games: [], mails: true, shareUrl: null } };
const REFUSED: Reply = { status: 404, body: { message: 'There is no such game.', code: 'game-not-found' } };

/** The calls that put a game on a list. */
const wished = (): string[] =>
  tab
    .calls()
    .filter((call) => call.startsWith('PUT /v1/wishlist/'))
    .map((call) => call.replace(/.*\//, ''));

/** Opens the shop in a window that keeps what it kept. */
async function opens(): Promise<void> {
  Object.assign(globalThis, { window: new EventTarget() });
  jest.resetModules();
  session = await import('../../lib/session/session');
  kept = await import('./kept-wishlist');
  wishlist = await import('./wishlist');
  (await import('./start-kept-wishlist')).startKeptWishlist();
  session.startSession();
  await session.settledSession();
}

async function logsIn(person: typeof CAMILA): Promise<void> {
  tab.now += 10 * SECOND;
  tab.answers('POST /v1/auth', { body: { token: tab.token(900, person), expires_in: 900 } });
  tab.answers('POST /v1/auth/logout', { body: { message: 'You are logged out.' } });
  await session.session.logIn('camila@example.test', 'Ludoteca1', false);
  await wishlist.mergeKeptWishlist();
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
  for (const game of ['volcano', 'reef', 'orbit']) tab.answers(added(game), OK);
  await opens();
});

describe('games that a visitor wished', () => {
  it('join the account that logs in, and are forgotten here', async () => {
    kept.keptWishlist.add('volcano', 'reef');
    await logsIn(CAMILA);
    expect(wished().sort()).toEqual(['reef', 'volcano']);
    expect(tab.seen.find(({ what }) => what === added('reef'))?.bearer).toBe(`Bearer ${tab.kept.get('token')}`);
    expect([...tab.kept.keys()].filter((key) => key.startsWith('wishlist'))).toEqual([]);
    expect(kept.keptWishlist.ids()).toEqual([]);
  });

  it('join all of them, more than are sent at once', async () => {
    const games = Array.from({ length: 12 }, (_, n) => `game-${n}`);
    for (const game of games) tab.answers(added(game), OK);
    kept.keptWishlist.add(...games);
    await logsIn(CAMILA);
    expect(wished().sort()).toEqual(games.toSorted());
  });

  it('are not seen again after logging out, and are none of who logs in next', async () => {
    kept.keptWishlist.add('volcano');
    await logsIn(CAMILA);
    await session.session.logOut();
    expect(kept.keptWishlist.ids()).toEqual([]);
    kept.keptWishlist.add('reef');
    await logsIn(PEDRO);
    expect(wished()).toEqual(['volcano', 'reef']);
  });

  it('are let go where the shop has no such game', async () => {
    tab.answers(added('reef'), REFUSED);
    kept.keptWishlist.add('reef', 'volcano');
    await logsIn(CAMILA);
    expect(wished().sort()).toEqual(['reef', 'volcano']);
    expect(tab.kept.get('wishlist:u1')).toBeUndefined();
  });

  it.each([
    ['cannot be reached', 'hang up'],
    ['is ill', { status: 503, body: { message: 'Try again.', code: 'try-again' } }],
    ['has too many tries', { status: 429, body: { message: 'Try later.', code: 'too-many-requests' } }],
  ] satisfies [string, Reply][])('wait for the next visit while the shop %s', async (_, trouble) => {
    tab.answers(added('reef'), trouble);
    kept.keptWishlist.add('volcano', 'reef');
    await logsIn(CAMILA);
    expect(tab.kept.get('wishlist:u1')).toBe('["reef"]');

    tab.answers(added('reef'), OK);
    tab.seen = [];
    await opens();
    await wishlist.mergeKeptWishlist();
    expect(wished()).toEqual(['reef']);
    expect(tab.kept.get('wishlist:u1')).toBeUndefined();
  });

  it('that wait for one person are not shown or given to another', async () => {
    tab.answers(added('reef'), 'hang up');
    kept.keptWishlist.add('reef');
    await logsIn(CAMILA);
    await session.session.logOut();
    expect(kept.keptWishlist.ids()).toEqual([]);

    tab.answers(added('reef'), OK);
    tab.seen = [];
    await logsIn(PEDRO);
    expect(wished()).toEqual([]);
    await session.session.logOut();
    await logsIn(CAMILA);
    expect(wished()).toEqual(['reef']);
  });

  it('join the account all the same where the browser has no room for them', async () => {
    tab.isFull = true;
    expect([kept.keptWishlist.add('volcano'), kept.keptWishlist.add('reef')]).toEqual([false, false]);
    await logsIn(CAMILA);
    expect(wished().sort()).toEqual(['reef', 'volcano']);
    expect(kept.keptWishlist.newest()).toEqual([]);
  });

  it('are sent once, however many ask for it', async () => {
    kept.keptWishlist.add('volcano');
    await logsIn(CAMILA);
    await Promise.all([wishlist.mergeKeptWishlist(), wishlist.mergeKeptWishlist()]);
    expect(wished()).toEqual(['volcano']);
  });
});

describe('a list in a browser', () => {
  it('has room for a hundred games, whatever else was written there', async () => {
    const games = Array.from({ length: 130 }, (_, n) => `game-${n}`);
    tab.kept.set('wishlist', JSON.stringify([null, 'no id, but words', { id: 'reef' }, ...games]));
    await opens();
    expect(kept.keptWishlist.ids()).toEqual(games.slice(0, 100));
  });

  it('keeps a game that another tab wished a moment ago', () => {
    kept.keptWishlist.add('volcano');
    tab.kept.set('wishlist', '["volcano","reef"]');
    kept.keptWishlist.add('orbit');
    expect(kept.keptWishlist.ids()).toEqual(['volcano', 'reef', 'orbit']);
    kept.keptWishlist.remove('volcano');
    expect(tab.kept.get('wishlist')).toBe('["reef","orbit"]');
  });
});
