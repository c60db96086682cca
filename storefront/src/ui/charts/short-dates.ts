import type { Language } from '../../lib/wire';

/** A calendar day, such as `2026-11-25`, in the form that a chart or table has room for. */
export function dayAs(day: string, form: Intl.DateTimeFormatOptions, language: Language): string {
  return dateAs(`${day}T00:00:00Z`, { ...form, timeZone: 'UTC' }, language);
}

/** `mié, 25 nov`. */
export function shortDay(day: string, language: Language): string {
  return dayAs(day, { weekday: 'short', day: 'numeric', month: 'short' }, language);
}

/** `25 nov 2026`. */
export function shortDate(day: string, language: Language): string {
  return dayAs(day, { day: 'numeric', month: 'short', year: 'numeric' }, language);
}

/** The day of an instant, as it was in Chile: `25 nov 2026`. */
export function shortDateInChile(instant: string, language: Language): string {
  return dateAs(instant, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'America/Santiago' }, language);
}

function dateAs(moment: string, form: Intl.DateTimeFormatOptions, language: Language): string {
  return new Intl.DateTimeFormat(language === 'es' ? 'es-CL' : 'en-GB', form).format(new Date(moment));
}
