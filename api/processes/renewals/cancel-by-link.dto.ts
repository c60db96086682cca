import { LinkToken } from '../../contexts/identity/index.js';

export class CancelByLinkRequest {
  /** From the link in a mail. */
  @LinkToken()
  token: string;
}

/** What a link would end, without a word about whose it is. */
export class CancellableReply {
  plan_id: 'monthly' | 'yearly';
  /** Whole pesos of the next charge. */
  price: number;
  currency: 'CLP';
  /** 1 while it renews by itself. */
  auto_renew: 0 | 1;
  /** `active` or `past_due` while it runs, `awaiting_bank` while the bank's answer to a charge may still begin it, `ended` afterwards. */
  status: 'active' | 'past_due' | 'awaiting_bank' | 'ended';
  /** The last day with access if it is not renewed, as Chile's calendar names it; null when it is over. */
  last_day: string | null;
  /** The instant at which that day is over; null when it is over. */
  active_until: string | null;
}

export class CancelledByLinkReply extends CancellableReply {
  message: string;
}
