import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { addressOfKey, looksLikeAppCode, newAppKey, newRecoveryCodes, plain, stepOf } from './second-factor.rules.js';

/** The key of RFC 6238's own examples. */
const KEY = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const MINUTE = 60_000;
const codeAt = (key: string, nowMs: number): string =>
  new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: nowMs });

describe('the code of an authenticator app', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
  ])('is at second %i that of the standard', (second, code) => {
    expect(codeAt(KEY, second * 1_000)).toBe(code);
    expect(stepOf(KEY, code, second * 1_000, 0)).toBe(Math.floor(second / 30));
  });

  it('is taken half a minute early or late, not two minutes', () => {
    const now = 1_234_567_890_000;
    const taken = [-2 * MINUTE, -MINUTE / 2, 0, MINUTE / 2, 2 * MINUTE].map(
      (apart) => stepOf(KEY, codeAt(KEY, now + apart), now, 0) !== null,
    );
    expect(taken).toEqual([false, true, true, true, false]);
  });

  it('is taken once, and none before it afterwards', () => {
    const now = 1_234_567_890_000;
    const step = stepOf(KEY, codeAt(KEY, now), now, 0) ?? 0;
    expect(stepOf(KEY, codeAt(KEY, now), now, step)).toBeNull();
    expect(stepOf(KEY, codeAt(KEY, now - MINUTE / 2), now, step)).toBeNull();
    expect(stepOf(KEY, codeAt(KEY, now + MINUTE / 2), now, step)).toBe(step + 1);
  });

  it('may be typed in two groups', () => {
    expect(stepOf(KEY, '005 924', 1_234_567_890_000, 0)).not.toBeNull();
    expect(['005924', '005 924', '00592', '0059244', 'ABCDEF'].map(looksLikeAppCode)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  it('comes from a key of 160 bits that the app reads with the name of the account', () => {
    const key = newAppKey(randomBytes);
    expect(key).toMatch(/^[A-Z2-7]{32}$/);
    expect(newAppKey(randomBytes)).not.toBe(key);
    const address = new URL(addressOfKey(key, 'ana@example.test'));
    expect(address.protocol + address.hostname).toBe('otpauth:totp');
    expect(decodeURIComponent(address.pathname)).toBe('/Ludoteca:ana@example.test');
    expect(Object.fromEntries(address.searchParams)).toMatchObject({ secret: key, issuer: 'Ludoteca' });
  });
});

describe('recovery codes', () => {
  it('are ten, all different, and the same however they are typed', () => {
    const codes = newRecoveryCodes(randomBytes);
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) {
      expect(code).toMatch(/^[A-Z2-7]{4}(-[A-Z2-7]{4}){3}$/);
      expect(plain(` ${code.toLowerCase().replaceAll('-', ' ')} `)).toBe(code.replaceAll('-', ''));
      expect(looksLikeAppCode(code)).toBe(false);
    }
  });
});
