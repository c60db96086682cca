import { passwordFaults } from './password.rules.js';

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
