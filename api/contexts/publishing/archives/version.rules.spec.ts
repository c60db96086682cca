import { isVersion, LONGEST_VERSION } from './version.rules.js';

describe('the version of a build', () => {
  it.each([
    '1.2',
    '1.0 (beta)',
    '0123456789abcdef0123456789abcdef01234567',
    '2026-11-28T10:00:00Z',
    '2026-11-28 10:00',
    'release/1.2',
    '1.2.0+build.7',
    'v1.0~rc1',
    'main@4f2c, #17',
    'niño ágil',
    '版本2',
    'x'.repeat(LONGEST_VERSION),
    '𝟙'.repeat(LONGEST_VERSION),
  ])('may be %j', (text) => expect(isVersion(text)).toBe(true));

  it.each([
    ['nothing', ''],
    ['too long', 'x'.repeat(LONGEST_VERSION + 1)],
    ['a space at an end', '1.0 '],
    ['a space at the beginning', ' 1.0'],
    ['two lines', '1.0\n2'],
    ['a line end at the end', '1.0\n'],
    ['a line separator', '1.0\u20282'],
    ['a tab', '1\t0'],
    ['a zero byte', '1\u00000'],
    ['a sign that makes it read backwards', '1.0\u202Exe'],
    ['an isolate', '1.0\u2066x'],
    ['a letter that is not seen', 'a\u3164b'],
    ['a joiner that is not seen', 'a\u200Db'],
    ['another kind of space', '1\u00A00'],
    ['a formula', '=1+1'],
    ['an option', '-rf'],
    ['a folder above', '../1.0'],
    ['markup', '1<b>'],
    ['quotes', '1"0'],
    ['an apostrophe', "1'0"],
    ['a backslash', '1\\0'],
    ['a percent sign', '1%0d'],
    ['signs of an address', '1?a&b;c'],
  ])('is not %s', (_, text) => expect(isVersion(text)).toBe(false));

  it('is judged at once, however long', () => {
    expect(isVersion('a '.repeat(500_000))).toBe(false);
  });
});
