import { languageIn } from './plain-form.js';

describe('the language of a form without scripts', () => {
  it('is that of its page, else that of the browser', () => {
    expect(languageIn({ language: 'es' }, 'en')).toBe('es');
    expect(languageIn({ language: 'de' }, 'en')).toBe('en');
    expect(languageIn({}, 'es')).toBe('es');
  });
});
