import { gunzipSync } from 'node:zlib';
import { gzipOf, zippedPart } from './gzip-parts.js';

const partsOf = (...texts: string[]): { plain: Buffer; zipped: Buffer }[] =>
  texts.map((text) => Buffer.from(text)).map((plain) => ({ plain, zipped: zippedPart(plain) }));

describe('a gzip of parts', () => {
  it.each([
    ['of one part', ['hola'], 'word'],
    ['of several', ['<a nonce="', '">ñandú 🦖</a><b nonce="', '">'.repeat(9_000)], 'bm9uY2U='],
    ['with empty ones', ['', 'x', ''], 'a'],
    ['with nothing between', ['one', 'two'], ''],
    [
      'that repeat each other',
      Array.from({ length: 20 }, () => 'the same words again '.repeat(300)),
      'w'.repeat(60_000),
    ],
  ])('%s is unpacked to the whole text', (_, texts, word) => {
    expect(gunzipSync(gzipOf(partsOf(...texts), Buffer.from(word))).toString()).toBe(texts.join(word));
  });

  it('holds no more memory than its bytes', () => {
    const part = zippedPart(Buffer.from('<p>a short part of a page</p>'));
    expect(part.buffer.byteLength).toBe(part.length);
  });

  it('is small', () => {
    const page = '<li class="card">A game that teaches</li>'.repeat(2_000);

    expect(gzipOf(partsOf(page, page), Buffer.from('nonce')).length).toBeLessThan(page.length / 50);
  });
});
