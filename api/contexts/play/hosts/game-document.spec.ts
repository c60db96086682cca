import { enginePage, type PageSettings } from './game-document.js';
import { gamePolicy } from './game-policy.rules.js';

describe('a page of ours around a game', () => {
  it('cannot end the block of settings early', () => {
    const settings: PageSettings = {
      kind: 'engine',
      shopOrigin: 'https://shop.example',
      slug: 'sudoku',
      totalBytes: 9,
    };
    const places = { script: '/sandbox/engine.js', files: '/t/ticket/' };
    const html = enginePage(places, { ...settings, engine: { name: '</script><script>evil()' } });

    expect(html).not.toContain('<script>evil');
  });
});

describe('the policy of a game', () => {
  it('lets it reach its own files alone and be framed by the shop alone', () => {
    const policy = gamePolicy('https://shop.example', { compiling: false, dialogs: false });

    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("connect-src 'self' data: blob:");
    expect(policy).toContain('frame-ancestors https://shop.example');
    expect(policy).toContain("base-uri 'self'");
    for (const none of ['frame-src', 'form-action', 'object-src']) expect(policy).toContain(`${none} 'none'`);
    expect(policy).not.toMatch(/allow-(?:top|popups|modals|forms|downloads)|unsafe-eval'(?<!wasm-unsafe-eval')|\*/);
  });

  it('lets a game compile text and open dialogs only where its build needs that', () => {
    const compiles = gamePolicy('https://shop.example', { compiling: true, dialogs: false });
    const speaks = gamePolicy('https://shop.example', { compiling: false, dialogs: true });

    expect(compiles).toMatch(/script-src [^;]*'unsafe-eval'/);
    expect(compiles).not.toContain('allow-modals');
    expect(speaks).toMatch(/sandbox [^;]*allow-modals/);
    expect(speaks).not.toMatch(/(?<!wasm-)unsafe-eval/);
  });
});
