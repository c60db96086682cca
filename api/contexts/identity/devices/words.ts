import type { Language } from '../../../platform/http/messages.js';
import type { MailWords } from '../mail/account-mail.js';

const LOCALES: Record<Language, string> = { es: 'es-CL', en: 'en-GB' };

/** A moment as a clock in Santiago shows it. */
export function chileTime(language: Language, at: string): string {
  return new Intl.DateTimeFormat(LOCALES[language], { timeZone: 'America/Santiago', dateStyle: 'long', timeStyle: 'short', hourCycle: 'h23' }).format(new Date(at));
}

export const NEW_DEVICE: MailWords = {
  es: ({ username, url, facts }) => ({
    subject: 'Entraron a tu cuenta de Ludoteca desde un dispositivo nuevo',
    heading: `Hola, ${username}`,
    paragraphs: ['Alguien inició sesión en tu cuenta desde un dispositivo que no habíamos visto. Si fuiste tú, no tienes que hacer nada.'],
    rows: [{ label: 'Dispositivo', value: facts?.device || 'Desconocido' }, { label: 'Hora de Chile', value: chileTime('es', facts?.at ?? '') }],
    action: { label: 'Revisar mis sesiones', url },
    notes: ['Si no fuiste tú, cierra esa sesión y cambia tu contraseña: así quedan fuera todos los demás dispositivos.'],
  }),
  en: ({ username, url, facts }) => ({
    subject: 'A new device signed in to your Ludoteca account',
    heading: `Hello, ${username}`,
    paragraphs: ['Somebody signed in to your account from a device that we had not seen before. If it was you, there is nothing to do.'],
    rows: [{ label: 'Device', value: facts?.device || 'Unknown' }, { label: 'Time in Chile', value: chileTime('en', facts?.at ?? '') }],
    action: { label: 'See my sessions', url },
    notes: ['If it was not you, end that session and change your password: that signs out all other devices.'],
  }),
};
