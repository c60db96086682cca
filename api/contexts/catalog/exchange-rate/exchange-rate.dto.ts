export class ExchangeRateReply {
  /** For display only; nothing is ever charged by it. */
  clpPerUsd: number;
  /** Of which moment the rate is, as the service says, else when it answered; null for the fallback. */
  asOf: string | null;
  source: 'service' | 'fallback';
}
