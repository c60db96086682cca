import { Injectable } from '@nestjs/common';
import type { Observation } from '../../contexts/payments/payment.commands.js';
import { later, minutes } from '../../kernel/instant.js';
import { BankBudgets } from '../../platform/bank/bank-budgets.js';
import { BusinessClock } from '../../platform/clock.js';
import { Database } from '../../platform/database/database.js';
import { timer } from '../../platform/event-store/due.js';
import { setTimers } from '../../platform/event-store/timers.js';

const POSTPONED_BY = minutes(1);

/** Inquiries that timers call for: made within their budget, else postponed without a fact, because nothing was learnt. */
@Injectable()
export class PostponedInquiries {
  constructor(
    private readonly budgets: BankBudgets,
    private readonly clock: BusinessClock,
    private readonly db: Database,
  ) {}

  /** @param ask returns what the bank said; null where it was not asked. */
  async within(key: string, what: string, ask: () => Promise<Observation | null>): Promise<void> {
    const checked = await this.budgets.spend('inquiries', ask, (seen) => seen && seen.seen === 'no-answer');
    if (checked.is === 'postponed') await setTimers(this.db, [timer(key, what, later(this.clock.now(), POSTPONED_BY))]);
  }
}
