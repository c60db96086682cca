export class ExchangeRateReply {
  /** For display only; never charged. */
  clpPerUsd: number;
  /** Time of the rate, or of the service's reply; null for the fallback. */
  asOf: string | null;
  source: 'service' | 'fallback';
}
