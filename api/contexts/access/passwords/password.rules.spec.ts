import { differingConfirmation, guessesOf, isNameOf, passwordFaults } from './password.rules.js';

describe('a new password', () => {
  it.each(['Ludoteca1', 'Ñandú 2026', 'aaaaaaA1', 'contraseña Larga con 1 espacio'])('may be %s', (password) => {
    expect(passwordFaults(password)).toEqual([]);
  });

  it('is told everything that it lacks at once', () => {
    expect(passwordFaults('')).toEqual(['too-short', 'no-upper-case', 'no-digit']);
    expect(passwordFaults('Corta1')).toEqual(['too-short']);
    expect(passwordFaults('ludoteca1')).toEqual(['no-upper-case']);
    expect(passwordFaults('LudotecaX')).toEqual(['no-digit']);
  });

  it('counts characters as people do, not code units', () => {
    expect(passwordFaults('A1😀😀😀')).toEqual(['too-short']);
  });
});

describe('what a guesser tries', () => {
  it('is the word without capitals, accents, and what was put behind it', () => {
    expect(guessesOf('Contraseña2026!')).toEqual(
      expect.arrayContaining(['contraseña2026!', 'contraseña', 'contrasena']),
    );
    expect(guessesOf('Ludoteca1')).toEqual(['ludoteca1', 'ludoteca']);
  });
});

describe('a password that is a name', () => {
  const rosa = { email: 'rosa1956@example.test', username: 'Abuela Rosa 2' };

  it.each(['Rosa1956@example.test', 'ROSA1956', 'abuela rosa 2'])('is %s', (password) =>
    expect(isNameOf(rosa, password)).toBe(true),
  );
  it.each(['Rosa1956x', 'Abuela Rosa', 'Ludoteca1'])('is not %s', (password) =>
    expect(isNameOf(rosa, password)).toBe(false),
  );
});

describe('a password typed twice', () => {
  const given = { confirmation: 'Ñandú-2026'.normalize('NFD') };

  it('is the same however its letters are composed', () =>
    expect(differingConfirmation(given, 'Ñandú-2026'.normalize('NFC'))).toBeNull());
  it('is another without its accents', () => expect(differingConfirmation(given, 'Nandu-2026')).toBe('confirmation'));
});
