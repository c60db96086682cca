import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Refusal } from '../../../../kernel/refusal.js';
import { CommandRunner, type History } from '../../../../platform/event-store/command-runner.js';
import type { CommandContext } from '../../../../platform/event-store/events.js';
import { together, type Decision } from '../../../../platform/event-store/stream.js';
import { StudioAccounts } from '../../../developers/index.js';
import { payoutStream } from '../payout.stream.js';
import { BankFileLines } from './bank-file-lines.js';
import { BankFiles, type FiledPayout } from './bank-files.js';
import { ALL_FILES, bankFilesStream } from './bank-files.stream.js';

/** Puts what a file holds back, for the next one: the file never went to the bank. Twice is as once. */
export class PutBackBankFile extends Command<void> {
  /** @throws Refusal `bank-file-unknown`, `bank-file-own`, `bank-file-executed`, `bank-file-over`, `payout-own`. */
  constructor(
    readonly fileId: string,
    readonly reason: string,
    readonly by: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(PutBackBankFile)
export class PutBackBankFileHandler implements ICommandHandler<PutBackBankFile> {
  constructor(
    private readonly runner: CommandRunner,
    private readonly files: BankFiles,
    private readonly accounts: StudioAccounts,
    private readonly lines: BankFileLines,
  ) {}

  async execute(command: PutBackBankFile): Promise<void> {
    const filed = await this.files.payoutsOf(command.fileId);
    const studios = [...new Set(filed.map(({ developerId }) => developerId))];
    const beneficiaries = await this.accounts.beneficiaries(studios);
    const membersOf = (id: string): string[] => (beneficiaries.get(id)?.members ?? []).map(({ personId }) => personId);
    const streams = [bankFilesStream.of(ALL_FILES), ...studios.map((id) => payoutStream.of(id))];
    await this.runner.run(streams, command.by, (history) => this.decide(history, command, filed, membersOf));
  }

  private decide(
    history: History,
    { fileId, reason, by }: PutBackBankFile,
    filed: readonly FiledPayout[],
    membersOf: (developerId: string) => string[],
  ): Decision {
    const about = { fileId, now: by.now };
    const withdraw = { type: 'WithdrawBankFile', ...about, reason, by: by.actor.id } as const;
    const withdrawn = bankFilesStream.decide(history, ALL_FILES, withdraw, by.now);
    if (withdrawn.events.length === 0) return withdrawn;

    const back = filed.map(({ payoutId, developerId }) => {
      const staff = { staffId: by.actor.id, members: membersOf(developerId) };
      const put = { type: 'PutPayoutBack', ...about, ...staff, payoutId } as const;
      return payoutStream.decide(history, developerId, put, by.now);
    });
    if (back.every(({ events }) => events.length === 0)) throw new Refusal('bank-file-over');
    return together(withdrawn, ...back, { facts: {}, changes: filed.map(({ payoutId }) => this.lines.gone(payoutId)) });
  }
}
