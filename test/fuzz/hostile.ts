import type { Chance } from './chance.js';

/** Texts that have broken something somewhere. */
export const TEXTS: readonly string[] = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  '\udfff and more',
  'a\r\nBcc: x@example.test',
  '\r\nSet-Cookie: a=b',
  '\u202Eabc',
  '\u200b',
  '\ufeff',
  '🦖'.repeat(60),
  'İ',
  'ﷺ',
  'Ω'.repeat(300),
  'x'.repeat(5_000),
  '9'.repeat(400),
  "' or 1=1 --",
  "'; drop table access.persons; --",
  '%_%',
  '\\',
  '$1',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '{{7*7}}',
  '${7*7}',
  '#{7*7}',
  '<%= 7*7 %>',
  '{"$gt":""}',
  '../../../../etc/passwd',
  '..\\..\\win.ini',
  'file:///etc/passwd',
  'http://169.254.169.254/',
  '//evil.example',
  'javascript:alert(1)',
  'http://[',
  'https://user:pass@example.test:99999/',
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'null',
  'undefined',
  'NaN',
  'true',
  '-1',
  '0x10',
  '1e400',
  '1,5',
  '0000-00-00',
  '2026-02-30',
  '9999-12-31T23:59:60Z',
  '+275760-09-13T00:00:00.001Z',
  'a@b',
  'a@b.c\n',
  `${'a'.repeat(70)}@example.test`,
  `a@${'b.'.repeat(150)}test`,
  'ñandú@example.test',
  'eyJhbGciOiJub25lIn0.e30.',
  '(a+)+$',
  '[',
  '((((((((((',
  'all',
  'me',
  '0',
  '..',
  '.',
];

export const NUMBERS: readonly number[] = [
  0, -1, 1, 2, 0.1, -0.5, 32_768, 65_536, 2_147_483_647, 2_147_483_648, -2_147_483_649, 4_294_967_296,
  9_007_199_254_740_991, 1e18, 1e19, 1e21, 1e308, -1e308, 5e-324,
];

/** Numbers that JSON can write and a double or a table cannot hold. */
export const LITERALS: readonly string[] = [
  '1e400',
  '-1e400',
  '-0',
  '1E+2',
  '0.1e-400',
  `1${'0'.repeat(400)}`,
  '00',
  '0x1',
  'NaN',
  'Infinity',
  '+1',
  '.5',
  "'a'",
  'undefined',
  '// a',
  '',
];

export const PROTOTYPE_KEYS: readonly string[] = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'then',
  'toJSON',
];

/** Names of fields that only the shop may decide. */
export const TEMPTING_FIELDS: readonly string[] = [
  'id',
  'user_id',
  'roleId',
  'role_id',
  'developerId',
  'developer_id',
  'email_verified',
  'isSubscribed',
  'permissions',
  'price',
  'status',
  'password_hash',
  '$where',
];

const MEGABYTE = 1_000_000;

/** Some JSON value of any kind. */
export function anything(chance: Chance, depth = 0): unknown {
  switch (chance.whole(0, depth > 3 ? 4 : 8)) {
    case 0:
      return null;
    case 1:
      return chance.percent(50);
    case 2:
      return chance.pick(NUMBERS);
    case 3:
    case 4:
      return chance.pick(TEXTS);
    case 5:
      return Array.from({ length: chance.whole(0, 3) }, () => anything(chance, depth + 1));
    case 6:
      return Array.from({ length: chance.pick([50, 101, 1_001]) }, () => 'a');
    case 7:
      return { [chance.pick(PROTOTYPE_KEYS)]: anything(chance, depth + 1) };
    default:
      return { a: anything(chance, depth + 1), [chance.pick(TEMPTING_FIELDS)]: anything(chance, depth + 1) };
  }
}

/** JSON so deep, or so large, that a careless reader falls over. */
export function overbearing(chance: Chance): string {
  const levels = chance.pick([500, 1_000, 3_000, 5_000, 10_000]);
  switch (chance.whole(0, 3)) {
    case 0:
      return '['.repeat(levels) + ']'.repeat(levels);
    case 1:
      return `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;
    case 2:
      return JSON.stringify({ email: 'x'.repeat(MEGABYTE), token: 'y' });
    default:
      return `[${'0,'.repeat(levels * 10)}0]`;
  }
}
