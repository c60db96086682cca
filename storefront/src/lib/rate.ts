import { FALLBACK_RATE } from './format';
import { get } from './http';
import type { ExchangeRate } from './wire';

/** Pesos per dollar, and since when; null where the shop's own figure stands in. */
export type Rate = Pick<ExchangeRate, 'clpPerUsd' | 'asOf'>;

const KEPT_MS = 60_000;
const PATIENCE_MS = 100;

let known: Rate = { clpPerUsd: FALLBACK_RATE, asOf: null };
let asking: Promise<void> | null = null;
let retryAt = 0;

async function ask(): Promise<void> {
  const reply = await get('/v1/exchange-rate', { signal: AbortSignal.timeout(5000) }).catch(() => null);
  if (reply && reply.clpPerUsd > 0) known = { clpPerUsd: reply.clpPerUsd, asOf: reply.asOf };
  retryAt = Date.now() + KEPT_MS;
  asking = null;
}

/** Pesos per dollar as the server last heard it. No page waits for it longer than a blink, and none breaks without it. */
export async function rateNow(): Promise<Rate> {
  if (Date.now() < retryAt) return known;
  asking ??= ask();
  await Promise.race([asking, new Promise((done) => setTimeout(done, PATIENCE_MS))]);
  return known;
}
