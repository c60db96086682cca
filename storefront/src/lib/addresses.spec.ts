import { inLanguage, isPublicPage, languageInPath, onward, plainPath } from './addresses';

describe('addresses of two languages', () => {
  it.each([
    ['/es', 'es', '/'],
    ['/es/', 'es', '/'],
    ['/en/games', 'en', '/games'],
    ['/games', null, '/games'],
    ['/escape', null, '/escape'],
    ['/', null, '/'],
  ])('%s names the language %s of %s', (path, language, plain) => {
    expect(languageInPath(path)).toBe(language);
    expect(plainPath(path)).toBe(plain);
  });

  it.each(['/', '/games', '/games/volcan', '/games/volcan/achievements', '/privacy', '/help/x', '/accessibility'])(
    '%s exists in both',
    (path) => {
      expect(isPublicPage(path)).toBe(true);
      expect(plainPath(inLanguage(path, 'es'))).toBe(path);
    },
  );

  it.each(['/cart', '/account', '/library', '/payment', '/games/a/b', '/webgame/x', '/login', '/es/games'])(
    '%s is plain',
    (path) => expect(isPublicPage(path)).toBe(false),
  );

  it('stay in their language along links between public pages', () => {
    expect(onward('/games?subject=math#list', '/es')).toBe('/es/games?subject=math#list');
    expect(onward('/', '/en/games')).toBe('/en');
    expect(onward('/cart', '/es/games')).toBe('/cart');
    expect(onward('/games', '/cart')).toBe('/games');
    expect(onward('#part', '/es/legal')).toBe('#part');
    expect(onward('/en/games', '/es')).toBe('/en/games');
  });
});
