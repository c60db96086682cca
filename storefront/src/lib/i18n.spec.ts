import { isLanguage, languageCookie, languageOf, partsOf } from './i18n';

/** The language in which the shop answers this visitor. */
function answered({ address = '/', cookie, accepts }: { address?: string; cookie?: string; accepts?: string }): string {
  const headers = new Headers();
  if (cookie !== undefined) headers.set('cookie', cookie);
  if (accepts !== undefined) headers.set('accept-language', accepts);
  return languageOf(new Request(`https://ludoteca.test${address}`, { headers }));
}

describe('the language of a visitor', () => {
  it('is the one asked for in the address, before all', () =>
    expect(answered({ address: '/games?lang=es', cookie: 'lang=en', accepts: 'en' })).toBe('es'));
  it("is the one remembered, before the browser's", () =>
    expect(answered({ cookie: 'lang=es', accepts: 'en-GB,en' })).toBe('es'));
  it("is the browser's", () => expect(answered({ accepts: 'es-CL,es;q=0.9,en;q=0.8' })).toBe('es'));
  it('is English when no one says anything that the shop speaks', () => {
    expect(answered({})).toBe('en');
    expect(answered({ accepts: 'pt-BR,fr;q=0.9' })).toBe('en');
    expect(answered({ address: '/?lang=pt', cookie: 'lang=fr', accepts: '' })).toBe('en');
  });
  it('falls through a wish that the shop cannot meet', () =>
    expect(answered({ address: '/?lang=pt', cookie: 'lang=de', accepts: 'fr,es;q=0.2' })).toBe('es'));
});

describe('what a browser accepts', () => {
  it.each([
    ['en;q=0.3, es;q=0.8', 'es'],
    ['es;q=0.3, en;q=0.8', 'en'],
    ['es, en', 'es'],
    ['en, es', 'en'],
    ['ES-419', 'es'],
    ['fr, es;q=0.1', 'es'],
    ['es;q=0, en;q=0.1', 'en'],
    ['es;q=0', 'en'],
    ['*', 'en'],
    ['*;q=0.5, es;q=0.4', 'es'],
    [';;;,,,', 'en'],
  ])('%p reads %s', (accepts, language) => expect(answered({ accepts })).toBe(language));
});

describe('the remembered language', () => {
  it('comes back as it was written', () => {
    for (const language of ['es', 'en'] as const)
      expect(answered({ cookie: `theme=dark; ${languageCookie(language).split(';')[0]}; x=1` })).toBe(language);
  });
  it('is found among other cookies, and not inside one', () => {
    expect(answered({ cookie: 'a=1;lang=es;b=2' })).toBe('es');
    expect(answered({ cookie: 'oldlang=es; slang=es' })).toBe('en');
  });
  it('lasts a year on every page and goes to no other site', () =>
    expect(languageCookie('es')).toBe('lang=es; Path=/; Max-Age=31536000; SameSite=Lax'));
});

describe('a language', () => {
  it.each(['ES', 'es-CL', '', null, undefined, 'constructor'])('is not %p', (text) =>
    expect(isLanguage(text)).toBe(false),
  );
});

describe('the texts of a page', () => {
  it('are those of all the routes it is made of', () => {
    expect(
      partsOf([
        {},
        { handle: undefined },
        { handle: { texts: ['account'] } },
        { handle: { texts: ['buying'] } },
        { handle: { other: 1 } },
      ]),
    ).toEqual(['account', 'buying']);
  });
});
