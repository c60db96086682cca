import type { Bilingual } from '../../../platform/http/messages.js';

export const PASSWORD_REPLIES = {
  changed: {
    es: 'Tu contraseña cambió. Cerramos tu sesión en los demás dispositivos.',
    en: 'Your password is changed. We signed you out on all other devices.',
  },
} as const satisfies Record<string, Bilingual>;

/** The sentence of each "no" to a change of password. */
export const PASSWORD_PROBLEMS: Record<string, Bilingual> = {
  'current-password-wrong': { es: 'La contraseña actual no es esa.', en: 'That is not your current password.' },
  'no-password-yet': {
    es: 'Tu cuenta entra con Google y todavía no tiene contraseña. Para crear una, usa «¿Olvidaste tu contraseña?».',
    en: 'Your account signs in with Google and has no password yet. To make one, use “Forgot your password?”.',
  },
  'password-missing': {
    es: 'Escribe tu contraseña actual y la nueva.',
    en: 'Write your current password and the new one.',
  },
  'password-ambiguous': {
    es: 'Llegaron dos contraseñas distintas para lo mismo.',
    en: 'Two different passwords came for the same thing.',
  },
  'password-differs': { es: 'Las dos contraseñas no son iguales.', en: 'The two passwords are not the same.' },
  'password-unchanged': {
    es: 'La contraseña nueva es igual a la actual. Elige otra.',
    en: 'The new password is the same as the current one. Choose another.',
  },
};
