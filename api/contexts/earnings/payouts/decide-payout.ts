import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Refusal } from '../../../kernel/refusal.js';
import { CommandRunner } from '../../../platform/event-store/command-runner.js';
import type { CommandContext } from '../../../platform/event-store/events.js';
import { StudioAccounts } from '../../developers/index.js';
import type { PayoutFailure } from '../payout.events.js';
import { BankFileLines } from './bank-file/bank-file-lines.js';
import { payoutStream } from './payout.stream.js';
import { PayoutsQueries } from './payouts.queries.js';

export type PayoutDecision =
  | { type: 'ApprovePayout' }
  | { type: 'ReleasePayout' }
  | { type: 'RecordPayoutPaid'; reference: string; fileId?: string }
  | { type: 'FailPayout'; why: PayoutFailure };

/** What staff do about a pay-out: approve it, release it as a second person, record its transfer, or that it failed. @returns whether it was not so already */
export class DecidePayout extends Command<boolean> {
  /** @throws Refusal with the reason. */
  constructor(
    readonly payoutId: string,
    readonly decision: PayoutDecision,
    readonly by: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(DecidePayout)
export class DecidePayoutHandler implements ICommandHandler<DecidePayout> {
  constructor(
    private readonly runner: CommandRunner,
    private readonly queries: PayoutsQueries,
    private readonly accounts: StudioAccounts,
    private readonly lines: BankFileLines,
  ) {}

  async execute({ payoutId, decision, by }: DecidePayout): Promise<boolean> {
    const payout = await this.queries.one(payoutId);
    if (!payout) throw new Refusal('payout-unknown');
    const { developerId } = payout;
    const members = (await this.accounts.members(developerId)).map(({ personId }) => personId);
    const decided = { payoutId, staffId: by.actor.id, members, now: by.now };
    const isOver = decision.type === 'RecordPayoutPaid' || decision.type === 'FailPayout';
    const rows = isOver ? [this.lines.gone(payoutId)] : [];
    const command = { ...decision, ...decided };
    const { events } = await this.runner.execute(payoutStream, developerId, command, { ...by, rows });
    return events.length > 0;
  }
}
