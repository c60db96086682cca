import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import type { Config } from '../../../config.js';
import { hours, minutes } from '../../../kernel/instant.js';
import { CONFIG, LOGGER } from '../../../platform/tokens.js';
import type { ExchangeRateReply } from './exchange-rate.dto.js';

const FALLBACK = 990;
const KEPT_MS = hours(12);
const RETRY_MS = minutes(10);
const PATIENCE_MS = 5_000;

/** Pesos per dollar, for display. Asked for in the background, so a slow or silent service never delays a page. */
@Injectable()
export class ExchangeRate {
  private rate: ExchangeRateReply = { clpPerUsd: FALLBACK, asOf: null, source: 'fallback' };
  private nextFetchAt = 0;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  current(): ExchangeRateReply {
    const now = Date.now();
    if (this.config.exchangeRateUrl && now >= this.nextFetchAt) {
      this.nextFetchAt = now + RETRY_MS;
      void this.ask(this.config.exchangeRateUrl);
    }
    return this.rate;
  }

  private async ask(url: string): Promise<void> {
    try {
      const response = await fetch(url, {
        signal: AbortSignal.timeout(PATIENCE_MS),
        headers: { accept: 'application/json' },
      });
      if (!response.ok) throw new Error(`the service answered ${response.status}`);
      const reply = (await response.json()) as {
        rates?: { CLP?: unknown };
        time_last_update_unix?: unknown;
        date?: unknown;
      } | null;
      const clpPerUsd = reply?.rates?.CLP;
      if (typeof clpPerUsd !== 'number' || !(clpPerUsd > 100 && clpPerUsd < 10_000))
        throw new Error('the service gave no plausible rate');
      this.rate = { clpPerUsd, asOf: dateOf(reply) ?? new Date().toISOString(), source: 'service' };
      this.nextFetchAt = Date.now() + KEPT_MS;
    } catch (err) {
      this.log.warn({ err }, 'the exchange rate could not be read; the last one stays');
    }
  }
}

/** Of which moment the rate is, as such services write it; null where they do not. */
function dateOf(reply: { time_last_update_unix?: unknown; date?: unknown } | null): string | null {
  const { time_last_update_unix: seconds, date } = reply ?? {};
  const at =
    typeof seconds === 'number'
      ? new Date(seconds * 1_000)
      : typeof date === 'string' && /^\d{4}-\d\d-\d\d$/.test(date)
        ? new Date(`${date}T12:00:00Z`)
        : null;
  return at && !Number.isNaN(at.getTime()) ? at.toISOString() : null;
}
