import { passwordFault } from './password.rules.js';

describe('a password', () => {
  it.each([
    ['Ludo1', 'password-too-short'],
    ['ludoteca1', 'password-needs-upper-case'],
    ['Ludotecas', 'password-needs-digit'],
    [`L1${'x'.repeat(200)}`, 'password-too-long'],
    ['Ludoteca1', null],
    ['Ñandúes 4', null],
  ])('%s: %s', (password, fault) => expect(passwordFault(password)).toBe(fault));
});
