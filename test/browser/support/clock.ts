import type { APIRequestContext } from '@playwright/test';
import { machineFactor, patient } from '../../support/patience.js';

/** What time it is for the shop. */
export async function shopsTime(request: APIRequestContext): Promise<Date> {
  const { now } = (await (await request.get('/v1/test/clock')).json()) as { now: string };
  return new Date(now);
}

/** Lets time go by as it does, through everything that falls due. */
export async function timeReaches(request: APIRequestContext, moment: Date): Promise<void> {
  for (let reached = false; !reached;) {
    const answer = await request.post('/v1/test/clock', {
      data: { advanceTo: moment.toISOString(), patience: machineFactor },
      timeout: patient(60_000),
    });
    reached = ((await answer.json()) as { reached: boolean }).reached;
  }
}

/** Lets midnight in Chile go by where it is near, for stories of one day. */
export async function midnightIsFar(request: APIRequestContext): Promise<void> {
  const now = await shopsTime(request);
  const soon = new Date(now.getTime() + 2 * 3_600_000);
  if (civilDay(soon) !== civilDay(now)) await timeReaches(request, soon);
}

/** The day on Chile's calendar that a moment belongs to. */
export const civilDay = (moment: Date): string =>
  new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: 'America/Santiago' }).format(moment);

/** That day as pages and mails write it in Spanish. */
export const dayInWords = (moment: Date): string =>
  new Intl.DateTimeFormat('es-CL', { dateStyle: 'long', timeZone: 'America/Santiago' }).format(moment);

/** A moment so many days later. */
export const daysLater = (moment: Date, days: number): Date => new Date(moment.getTime() + days * 86_400_000);

/** The same day and hour of the next month; for days that each month has. */
export function nextMonth(moment: Date): Date {
  const next = new Date(moment);
  next.setUTCMonth(next.getUTCMonth() + 1);
  return next;
}

/** Lets it become the 10th of the next month, at noon in Chile. */
export async function timeReachesA10th(request: APIRequestContext): Promise<Date> {
  const now = await shopsTime(request);
  const tenth = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 10, 16));
  await timeReaches(request, tenth);
  return tenth;
}
