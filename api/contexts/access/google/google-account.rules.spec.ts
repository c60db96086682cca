import { decideGoogle, usernameFor, claimFault, identityOf, type Expected, mayCheck } from './google.rules.js';

const expected: Expected = { issuers: ['https://accounts.google.com'], clientId: 'us', nonce: null, now: 1_000_000 };
const claims = {
  iss: 'https://accounts.google.com',
  aud: 'us',
  iat: 999_990,
  exp: 1_003_590,
  sub: '1',
  email: 'Rosa@Gmail.com',
  email_verified: true,
};

describe('what a token says', () => {
  it('holds to the second at the edges of the tolerance', () => {
    expect(claimFault({ ...claims, exp: 999_941 }, expected)).toBeNull();
    expect(claimFault({ ...claims, exp: 999_940 }, expected)).toBe('expired');
    expect(claimFault({ ...claims, iat: 1_000_060 }, expected)).toBeNull();
    expect(claimFault({ ...claims, iat: 1_000_061 }, expected)).toBe('not-yet');
  });

  it.each([
    ['exp', '1003590'],
    ['exp', NaN],
    ['iat', null],
  ])('has no time in %s = %p', (name, value) =>
    expect(claimFault({ ...claims, [name]: value }, expected)).not.toBeNull(),
  );
  it('carries the random word that the browser was given, and none where it was given none', () => {
    const given = { ...expected, nonce: 'ours' };

    expect(claimFault({ ...claims, nonce: 'ours' }, given)).toBeNull();
    for (const nonce of ['theirs', '', null, 7]) expect(claimFault({ ...claims, nonce }, given)).toBe('nonce');
    expect(claimFault(claims, given)).toBe('nonce');
    expect(claimFault({ ...claims, nonce: 'ours' }, expected)).toBe('nonce');
  });
  it('is fresh where it carries no random word', () => {
    expect(claimFault({ ...claims, iat: 999_641 }, expected)).toBeNull();
    expect(claimFault({ ...claims, iat: 999_640 }, expected)).toBe('expired');
    expect(claimFault({ ...claims, iat: 999_640, nonce: 'ours' }, { ...expected, nonce: 'ours' })).toBeNull();
  });

  it.each([
    ['rosa@gmail.com', undefined, true],
    ['rosa@colegio.example', 'colegio.example', true],
    ['rosa@correo.example', undefined, false],
    ['rosa@correo.example', '', false],
    ['rosa@notgmail.com', undefined, false],
    ['rosa@gmail.com.example', undefined, false],
  ])("about %s of workspace %p is Google's own word: %p", (email, hd, authoritative) =>
    expect(identityOf({ ...claims, email, hd }).authoritative).toBe(authoritative),
  );
  it('writes the address small', () => expect(identityOf(claims).email).toBe('rosa@gmail.com'));
});

describe('the account that Google leads to', () => {
  it.each([
    [true, null, 'sign-up'],
    [false, null, 'sign-up'],
    [true, { addressVerified: true, linkedElsewhere: false, hasPassword: true }, 'ask-password'],
    [true, { addressVerified: true, linkedElsewhere: false, hasPassword: false }, 'link'],
    [false, { addressVerified: true, linkedElsewhere: false, hasPassword: true }, 'ask-password'],
    [true, { addressVerified: false, linkedElsewhere: false, hasPassword: true }, 'take-over'],
    [false, { addressVerified: false, linkedElsewhere: false, hasPassword: true }, 'ask-password'],
    [true, { addressVerified: true, linkedElsewhere: true, hasPassword: true }, 'linked-elsewhere'],
  ])('authoritative %p and %j: %s', (authoritative, account, decision) =>
    expect(decideGoogle({ authoritative }, account)).toBe(decision),
  );
});

describe("a user name out of Google's", () => {
  it.each([
    ['Rosa', 'Rosa'],
    ['  María   José ', 'María José'],
    ['O’Higgins-Ñuñoa', 'O’Higgins-Ñuñoa'],
    ['-Rosa', 'Rosa'],
    ['Rosa\nBcc: x', 'Rosa Bcc x'],
    ['李小龍', '李小龍'],
    ['😀', 'rosa.p'],
    ['A', 'rosa.p'],
    [null, 'rosa.p'],
    ['x'.repeat(60), 'x'.repeat(40)],
    [`${'x'.repeat(39)} y`, 'x'.repeat(39)],
  ])('%j becomes %j', (name, username) =>
    expect(usernameFor({ name, email: 'rosa.p@gmail.com' }, 'Alguien')).toBe(username),
  );
  it('is a person when nothing is left', () =>
    expect(usernameFor({ name: null, email: '+@gmail.com' }, 'Alguien')).toBe('Alguien'));
});

describe('the page that asks', () => {
  it.each([
    [{ origin: 'https://shop.example' }, true],
    [{}, true],
    [{ origin: 'https://evil.example' }, false],
    [{ cookies: 'xg_csrf_token=a', csrfToken: 'a' }, false],
    [{ cookies: 'g_csrf_token=; b=c', csrfToken: '' }, false],
    [{ cookies: 'b=c; g_csrf_token=a', csrfToken: 'a', origin: 'https://accounts.google.com' }, true],
    [{ cookies: 'g_csrf_token=a' }, false],
  ])('%j may: %p', (page, may) =>
    expect(
      mayCheck({ origin: undefined, cookies: undefined, csrfToken: undefined, ...page }, ['https://shop.example']),
    ).toBe(may),
  );
});
