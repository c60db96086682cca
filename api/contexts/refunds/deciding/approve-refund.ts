import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandContext } from '../../../platform/event-store/events.js';
import { RefundRunner } from '../refund-runner.js';
import { StaffLimit } from '../staff-limit.js';

/** Approves a request; above what one person may decide in a day it waits for a second approval. */
export class ApproveRefund extends Command<void> {
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

@CommandHandler(ApproveRefund)
export class ApproveRefundHandler implements ICommandHandler<ApproveRefund> {
  constructor(
    private readonly refunds: RefundRunner,
    private readonly limit: StaffLimit,
  ) {}

  execute({ refundId, reason, note, by }: ApproveRefund): Promise<void> {
    const staffId = by.actor.id;
    return this.limit.withLock(staffId, () =>
      this.refunds.decideByStaff(refundId, by, note, async (found, now) => {
        const measure = await this.limit.of(staffId, refundId, now);
        return found.decide({ type: 'ApproveRefund', staffId, reason, ...measure, now });
      }),
    );
  }
}
