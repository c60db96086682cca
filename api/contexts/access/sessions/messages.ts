import type { Bilingual } from '../../../platform/http/messages.js';

/** What is said when a session ended. */
export const SESSION_REPLIES = {
  ended: { es: 'Cerramos la sesión en ese dispositivo.', en: 'That device is signed out.' },
  allEnded: { es: 'Cerramos tu sesión en todos los dispositivos.', en: 'You are signed out on every device.' },
  othersEnded: {
    es: 'Cerramos tu sesión en todos los demás dispositivos.',
    en: 'You are signed out on every other device.',
  },
} as const satisfies Record<string, Bilingual>;
