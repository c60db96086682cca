import { isCommon } from './passwords.js';

describe('the most common passwords', () => {
  it.each(['Password1', 'Qwerty123', 'PASSWORD123456', 'Santiago2026', 'Mariposa1!', 'Contraseña1', 'Colocolo1991'])(
    'have %s among them',
    async (password) => {
      expect(await isCommon(password)).toBe(true);
    },
  );

  it.each(['Ludoteca1', 'Otra-clave-9', 'Ñandú que vuela 3', 'Tres-tigres-8'])(
    'do not have %s among them',
    async (password) => {
      expect(await isCommon(password)).toBe(false);
    },
  );
});
