import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandContext } from '../../../platform/event-store/events.js';
import { RefundRunner } from '../refund-runner.js';

/** Gives the second approval. */
export class ApproveRefundAgain extends Command<void> {
  /** @throws Refusal refund-unknown, refund-own-request, refund-same-person, refund-not-approved, refund-decided. */
  constructor(
    readonly refundId: string,
    readonly note: string | null,
    readonly by: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(ApproveRefundAgain)
export class ApproveRefundAgainHandler implements ICommandHandler<ApproveRefundAgain> {
  constructor(private readonly refunds: RefundRunner) {}

  execute({ refundId, note, by }: ApproveRefundAgain): Promise<void> {
    return this.refunds.decideByStaff(refundId, by, note, (found, now) =>
      found.decide({ type: 'ApproveRefundAgain', staffId: by.actor.id, now }),
    );
  }
}
