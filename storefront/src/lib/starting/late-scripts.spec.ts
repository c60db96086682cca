import { text } from 'node:stream/consumers';
import { withLateScripts } from './late-scripts';

const PAGE =
  '<head><link rel="modulepreload" href="/a.js" nonce="n"/><link rel="preload" href="/ñ.woff2"/></head>' +
  '<script nonce="n">a &lt; b</script><script type="application/ld+json">{}</script><script nonce="n" type="module" async="">import "/a.js";</script>' +
  '<p>type="module" ¿qué? rel="modulepreload" 🎮</p>';
const MARKED =
  '<head><link rel="late-modulepreload" href="/a.js" nonce="n"/><link rel="preload" href="/ñ.woff2"/></head>' +
  '<script nonce="n">a &lt; b</script><script type="application/ld+json">{}</script><script nonce="n" type="late-module" async="">import "/a.js";</script>' +
  '<p>type="module" ¿qué? rel="modulepreload" 🎮</p>';

function streamed(...chunks: Buffer[]): Promise<string> {
  const stream = withLateScripts();
  for (const chunk of chunks) stream.write(chunk);
  stream.end();
  return text(stream);
}

describe('a page on its way', () => {
  test('its module scripts are marked, and nothing else', async () => {
    expect(await streamed(Buffer.from(PAGE))).toBe(MARKED);
  });

  test('wherever it is cut', async () => {
    const bytes = Buffer.from(PAGE);
    const cuts = Array.from({ length: bytes.length - 1 }, (_, before) => before + 1);
    const pages = await Promise.all(cuts.map((cut) => streamed(bytes.subarray(0, cut), bytes.subarray(cut))));
    expect([...new Set(pages)]).toEqual([MARKED]);
  });

  test('an empty one stays empty, and an unfinished tag is not lost', async () => {
    expect(await streamed()).toBe('');
    expect(await streamed(Buffer.from('<p>a'), Buffer.from(' <b'))).toBe('<p>a <b');
  });
});
