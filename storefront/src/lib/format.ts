import type { Language } from './wire';

/** Pesos per dollar where no one can say it better. */
export const FALLBACK_RATE = 990;

const ROMAN = ['I', 'II', 'III', 'IV'];
const NBSP = '\u00a0';

function grouped(amount: number, separator: string): string {
  return String(Math.abs(amount)).replace(/\B(?=(\d{3})+$)/g, separator);
}

/** `$ 4.990` in Spanish, `CLP 4,990` in English. */
export function pesos(amount: number, language: Language): string {
  return language === 'es' ? `$${NBSP}${grouped(amount, '.')}` : `CLP${NBSP}${grouped(amount, ',')}`;
}

/** What pesos are worth in US dollars, roughly: for reading, never charged. */
export function aboutDollars(amount: number, clpPerUsd: number): string {
  return `≈${NBSP}US$${NBSP}${(amount / clpPerUsd).toFixed(2).replace(/\B(?=(\d{3})+(?!\d))/g, ',')}`;
}

/** One grade as schools name it: `5.º básico`, `II medio`, `grade 5`. */
export function grade(n: number, language: Language): string {
  if (language === 'en') return n === 0 ? 'kindergarten' : `grade ${n}`;
  if (n === 0) return 'kínder';
  return n <= 8 ? `${n}.º básico` : `${ROMAN[n - 9] ?? n} medio`;
}

/** A span of grades, saying the school level once where it is the same. */
export function gradeSpan({ from, to }: { from: number; to: number }, language: Language): string {
  if (from === to) return grade(from, language);
  if (language === 'en') return from === 0 ? `kindergarten to grade ${to}` : `grades ${from} to ${to}`;
  if (from >= 1 && to <= 8) return `${from}.º a ${to}.º básico`;
  if (from >= 9) return `${ROMAN[from - 9]} a ${ROMAN[to - 9]} medio`;
  return `${grade(from, 'es')} a ${grade(to, 'es')}`;
}

const locale = (language: Language): string => (language === 'es' ? 'es-CL' : 'en-GB');

/** A calendar day such as `2026-11-03`, the same everywhere on earth. */
export function day(text: string, language: Language): string {
  return new Intl.DateTimeFormat(locale(language), { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${text.slice(0, 10)}T00:00:00Z`),
  );
}

/** The day of an instant, as it was in Chile. */
export function dayInChile(instant: string, language: Language): string {
  return new Intl.DateTimeFormat(locale(language), { dateStyle: 'long', timeZone: 'America/Santiago' }).format(
    new Date(instant),
  );
}

/** An instant as the clock showed it in Chile, where the bank keeps its books. */
export function momentInChile(instant: string, language: Language): string {
  return new Intl.DateTimeFormat(locale(language), {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: 'America/Santiago',
  }).format(new Date(instant));
}

/** An instant as the clock of this device shows it. */
export function momentHere(instant: string, language: Language): string {
  return new Intl.DateTimeFormat(locale(language), {
    dateStyle: 'long',
    timeStyle: 'short',
    hourCycle: 'h23',
  }).format(new Date(instant));
}

/** The last day with access, as an instant of it: access ends when that day does. */
export const lastDay = (activeUntil: string): string => new Date(Date.parse(activeUntil) - 1).toISOString();

/** The day before a civil day. */
export function dayBefore(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);
}

/** One digit after the sign for fractions: `12,5`. */
export function decimal(value: number, language: Language): string {
  return new Intl.NumberFormat(locale(language), { maximumFractionDigits: 1 }).format(value);
}

/** Whole per cents as each language writes them: `88 %`, `88%`. */
export function percentOf(percent: number, language: Language): string {
  // Chile's own rules leave out the blank that Spanish puts before the sign.
  return new Intl.NumberFormat(language, { style: 'percent' }).format(percent / 100);
}

/** A file's size in decimal units, as download managers show it: `34 MB`, `1,2 GB`. */
export function fileSize(bytes: number, language: Language): string {
  const [unit, worth] =
    bytes < 1e6
      ? (['kilobyte', 1e3] as const)
      : bytes < 1e9
        ? (['megabyte', 1e6] as const)
        : (['gigabyte', 1e9] as const);
  const amount = Math.max(bytes / worth, 1);
  return new Intl.NumberFormat(locale(language), {
    style: 'unit',
    unit,
    maximumFractionDigits: amount < 10 && bytes >= 1e6 ? 1 : 0,
  }).format(amount);
}

/** Seconds as people say them: less than a minute is said so. */
export function spokenTime(seconds: number): string {
  return seconds > 0 && seconds < 60 ? `< 1${NBSP}min` : playTime(Math.round(seconds / 60));
}

/** A minute of the day as clocks show it: `8:00`, `19:30`. */
export function clockTime(minuteOfDay: number): string {
  return `${Math.floor(minuteOfDay / 60)}:${String(minuteOfDay % 60).padStart(2, '0')}`;
}

/** Minutes as people say them: `45 min`, `3 h 20 min`. */
export function playTime(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 && `${hours}${NBSP}h`, (rest > 0 || hours === 0) && `${rest}${NBSP}min`].filter(Boolean).join(' ');
}
