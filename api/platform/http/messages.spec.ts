import { languageOf, PLATFORM_MESSAGES } from './messages.js';

describe('the language of an answer', () => {
  it.each([
    [undefined, 'en'],
    ['', 'en'],
    ['es', 'es'],
    ['es-CL,es;q=0.9,en;q=0.8', 'es'],
    ['en-GB, es;q=0.9', 'en'],
    ['en;q=0.3, es;q=0.8', 'es'],
    ['es, en', 'es'],
    ['en, es', 'en'],
    ['ES-419', 'es'],
    ['pt-BR, fr', 'en'],
    ['pt-BR, es;q=0.1', 'es'],
    ['es;q=0', 'en'],
    ['es;q=nonsense, en;q=0.1', 'en'],
    ['*', 'en'],
    [';;,,', 'en'],
    ['es ; q=0.2, en ; q=0.1', 'es'],
  ])('for %p is %s', (accepts, language) => expect(languageOf(accepts)).toBe(language));
});

describe('the sentences of the platform', () => {
  it.each(Object.entries(PLATFORM_MESSAGES))('%s is a sentence in both languages', (_, { es, en }) => {
    for (const text of [es, en]) expect(text).toMatch(/^[A-ZÁÉÍÓÚ].*\.$/);
    expect(es).not.toBe(en);
  });
});
