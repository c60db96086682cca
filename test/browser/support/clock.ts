import { fileURLToPath } from 'node:url';
import { test as base, type APIRequestContext } from '@playwright/test';
import { eventually, freePort, startProcess } from '../../support/process.js';

const SHOP = fileURLToPath(new URL('../../../api/dev/shop.mjs', import.meta.url));
const START_MS = 120_000;

/** A shop whose clock may be moved, and its bank. */
export interface OwnShop {
  url: string;
  bank: string;
}

/** Journeys through time: their pages belong to a shop in which nobody else lives. */
export const test = base.extend<object, { shop: OwnShop }>({
  shop: [async ({}, use) => {
    const [port, bankPort] = [await freePort(), await freePort()];
    const started = startProcess(SHOP, { ...(process.env as Record<string, string>), TEST_SHOP_BUILT: 'yes', TEST_SHOP_PORT: String(port), TEST_SIMULATOR_PORT: String(bankPort) });
    await eventually(async () => started.output(), (text) => text.includes('shop ready on') || started.child.exitCode !== null, START_MS, 'the shop');
    if (started.child.exitCode !== null) throw new Error(`the shop ended: ${started.output()}`);
    await use({ url: `http://localhost:${port}`, bank: `http://localhost:${bankPort}` });
    await started.stop();
  }, { scope: 'worker', timeout: START_MS }],
  baseURL: ({ shop }, use) => use(shop.url),
});

export { expect } from '@playwright/test';

/** What time it is for the shop. */
export async function shopsTime(request: APIRequestContext): Promise<Date> {
  const { now } = (await (await request.get('/v1/test/clock')).json()) as { now: string };
  return new Date(now);
}

/** Lets time go by as it does, through everything that falls due. */
export async function timeReaches(request: APIRequestContext, moment: Date): Promise<void> {
  for (let reached = false; !reached;) {
    const answer = await request.post('/v1/test/clock', { data: { advanceTo: moment.toISOString() }, timeout: 60_000 });
    reached = ((await answer.json()) as { reached: boolean }).reached;
  }
}

/** The day on Chile's calendar that a moment belongs to. */
export const civilDay = (moment: Date): string => new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: 'America/Santiago' }).format(moment);

/** That day as pages and mails write it in Spanish. */
export const dayInWords = (moment: Date): string => new Intl.DateTimeFormat('es-CL', { dateStyle: 'long', timeZone: 'America/Santiago' }).format(moment);

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
