import { LinkToken } from '../../access/index.js';

export class CancelByLinkRequest {
  /** Token of the link in a mail. */
  @LinkToken()
  token: string;
}

/** What a link would end, without a word about whose it is. */
export class CancellableReply {
  plan_id: 'monthly' | 'yearly';
  /** Whole pesos of the next charge. */
  price: number;
  currency: 'CLP';
  /** 1 if it renews. */
  auto_renew: 0 | 1;
  /**
   * `active` or `past_due` while it runs, `awaiting_bank` while the bank's reply to its first charge is pending, then
   * `ended`.
   */
  status: 'active' | 'past_due' | 'awaiting_bank' | 'ended';
  /** Last day with access without a renewal, in Chile; null once ended. */
  last_day: string | null;
  /** The instant at which that day ends; null once ended. */
  active_until: string | null;
}

export class CancelledByLinkReply extends CancellableReply {
  message: string;
}
