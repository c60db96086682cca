import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandContext } from '../../../platform/event-store/events.js';
import { RefundRunner } from '../refund-runner.js';

/** Denies a request, with a reason for the person. */
export class DenyRefund extends Command<void> {
  /** @throws Refusal refund-unknown, refund-own-request, refund-decided. */
  constructor(
    readonly refundId: string,
    readonly reason: string,
    readonly note: string | null,
    readonly by: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(DenyRefund)
export class DenyRefundHandler implements ICommandHandler<DenyRefund> {
  constructor(private readonly refunds: RefundRunner) {}

  execute({ refundId, reason, note, by }: DenyRefund): Promise<void> {
    return this.refunds.decideByStaff(refundId, by, note, (found, now) =>
      found.decide({ type: 'DenyRefund', staffId: by.actor.id, reason, now }),
    );
  }
}
