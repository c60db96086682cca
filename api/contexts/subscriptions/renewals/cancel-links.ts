import { Injectable } from '@nestjs/common';
import { SignedAddresses } from '../../access/index.js';
import { Problem } from '../../../platform/http/problem.js';

const PAGE = '/cancel-subscription';

/** Links in mails that end the renewal of one agreement without log-in, and nothing else. */
@Injectable()
export class CancelLinks {
  constructor(private readonly addresses: SignedAddresses) {}

  /** The page that asks once more: programs that look at links before their reader must end nothing. */
  pageFor(subscriptionId: string): string {
    return this.addresses.address('cancel-subscription', subscriptionId, PAGE);
  }

  /** @throws Problem 404 `cancel-link-unknown` for a token that is not ours. */
  subscriptionOf(token: string): string {
    const subscriptionId = this.addresses.read('cancel-subscription', token);
    if (!subscriptionId) throw new Problem(404, 'cancel-link-unknown');
    return subscriptionId;
  }
}
