import type { Language } from '../../../platform/http/messages.js';

const LOCALE: Record<Language, string> = { es: 'es-CL', en: 'en-GB' };

/** A day as it is written in a letter, in Chile's time. */
export function dayIn(language: Language, at: string | Date): string {
  return new Intl.DateTimeFormat(LOCALE[language], { dateStyle: 'long', timeZone: 'America/Santiago' }).format(new Date(at));
}

/** Day and time, in Chile's time. */
export function timeIn(language: Language, at: string | Date): string {
  return new Intl.DateTimeFormat(LOCALE[language], { dateStyle: 'long', timeStyle: 'short', hourCycle: 'h23', timeZone: 'America/Santiago' }).format(new Date(at));
}
