import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AdvisoryLocks } from '../../../../platform/database/advisory-locks.js';
import { CommandRunner } from '../../../../platform/event-store/command-runner.js';
import type { CommandContext } from '../../../../platform/event-store/events.js';
import { Problem } from '../../../../platform/http/problem.js';
import { StudioAccounts } from '../../../developers/index.js';
import { PayableBalance } from './payable-balance.js';
import { payoutStream } from '../payout.stream.js';

/** Claims the payable balance of a studio for a transfer to its account. */
export class RequestPayout extends Command<void> {
  /** @throws Refusal `payout-open`, `payout-below-threshold`; Problem `payout-account-missing`. */
  constructor(
    readonly developerId: string,
    readonly payoutId: string,
    readonly by: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(RequestPayout)
export class RequestPayoutHandler implements ICommandHandler<RequestPayout> {
  constructor(
    private readonly runner: CommandRunner,
    private readonly locks: AdvisoryLocks,
    private readonly balance: PayableBalance,
    private readonly accounts: StudioAccounts,
  ) {}

  /** In turn, so that a crowd of requests is answered instead of clashing; the stream's version alone keeps the claim single. */
  execute({ developerId, payoutId, by }: RequestPayout): Promise<void> {
    return this.locks.withLock(`payout-${developerId}`, async () => {
      if (!(await this.accounts.shown(developerId)).account) throw new Problem(409, 'payout-account-missing');
      await this.runner.run([payoutStream.of(developerId)], by, async (history) => {
        // Read after the stream: what was paid out since is in it.
        const stated = await this.balance.statedTo(developerId, by.now);
        const command = { type: 'RequestPayout', developerId, payoutId, stated, by: by.actor.id, now: by.now } as const;
        return payoutStream.decide(history, developerId, command, by.now);
      });
    });
  }
}
