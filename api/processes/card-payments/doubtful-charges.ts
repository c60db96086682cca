import { Injectable, type OnModuleInit } from '@nestjs/common';
import { OneclickClient } from '../../contexts/payments/index.js';
import { BusinessClock } from '../../platform/clock.js';
import { crashPoint } from '../../platform/crash-point.js';
import type { DueHandler } from '../../platform/event-store/due.js';
import type { Actor } from '../../platform/event-store/events.js';
import { derivedId } from '../../platform/event-store/uuid.js';
import { WorkHandlers } from '../../platform/jobs/work.js';
import { CARD_PAYMENT_CHECK, Purchase } from '../checkout/checkout.streams.js';
import { CardOutcomes } from './card-outcomes.js';

const JANITOR: Actor = { kind: 'system', id: 'janitor' };

/** Asks the bank what became of charges of which nobody is sure. Never charges. */
@Injectable()
export class DoubtfulCharges implements OnModuleInit, DueHandler {
  readonly what = CARD_PAYMENT_CHECK;

  constructor(
    private readonly bank: OneclickClient,
    private readonly outcomes: CardOutcomes,
    private readonly clock: BusinessClock,
    private readonly work: WorkHandlers,
  ) {}

  onModuleInit(): void {
    this.work.handlesDue(this);
  }

  async handle(key: string): Promise<void> {
    const found = await this.outcomes.find(key.slice('payment-'.length));
    if (!found) return;
    const { payment } = new Purchase(found.row, found.history);
    if (payment.status === 'None' || 'approval' in payment || payment.status === 'Declined') return;

    crashPoint('before-doubt-asked');
    const seen = await this.bank.status(found.row.buyOrder);
    crashPoint('after-doubt-asked');
    const now = this.clock.now();
    await this.outcomes.record(found.row, seen, found.history, { correlation: derivedId('janitor', key, now), actor: JANITOR, now });
  }
}
