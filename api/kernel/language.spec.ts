import { languageOfTag } from './language.js';

describe('the language of a client', () => {
  it.each([
    ['es', 'es'],
    ['es-CL', 'es'],
    ['EN_us', 'en'],
    ['fr', undefined],
    ['est', undefined],
    ['', undefined],
  ])('%p is %p to us', (tag, ours) => {
    expect(languageOfTag(tag)).toBe(ours);
  });
});
