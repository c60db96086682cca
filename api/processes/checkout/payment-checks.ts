import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PAYMENT_CHECK, PaymentsQueries, paymentStream } from '../../contexts/payments/index.js';
import { BusinessClock } from '../../platform/clock.js';
import type { DueHandler } from '../../platform/event-store/due.js';
import { derivedId } from '../../platform/event-store/uuid.js';
import { WorkHandlers } from '../../platform/jobs/work.js';
import { PostponedInquiries } from './postponed-inquiries.js';
import { SettlePaymentHandler } from './settle-payment.handler.js';

/** Asks the bank about payments through its form whose timers say so, within the budget of inquiries. */
@Injectable()
export class PaymentChecks implements OnModuleInit, DueHandler {
  readonly what = PAYMENT_CHECK;
  readonly isInquiry = true;

  constructor(
    private readonly settling: SettlePaymentHandler,
    private readonly payments: PaymentsQueries,
    private readonly inquiries: PostponedInquiries,
    private readonly clock: BusinessClock,
    private readonly work: WorkHandlers,
  ) {}

  onModuleInit(): void {
    this.work.handlesDue(this);
  }

  async handle(key: string): Promise<void> {
    const [row] = await this.payments.payments([paymentStream.idOf(key)]);
    if (row)
      await this.inquiries.within(key, this.what, () =>
        this.settling.lookAt(row, derivedId('janitor', key, this.clock.now())),
      );
  }
}
