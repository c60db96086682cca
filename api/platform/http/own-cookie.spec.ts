import { ownCookie } from './own-cookie.js';

describe('a cookie of the shop', () => {
  it('can be set by its own host alone, where browsers allow that', () => {
    expect(ownCookie('known_device', 'https://shop.example').set('abc', 60)).toBe(
      '__Host-known_device=abc; Path=/; Max-Age=60; HttpOnly; SameSite=Lax; Secure',
    );
    expect(ownCookie('known_device', 'http://localhost:3000').set('abc', 60)).toBe(
      'known_device=abc; Path=/; Max-Age=60; HttpOnly; SameSite=Lax',
    );
  });

  it.each([
    ['__Host-known_device=abc', 'abc'],
    ['lang=es; __Host-known_device=abc; x=y', 'abc'],
    ['known_device=abc', null],
    ['__Host-known_device=ABC', null],
    ['a__Host-known_device=abc', null],
    ['__Host-known_device=abcd', null],
    [undefined, null],
  ])('is read of %s as %s', (cookies, value) => {
    expect(ownCookie('known_device', 'https://shop.example').read(cookies, /[a-z]{3}/)).toBe(value);
  });
});
