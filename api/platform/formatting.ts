import { civilDateOf, SHOP_ZONE, type CivilDate } from '../kernel/calendar.js';
import { instant, type Instant } from '../kernel/instant.js';
import type { Language } from './http/messages.js';

/** How a language writes amounts, days and times; days and times are those of Chile. */
export interface Format {
  /** `$ 4.990` in Spanish, `CLP 4,990` in English. */
  money(amount: number): string;
  /** 31 de enero de 2027 */
  day(at: CivilDate | Instant | Date): string;
  /** domingo, 31 de enero de 2027 */
  weekday(at: CivilDate | Instant | Date): string;
  /** 31 de enero de 2027 a las 23:04 */
  time(at: Instant | Date): string;
}

function formatOf(locale: string, currency: string, separator: string): Format {
  // Each formatter costs more to make than a whole mail to write.
  const formatter = (more: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
    new Intl.DateTimeFormat(locale, { timeZone: 'UTC', day: 'numeric', month: 'long', year: 'numeric', ...more });
  const [days, weekdays, times] = [
    formatter({}),
    formatter({ weekday: 'long' }),
    formatter({ timeZone: SHOP_ZONE, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
  ];
  return {
    money: (amount) => `${currency} ${String(amount).replace(/\B(?=(\d{3})+$)/g, separator)}`,
    day: (at) => days.format(noonOf(at)),
    weekday: (at) => weekdays.format(noonOf(at)),
    time: (at) => times.format(new Date(at)),
  };
}

function noonOf(at: CivilDate | Instant | Date): Date {
  const day = typeof at === 'string' && at.length === 10 ? at : civilDateOf(instant(new Date(at)));
  return new Date(`${day}T12:00:00Z`);
}

export const FORMATS: Record<Language, Format> = { es: formatOf('es-CL', '$', '.'), en: formatOf('en-GB', 'CLP', ',') };
