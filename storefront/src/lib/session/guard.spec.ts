import { runInNewContext } from 'node:vm';
import { behindLogin, leaveForLogin, requireLogin, safeNext } from './guard';

describe('the page after logging in', () => {
  it.each(['/', '/library', '/games?subject=math&page=2', '/games/volcan-despierto#reviews', '/orders?page=3'])(
    'is %s, a page of this shop',
    (next) => expect(safeNext(next)).toBe(next),
  );
  it.each([null, '', 'library', 'https://evil.example', 'javascript:alert(1)', ' /library'])(
    'is the home page for %p, which is no path',
    (next) => expect(safeNext(next)).toBe('/'),
  );
  it.each([
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/.//evil.example',
    '/x/..//evil.example',
    '//evil.example:80/library',
    '//user@evil.example',
  ])('never leads to another host, however %p hides it', (next) => expect(safeNext(next)).toBe('/'));
  it.each([
    '/login',
    '/login?next=/library',
    '/register',
    '/register-pending',
    '/forgot-password',
    '/confirm-password-reset?token=x',
    '/new-account-verify-email?token=x',
  ])('is not %s, where one has just been', (next) => expect(safeNext(next)).toBe('/'));
  it('is read as browsers read it', () => expect(safeNext('/games/../library')).toBe('/library'));
});

describe('a page for people with an account', () => {
  /** Where a person who is not logged in is sent from an address. */
  async function sentFrom(address: string): Promise<string | null> {
    const answer: unknown = await requireLogin(new Request(address)).then(
      () => null,
      (thrown: unknown) => thrown,
    );
    expect(answer).toBeInstanceOf(Response);
    return (answer as Response).headers.get('location');
  }

  it('sends visitors to log in, and remembers the page with its search', async () =>
    expect(await sentFrom('https://ludoteca.test/orders?page=2')).toBe(
      `/login?next=${encodeURIComponent('/orders?page=2')}`,
    ));
  it('remembers the page, not the data that the browser fetched for it', async () =>
    expect(await sentFrom('https://ludoteca.test/library.data')).toBe('/login?next=%2Flibrary'));
  describe('opened by a link that names a place on it', () => {
    const opened = (address: string): void =>
      void Object.defineProperty(globalThis, 'location', { configurable: true, value: new URL(address) });
    afterEach(() => Reflect.deleteProperty(globalThis, 'location'));

    it('remembers the place, which no request carries', async () => {
      opened('https://ludoteca.test/subscription-management#card');
      expect(await sentFrom('https://ludoteca.test/subscription-management')).toBe(
        '/login?next=%2Fsubscription-management%23card',
      );
    });
    it('takes no place from the page that a link was followed on', async () => {
      opened('https://ludoteca.test/account#guardian');
      expect(await sentFrom('https://ludoteca.test/orders')).toBe('/login?next=%2Forders');
    });
  });
  it('leads back to where they were going', async () => {
    const address = new URL(
      (await sentFrom('https://ludoteca.test/orders?page=2&tab=a%20b')) ?? '',
      'https://ludoteca.test',
    );
    expect(safeNext(address.searchParams.get('next'))).toBe('/orders?page=2&tab=a%20b');
  });
});

describe('before a page is drawn', () => {
  /** Where the page's script sends a person whose browser keeps this. */
  function sentBy(script: string, localStorage: Record<string, string>): string | null {
    let sent: string | null = null;
    const location = { pathname: '/wishlist', search: '?a=1', hash: '#b', replace: (to: string) => (sent = to) };
    runInNewContext(script, { localStorage, location, document: { documentElement: {} } });
    return sent;
  }
  const handle = { texts: [] };
  const own = leaveForLogin([{ handle: undefined }, { handle: behindLogin(handle) }]);
  const wishlist = leaveForLogin([{ handle: behindLogin(handle, 'wishlist') }]);

  it('a visitor leaves for the log-in where one is needed', () =>
    expect(sentBy(own, { wishlist: '["reef"]' })).toBe(`/login?next=${encodeURIComponent('/wishlist?a=1#b')}`));
  it('who has a session stays', () => expect(sentBy(own, { token: 'a.b.c' })).toBeNull());
  it('a visitor stays where this browser keeps something for the page', () => {
    expect(sentBy(wishlist, { wishlist: '["reef"]' })).toBeNull();
    expect(sentBy(wishlist, { token: 'a.b.c' })).toBeNull();
    expect(sentBy(wishlist, {})).not.toBeNull();
  });
  it('nothing is in the way of a page for all', () => expect(leaveForLogin([{ handle }])).toBe(''));
});
