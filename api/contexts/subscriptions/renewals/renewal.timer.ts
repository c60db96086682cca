import { Injectable, type OnModuleInit } from '@nestjs/common';
import { subscriptionStream, SUBSCRIPTION_RENEWAL } from '../subscription.stream.js';
import { BusinessClock } from '../../../platform/clock.js';
import type { DueHandler } from '../../../platform/event-store/due.js';
import { WorkHandlers } from '../../../platform/jobs/work.js';
import { LateWork } from './late-work.js';
import { RenewalCharges } from './renewal.charges.js';
import { isLate, nextStep } from './next-step.js';
import { RenewalSteps } from './renewal.steps.js';

/** Does what is due for an agreement: grants, announces, charges, tries again, ends. Twice, late or on two workers it comes to the same. */
@Injectable()
export class RenewalHandler implements OnModuleInit, DueHandler {
  readonly what = SUBSCRIPTION_RENEWAL;
  readonly takesMoney = true;

  constructor(
    private readonly steps: RenewalSteps,
    private readonly charges: RenewalCharges,
    private readonly late: LateWork,
    private readonly clock: BusinessClock,
    private readonly work: WorkHandlers,
  ) {}

  onModuleInit(): void {
    this.work.handlesDue(this);
  }

  /** One step; its append sets the timer for what follows, be it at once. */
  async handle(key: string): Promise<void> {
    const subscriptionId = subscriptionStream.idOf(key);
    const now = this.clock.now();
    const agreement = await this.steps.read(subscriptionId);
    const step = nextStep(agreement.state, now);
    if (step.do === 'nothing') return this.steps.waits(agreement, now);

    if (isLate(step.dueAt, now)) await this.late.note({ subscriptionId, what: step.what, dueAt: step.dueAt }, now);
    if (step.do === 'charge') await this.charges.charge(agreement, step, now);
    else await this.steps.tell(agreement, step.command, now);
  }
}
