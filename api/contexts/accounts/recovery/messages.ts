import type { Bilingual } from '../../../platform/http/messages.js';

export const RECOVERY_REPLIES = {
  asked: {
    es: 'Si esa dirección tiene una cuenta, le enviamos un enlace para elegir una contraseña nueva.',
    en: 'If that address has an account, we sent it a link to choose a new password.',
  },
  changed: {
    es: 'Tu contraseña cambió. Inicia sesión con la nueva.',
    en: 'Your password was changed. Sign in with the new one.',
  },
} as const satisfies Record<string, Bilingual>;
