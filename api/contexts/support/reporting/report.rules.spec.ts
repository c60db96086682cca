import { kindOf, knownFacts, safeName } from './report.rules.js';

const bytes = (text: string): Buffer => Buffer.from(text, 'latin1');
const isPng = (content: Buffer): boolean => content.subarray(1, 4).toString() === 'PNG';

describe('an attachment', () => {
  it.each([
    ['\x89PNG\r\n', 'picture'],
    ['%PDF-1.7', 'pdf'],
    ['\0\0\0\x18ftypmp42', 'video'],
    ['\x1aE\xdf\xa3 webm', 'video'],
    ['GET / 500\n', 'text'],
    ['', null],
    ['PK\x03\x04', null],
    ['MZ\x90\0', null],
  ])('%j is by its content %s', (content, kind) => expect(kindOf(bytes(content), isPng)).toBe(kind));

  it.each([
    ['../../etc/passwd', 'passwd'],
    ['C:\\pantallas\\error.png', 'error.png'],
    ['a"b\r\n.png', 'ab.png'],
    ['', 'attachment'],
  ])('called %j is saved as %s', (name, safe) => expect(safeName(name)).toBe(safe));
});

describe('facts of a browser', () => {
  it('are the known ones alone, and short', () => {
    expect(knownFacts({ page: '/cart', cookies: 'x', browser: 'y'.repeat(400), online: true })).toEqual({
      page: '/cart',
      browser: 'y'.repeat(300),
    });
  });
  it('are none where nothing was given', () => {
    for (const given of [undefined, null, 'x', {}, { other: 'x' }]) expect(knownFacts(given)).toBeNull();
  });
});
