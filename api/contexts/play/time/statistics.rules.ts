import { daysBetween, plusDays, type CivilDate } from '../../../kernel/calendar.js';

/** What a person played of one game on one day. */
export interface PlayedDay {
  playedOn: CivilDate;
  gameId: string;
  /** The first subject of the game; null for none. */
  subject: string | null;
  seconds: number;
}

export interface SubjectTime {
  subject: string | null;
  seconds: number;
}

export interface WeekTime {
  /** Its Monday. */
  weekOf: CivilDate;
  seconds: number;
  subjects: SubjectTime[];
}

export interface Streak {
  /** Days in a row up to today, or to yesterday while today was not played yet. */
  current: number;
  longest: number;
}

export interface DayTime {
  day: CivilDate;
  seconds: number;
  countsForStreak: boolean;
}

/** A day counts for a streak from one minute on. */
const STREAK_SECONDS = 60;

/** The Monday of a day's week. */
export function mondayOf(day: CivilDate): CivilDate {
  const sinceMonday = ((daysBetween('2024-01-01', day) % 7) + 7) % 7;
  return plusDays(day, -sinceMonday);
}

/** The latest weeks, oldest first, those without play too. */
export function weeksOf(days: readonly PlayedDay[], today: CivilDate, count: number): WeekTime[] {
  const last = mondayOf(today);
  const byWeek = new Map<CivilDate, PlayedDay[]>();
  for (const day of days) {
    const monday = mondayOf(day.playedOn);
    const week = byWeek.get(monday);
    if (week) week.push(day);
    else byWeek.set(monday, [day]);
  }
  return Array.from({ length: count }, (_, index) => {
    const weekOf = plusDays(last, (index + 1 - count) * 7);
    const inWeek = byWeek.get(weekOf) ?? [];
    return { weekOf, seconds: total(inWeek), subjects: subjectsOf(inWeek) };
  });
}

/** Every day from the first one to today, those without play too. */
export function calendarOf(days: readonly PlayedDay[], first: CivilDate, today: CivilDate): DayTime[] {
  const sums = secondsByDay(days);
  return Array.from({ length: daysBetween(first, today) + 1 }, (_, index) => {
    const day = plusDays(first, index);
    const seconds = sums.get(day) ?? 0;
    return { day, seconds, countsForStreak: seconds >= STREAK_SECONDS };
  });
}

/** Time by subject, the most first. */
export function subjectsOf(days: readonly PlayedDay[]): SubjectTime[] {
  const sums = new Map<string | null, number>();
  for (const { subject, seconds } of days) sums.set(subject, (sums.get(subject) ?? 0) + seconds);
  return [...sums].map(([subject, seconds]) => ({ subject, seconds })).sort((a, b) => b.seconds - a.seconds);
}

export function total(days: readonly { seconds: number }[]): number {
  return days.reduce((sum, { seconds }) => sum + seconds, 0);
}

export function streakOf(days: readonly PlayedDay[], today: CivilDate): Streak {
  const played = [...secondsByDay(days)].filter(([, seconds]) => seconds >= STREAK_SECONDS).map(([day]) => day);
  const isPlayed = new Set(played);
  const runUpTo = (day: CivilDate): number => {
    let length = 0;
    while (isPlayed.has(plusDays(day, -length))) length++;
    return length;
  };
  const longest = played.filter((day) => !isPlayed.has(plusDays(day, 1))).map(runUpTo);
  return { current: runUpTo(isPlayed.has(today) ? today : plusDays(today, -1)), longest: Math.max(0, ...longest) };
}

function secondsByDay(days: readonly PlayedDay[]): Map<CivilDate, number> {
  const sums = new Map<CivilDate, number>();
  for (const { playedOn, seconds } of days) sums.set(playedOn, (sums.get(playedOn) ?? 0) + seconds);
  return sums;
}
