import { createHash } from 'node:crypto';
import { enginePage, withBridge, type PageSettings } from './game-document.js';
import { gamePolicy } from './game-policy.rules.js';

const settings: PageSettings = { kind: 'html', shopOrigin: 'https://shop.example', slug: 'sudoku', totalBytes: 9 };
const hashOf = (code: string): string => createHash('sha256').update(code).digest('base64');
const bridged = (page: string): { html: string; hashes: string[] } => {
  const { html, hashes } = withBridge(Buffer.from(page), '/sandbox/bridge.js', settings);
  return { html: html.toString(), hashes };
};

describe('a page of a game', () => {
  it.each([
    '<!doctype html><html lang="es"><head><title>ñ</title><script src="a.js"></script></head>',
    '<!DOCTYPE html>\n<script>go()</script>',
    '<body><script>go()</script></body>',
    '<script src=a.js></script>',
  ])('runs our script before its own: %s', (page) => {
    const { html } = bridged(page);

    expect(html.indexOf('/sandbox/bridge.js')).toBeGreaterThan(-1);
    expect(html.indexOf('/sandbox/bridge.js')).toBeLessThan(html.search(/<script(?: src=.?a\.js)?>|<script src="a/));
  });

  it('keeps every letter of its own', () => {
    const page = '<!doctype html><head><title>Ñandú – 日本</title></head>';
    const { html } = bridged(page);

    expect(html.replace(/<script type.*?<\/script><script src.*?<\/script>/, '')).toBe(page);
  });

  it('may run the inline code it came with, as the browser reads it', () => {
    const page = `<!doctype html><script>\r\nlet ñ = 1;\r\n</script><script src="x.js"></script><button onclick="go(&quot;a&quot;)">`;

    expect(bridged(page).hashes).toEqual([hashOf('\nlet ñ = 1;\n'), hashOf('go("a")')]);
  });

  it('cannot end the block of settings early', () => {
    const { html } = enginePage('/sandbox/engine.js', { ...settings, engine: { name: '</script><script>evil()' } });

    expect(html.toString()).not.toContain('<script>evil');
  });
});

describe('the policy of a game', () => {
  it('lets it reach its own files alone and be framed by the shop alone', () => {
    const policy = gamePolicy('https://shop.example', []);

    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("connect-src 'self' data: blob:");
    expect(policy).toContain('frame-ancestors https://shop.example');
    for (const none of ['frame-src', 'form-action', 'base-uri', 'object-src'])
      expect(policy).toContain(`${none} 'none'`);
    expect(policy).not.toMatch(/allow-(?:top|popups|modals|forms|downloads)|unsafe-eval'(?<!wasm-unsafe-eval')|\*/);
  });
});
