import { useLocaleState } from 'react-admin';

export type Language = 'es' | 'en';

type MomentStyle = 'full' | 'time' | 'day' | 'date' | 'short';

const TAG: Record<Language, string> = { es: 'es-CL', en: 'en-GB' };

/** `$ 4.990` in Spanish, `CLP 4,990` in English. */
export function money(language: Language, amount: number): string {
  const [sign, separator] = language === 'es' ? ['$', '.'] : ['CLP', ','];
  return `${amount < 0 ? '−' : ''}${sign}\u00a0${String(Math.abs(amount)).replace(/\B(?=(\d{3})+$)/g, separator ?? '')}`;
}

/** A moment as clocks in Chile show it. */
export function moment(language: Language, at: string, style: MomentStyle = 'short'): string {
  const parts: Record<MomentStyle, Intl.DateTimeFormatOptions> = {
    full: { day: 'numeric', month: 'long', year: 'numeric', hour: '2-digit', minute: '2-digit', second: '2-digit' },
    short: { day: '2-digit', month: '2-digit', year: 'numeric', hour: '2-digit', minute: '2-digit' },
    day: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
    date: { day: '2-digit', month: '2-digit', year: 'numeric' },
    time: { hour: '2-digit', minute: '2-digit', second: '2-digit' },
  };
  return new Intl.DateTimeFormat(TAG[language], {
    ...parts[style],
    hourCycle: 'h23',
    timeZone: 'America/Santiago',
  }).format(new Date(at));
}

type DayStyle = 'short' | 'long' | 'date';

const DAY: Record<DayStyle, Intl.DateTimeFormatOptions> = {
  short: { day: 'numeric', month: 'short' },
  long: { weekday: 'long', day: 'numeric', month: 'long' },
  date: { day: '2-digit', month: '2-digit', year: 'numeric' },
};

/** A civil day, which belongs to no time zone. */
export function civilDay(language: Language, day: string, style: DayStyle = 'short'): string {
  return new Intl.DateTimeFormat(TAG[language], { ...DAY[style], timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
}

/** Days from one to another, both inclusive; a single one by itself. */
export function civilDays(language: Language, from: string, through: string): string {
  const [first, last] = [civilDay(language, from, 'date'), civilDay(language, through, 'date')];
  return from === through ? first : `${first} – ${last}`;
}

/** The size of a file, `8,1 MB` in Spanish. */
export function bytes(language: Language, size: number): string {
  const [unit, name] = size >= 1_000_000 ? [1_000_000, 'megabyte'] : [1_000, 'kilobyte'];
  return new Intl.NumberFormat(TAG[language], {
    style: 'unit',
    unit: name,
    unitDisplay: 'short',
    maximumFractionDigits: 1,
  }).format(size / unit);
}

export function count(language: Language, amount: number): string {
  return new Intl.NumberFormat(TAG[language], { maximumFractionDigits: 0 }).format(amount);
}

/** How to write things in the language that is on. */
export function useFormat() {
  const [locale] = useLocaleState();
  const language: Language = locale === 'en' ? 'en' : 'es';
  return {
    language,
    money: (amount: number) => money(language, amount),
    moment: (at: string, style?: MomentStyle) => moment(language, at, style),
    civilDay: (day: string, style?: DayStyle) => civilDay(language, day, style),
    civilDays: (from: string, through: string) => civilDays(language, from, through),
    bytes: (size: number) => bytes(language, size),
    count: (amount: number) => count(language, amount),
  };
}
