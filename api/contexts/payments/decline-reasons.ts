import { Injectable } from '@nestjs/common';
import type { Bilingual } from '../../platform/http/messages.js';
import { PaymentProvider } from './provider.js';

/** Why the bank declined, in words. */
@Injectable()
export class DeclineReasons {
  constructor(private readonly provider: PaymentProvider) {}

  /** Null where it gave no reason. */
  of(responseCode: number | null): Bilingual | null {
    return responseCode === null ? null : this.provider.declineOf(responseCode).reason;
  }
}
