import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Refusal } from '../../../kernel/refusal.js';
import type { CommandContext } from '../../../platform/event-store/events.js';
import { RefundRunner } from '../refund-runner.js';

/** The bank refused, and the money was transferred by hand. */
export class RecordTransfer extends Command<void> {
  /** @param reference of the transfer. @throws Refusal refund-unknown, refund-own-request, refund-not-failed. */
  constructor(
    readonly refundId: string,
    readonly reference: string,
    readonly by: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(RecordTransfer)
export class RecordTransferHandler implements ICommandHandler<RecordTransfer> {
  constructor(private readonly refunds: RefundRunner) {}

  execute({ refundId, reference, by }: RecordTransfer): Promise<void> {
    return this.refunds.decideByStaff(refundId, by, reference, (found, now) => found.complete('transferred', now));
  }
}

/** Ends a doubt with what the bank's portal shows, once the bank tells no more. */
export class SettleRefund extends Command<void> {
  /** @throws Refusal refund-unknown, refund-own-request, refund-not-doubtful. */
  constructor(
    readonly refundId: string,
    readonly returned: boolean,
    readonly reason: string,
    readonly by: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(SettleRefund)
export class SettleRefundHandler implements ICommandHandler<SettleRefund> {
  constructor(private readonly refunds: RefundRunner) {}

  execute({ refundId, returned, reason, by }: SettleRefund): Promise<void> {
    return this.refunds.decideByStaff(refundId, by, reason, (found, now) => {
      if (found.refund.status !== 'NeedsPerson') throw new Refusal('refund-not-doubtful');
      return returned ? found.complete('nullified', now) : found.fail(reason, now);
    });
  }
}
