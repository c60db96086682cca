import { CURRENT_NAMES, NEW_NAMES, readPasswordChange } from './password-change.rules.js';

describe('a change of password', () => {
  it('may call its parts by any of their names', () => {
    for (const current of CURRENT_NAMES) {
      for (const wanted of NEW_NAMES)
        expect(readPasswordChange({ [current]: 'Ludoteca1', [wanted]: 'Otra-clave-9' })).toEqual({
          is: 'complete',
          current: 'Ludoteca1',
          wanted: 'Otra-clave-9',
        });
    }
  });

  it('may repeat itself under another name', () => {
    const twice = {
      currentPassword: 'Ludoteca1',
      old_password: 'Ludoteca1',
      newPassword: 'Otra-clave-9',
      password: 'Otra-clave-9',
      confirmPassword: 'Otra-clave-9',
    };

    expect(readPasswordChange(twice)).toEqual({ is: 'complete', current: 'Ludoteca1', wanted: 'Otra-clave-9' });
  });

  it.each([
    ['without the current one', { newPassword: 'Otra-clave-9' }, 'password-missing', 'currentPassword'],
    [
      'with an empty current one',
      { currentPassword: '', newPassword: 'Otra-clave-9' },
      'password-missing',
      'currentPassword',
    ],
    ['without the new one', { old_password: 'Ludoteca1' }, 'password-missing', 'newPassword'],
    [
      'that names two new ones',
      { currentPassword: 'Ludoteca1', newPassword: 'Otra-clave-9', password: 'Una-tercera-9' },
      'password-ambiguous',
      'password',
    ],
    [
      'that names two current ones',
      { currentPassword: 'Ludoteca1', old_password: 'Ludoteca2', newPassword: 'Otra-clave-9' },
      'password-ambiguous',
      'old_password',
    ],
    [
      'repeated otherwise',
      { currentPassword: 'Ludoteca1', newPassword: 'Otra-clave-9', confirm_password: 'Otra-clave-8' },
      'password-differs',
      'confirm_password',
    ],
    [
      'repeated with nothing',
      { currentPassword: 'Ludoteca1', newPassword: 'Otra-clave-9', confirmation: '' },
      'password-differs',
      'confirmation',
    ],
    [
      'to the same one',
      { currentPassword: 'Ludoteca1', new_password: 'Ludoteca1' },
      'password-unchanged',
      'new_password',
    ],
  ])('%s is refused by the name of the field', (_, given, fault, path) =>
    expect(readPasswordChange(given)).toEqual({ is: 'faulty', fault, path }),
  );
});
