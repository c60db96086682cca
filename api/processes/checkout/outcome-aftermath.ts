import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { paymentStream, type PaymentState } from '../../contexts/payments/index.js';
import { Database } from '../../platform/database/database.js';
import type { Ran } from '../../platform/event-store/command-runner.js';
import { setTimers } from '../../platform/event-store/timers.js';
import { LOGGER } from '../../platform/tokens.js';

/** What the shop does once the bank's word on a payment is written down. */
@Injectable()
export class OutcomeAftermath {
  constructor(
    private readonly db: Database,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  /** Raises an alarm for money that was never asked for; plans the next inquiry where nothing new was learnt. */
  async follow({ events, replayed }: Ran, paymentId: string, payment: PaymentState, now: string): Promise<void> {
    const isForeign = events.some((event) => event.type === 'PaymentOrphaned' && event.data.because === 'mismatch');
    if (isForeign && !replayed)
      this.log.error({ paymentId }, 'the bank approved a payment that is not the one we planned');
    // No fact moved the timer.
    if (events.length === 0) await setTimers(this.db, paymentStream.timers(paymentId, payment, now));
  }
}
