import { Injectable, type OnModuleInit } from '@nestjs/common';
import { CARD_PAYMENT_CHECK, PaymentProvider, paymentStream } from '../../contexts/payments/index.js';
import type { Observation } from '../../contexts/payments/payment.commands.js';
import { BusinessClock } from '../../platform/clock.js';
import type { DueHandler } from '../../platform/event-store/due.js';
import type { Actor } from '../../platform/event-store/events.js';
import { derivedId } from '../../platform/event-store/uuid.js';
import { WorkHandlers } from '../../platform/jobs/work.js';
import { Purchase } from '../checkout/checkout.streams.js';
import { PostponedInquiries } from '../checkout/index.js';
import { CardOutcomes } from './card-outcomes.js';

const JANITOR: Actor = { kind: 'system', id: 'janitor' };

/** Asks the bank what became of charges in doubt. Never charges. */
@Injectable()
export class DoubtfulCharges implements OnModuleInit, DueHandler {
  readonly what = CARD_PAYMENT_CHECK;
  readonly isInquiry = true;

  constructor(
    private readonly bank: PaymentProvider,
    private readonly outcomes: CardOutcomes,
    private readonly inquiries: PostponedInquiries,
    private readonly clock: BusinessClock,
    private readonly work: WorkHandlers,
  ) {}

  onModuleInit(): void {
    this.work.handlesDue(this);
  }

  handle(key: string): Promise<void> {
    return this.inquiries.within(key, this.what, () => this.ask(key));
  }

  private async ask(key: string): Promise<Observation | null> {
    const found = await this.outcomes.find(paymentStream.idOf(key));
    if (!found) return null;
    const { payment } = new Purchase(found.row, found.history);
    if (payment.status === 'None' || 'approval' in payment || payment.status === 'Declined') return null;

    const seen = await this.bank.status(payment);
    if (!seen) return null;
    const now = this.clock.now();
    await this.outcomes.record(found.row, seen, found.history, {
      correlation: derivedId('janitor', key, now),
      actor: JANITOR,
      now,
    });
    return seen;
  }
}
