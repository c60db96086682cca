import { requireLogin, safeNext } from './guard';

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
