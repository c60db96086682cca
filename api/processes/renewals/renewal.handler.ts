import { Injectable, type OnModuleInit } from '@nestjs/common';
import { subscriptionStream, SUBSCRIPTION_RENEWAL } from '../../contexts/subscriptions/index.js';
import { BusinessClock } from '../../platform/clock.js';
import type { DueHandler } from '../../platform/event-store/due.js';
import { WorkHandlers } from '../../platform/jobs/work.js';
import { LateWork } from './late-work.js';
import { RenewalCharges } from './renewal.charges.js';
import { isLate, nextStep } from './next-step.js';
import { RenewalSteps } from './renewal.steps.js';

/** More than an agreement ever has to do at one moment. */
const STEPS_AT_ONCE = 10;

/** Does what is due for an agreement: grants, announces, charges, tries again, ends. Twice, late or on two workers it comes to the same. */
@Injectable()
export class RenewalHandler implements OnModuleInit, DueHandler {
  readonly what = SUBSCRIPTION_RENEWAL;

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

  async handle(key: string): Promise<void> {
    const subscriptionId = key.slice(subscriptionStream('').length);
    for (let steps = 0; steps < STEPS_AT_ONCE; steps++) if (!(await this.step(subscriptionId))) return;
  }

  /** @returns whether the next step may be due at once. */
  private async step(subscriptionId: string): Promise<boolean> {
    const now = this.clock.now();
    const agreement = await this.steps.read(subscriptionId);
    const step = nextStep(agreement.state, now);
    if (step.do === 'nothing') {
      await this.steps.waits(agreement);
      return false;
    }
    if (isLate(step.dueAt, now)) await this.late.note({ subscriptionId, what: step.what, dueAt: step.dueAt }, now);
    if (step.do === 'charge') return this.charges.charge(agreement, step, now);
    await this.steps.tell(agreement, step.command, now);
    return true;
  }
}
