import { startOfPage } from './page-start.js';

/** The page with `OURS` where our script goes. */
const bridged = (page: string): string => {
  const bytes = Buffer.from(page);
  const at = startOfPage(bytes);
  return `${bytes.subarray(0, at)}OURS${bytes.subarray(at)}`;
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
});
