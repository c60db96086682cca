import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandContext } from '../../../platform/event-store/events.js';
import { RefundRunner } from '../refund-runner.js';

/** Asks the bank once more after it refused. */
export class RetryRefund extends Command<void> {
  /** @throws Refusal refund-unknown, refund-own-request, refund-not-failed. */
  constructor(
    readonly refundId: string,
    readonly note: string | null,
    readonly by: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(RetryRefund)
export class RetryRefundHandler implements ICommandHandler<RetryRefund> {
  constructor(private readonly refunds: RefundRunner) {}

  execute({ refundId, note, by }: RetryRefund): Promise<void> {
    return this.refunds.decideByStaff(refundId, by, note, (found, now) => found.decide({ type: 'RetryRefund', now }));
  }
}
