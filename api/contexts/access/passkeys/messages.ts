import type { Bilingual } from '../../../kernel/language.js';

/** The sentence of each "no" about passkeys. */
export const PASSKEY_PROBLEMS: Record<string, Bilingual> = {
  'passkey-refused': {
    es: 'Esa llave de acceso no abrió la cuenta. Prueba otra vez, o entra con tu contraseña.',
    en: 'That passkey did not open the account. Try again, or log in with your password.',
  },
  'passkey-not-made': {
    es: 'No pudimos guardar esa llave de acceso. Empieza otra vez.',
    en: 'We could not keep that passkey. Start again.',
  },
  'passkey-unreadable': {
    es: 'No pudimos leer lo que respondió tu dispositivo. Prueba otra vez.',
    en: 'We could not read what your device answered. Try again.',
  },
  'passkey-known': {
    es: 'Esa llave de acceso ya está en una cuenta.',
    en: 'That passkey is in an account already.',
  },
  'passkeys-full': {
    es: 'Ya tienes diez llaves de acceso. Quita una y prueba otra vez.',
    en: 'You have ten passkeys already. Remove one and try again.',
  },
  'passkey-unknown': {
    es: 'Esa llave de acceso ya no está en tu cuenta.',
    en: 'That passkey is not in your account any more.',
  },
};
