/** A month such as `2026-11` in words. */
export function monthText(month: string, language: 'es' | 'en'): string {
  return new Intl.DateTimeFormat(language === 'es' ? 'es-CL' : 'en-GB', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${month}-01T00:00:00Z`));
}
