import { ONE_LINE } from './one-line.js';

describe('text on one line', () => {
  it.each(['', 'Volcán', 'O’Higgins', '李小龍', '👩‍🏫 de química', 'क्षेत्र', 'e\u0301'])('is %j', (text) =>
    expect(ONE_LINE.test(text)).toBe(true),
  );
  it.each([
    'a\r\nBcc: b',
    'a\nb',
    'a\tb',
    'a\u0000',
    'a\u2028b',
    'a\u0085b',
    'game\u202egpj.exe',
    'a\u2066b',
    '\u200fa',
  ])('is not %j', (text) => expect(ONE_LINE.test(text)).toBe(false));
});
