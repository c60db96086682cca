import { isAcceptable, looksLikeEmail, strengthOf } from './password.rules';

describe('a new password', () => {
  it.each([
    ['', ['length', 'upper', 'digit']],
    ['Corta1', ['length']],
    ['larga1234', ['upper']],
    ['SinNumero', ['digit']],
    ['abcdefgh', ['upper', 'digit']],
    ['Abcde1😀', ['length']],
  ])('%p lacks %p', (password, missing) => expect(strengthOf(password)).toEqual({ missing }));
  it.each([
    ['Ludoteca1', 'fair'],
    ['Ludoteca123456', 'fair'],
    ['Tres-tigres-8', 'good'],
    ['Tres tigres tristes 8', 'strong'],
    ['Ñandúes8', 'fair'],
  ])('%s is %s', (password, words) => expect(strengthOf(password)).toEqual({ words }));
  it('may bring its digits from any script, as the server takes them', () =>
    expect(isAcceptable('Ludoteca٣')).toBe(true));
});

describe('an address', () => {
  it.each(['ana@ludoteca.test', ' ana@ludoteca.test ', 'ana+1@sub.ludoteca.test'])('%p looks like one', (text) =>
    expect(looksLikeEmail(text)).toBe(true),
  );
  it.each(['', 'ana', 'ana@', '@ludoteca.test', 'ana@ludoteca', 'ana maria@ludoteca.test', 'a@b@c.d'])(
    '%p does not',
    (text) => expect(looksLikeEmail(text)).toBe(false),
  );
});
