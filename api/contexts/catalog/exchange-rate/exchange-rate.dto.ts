export class ExchangeRateReply {
  /** For display only; nothing is ever charged by it. */
  clpPerUsd: number;
  asOf: string | null;
  source: 'service' | 'fallback';
}
