import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { CommandRunner } from '../../../platform/event-store/command-runner.js';
import type { CommandContext } from '../../../platform/event-store/events.js';
import { StudioAccounts, type GivenAccount } from '../../developers/index.js';
import { payoutStream } from './payout.stream.js';

/** Gives a studio another account; pay-outs wait for a while after it, and the owners are told. */
export class ChangePayoutAccount extends Command<void> {
  /** @throws Refusal `payout-under-way`; Problem `payout-account-invalid`. */
  constructor(
    readonly developerId: string,
    readonly given: Pick<GivenAccount, 'account' | 'taxId'>,
    readonly by: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(ChangePayoutAccount)
export class ChangePayoutAccountHandler implements ICommandHandler<ChangePayoutAccount> {
  constructor(
    private readonly runner: CommandRunner,
    private readonly accounts: StudioAccounts,
  ) {}

  async execute({ developerId, given, by }: ChangePayoutAccount): Promise<void> {
    const row = await this.accounts.changed(developerId, { ...given, givenBy: by.actor.id, now: by.now });
    const command = { type: 'ChangePayoutAccount', developerId, by: by.actor.id, now: by.now } as const;
    await this.runner.execute(payoutStream, developerId, command, { ...by, rows: [row] });
  }
}
