import { spaced } from './spaced';

describe('the name of a fact that no one wrote words for', () => {
  it.each([
    ['GuardianAsked', 'Guardian asked'],
    ['Erased', 'Erased'],
    ['already told', 'Already told'],
    ['', ''],
  ])('%p reads %p', (name, words) => expect(spaced(name)).toBe(words));
});
