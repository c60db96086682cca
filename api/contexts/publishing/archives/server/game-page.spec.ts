import { createHash } from 'node:crypto';
import { MOST_HASHES, pageOf } from './game-page.js';

const hashOf = (code: string): string => createHash('sha256').update(code).digest('base64');
/** The page with `OURS` where our script goes. */
const bridged = (page: string): string => {
  const bytes = Buffer.from(page);
  const { scriptAt } = pageOf(bytes);
  return `${bytes.subarray(0, scriptAt)}OURS${bytes.subarray(scriptAt)}`;
};

describe('a page of a game', () => {
  it.each([
    [
      '<!doctype html><html lang="es"><head><title>ñ</title><script src="a.js"></script></head>',
      '<!doctype html><html lang="es"><head>OURS<title>ñ</title><script src="a.js"></script></head>',
    ],
    ['<!DOCTYPE html>\n<script>go()</script>', '<!DOCTYPE html>OURS\n<script>go()</script>'],
    ['<body><script>go()</script></body>', 'OURS<body><script>go()</script></body>'],
    ['<script src=a.js></script>', 'OURS<script src=a.js></script>'],
    ['<title>Ñandú – 日本</title><html ', 'OURS<title>Ñandú – 日本</title><html '],
    ['<p>ñ</p><head >', '<p>ñ</p><head >OURS'],
  ])('runs our script before its own: %s', (page, expected) => {
    expect(bridged(page)).toBe(expected);
  });

  it('may run the inline code it came with, as the browser reads it', () => {
    const page = `<!doctype html><script>\r\nlet ñ = 1;\r\n</script><script src="x.js"></script><button onclick="go(&quot;a&quot;)">`;

    expect(pageOf(Buffer.from(page)).hashes).toEqual([hashOf('\nlet ñ = 1;\n'), hashOf('go("a")')]);
  });

  it.each([
    ['a script whose tag has a > in quotes', '<script data-a="x>y">go()</script>', 'go()'],
    ['a script that ends in capitals and spaces', '<script>go()</SCRIPT  >', 'go()'],
    ['a script with a tag in its text', '<script>"<script>"</script>', '"<script>"'],
    ['a handler in single quotes', "<a onclick='go()'>", 'go()'],
  ])('may run %s', (_, page, code) => {
    expect(pageOf(Buffer.from(page)).hashes).toEqual([hashOf(code)]);
  });

  it('may run the same code twice, and no more than fits into a header', () => {
    const pieces = Array.from({ length: 2 * MOST_HASHES }, (_, n) => `<script>go(${n})</script>`).join('');

    expect(pageOf(Buffer.from('<script>go()</script>'.repeat(3))).hashes).toEqual([hashOf('go()')]);
    expect(pageOf(Buffer.from(pieces)).hashes).toHaveLength(MOST_HASHES);
  });
});
