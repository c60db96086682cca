import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Refusal } from '../../../../kernel/refusal.js';
import type { SignedIn } from '../../../../platform/http/access.js';
import { Staff } from '../../../staff/index.js';
import { DecidePayout } from '../decide-payout.js';
import { BankFiles, type FiledPayout } from './bank-files.js';

/** Why a pay-out of a file was left as it was. */
export const UNTOUCHED = ['paid', 'failed', 'own'] as const;
type Untouched = FiledPayout & { why: (typeof UNTOUCHED)[number] };

/** What became of the pay-outs of a file. */
export interface BankFileRecorded {
  recorded: FiledPayout[];
  untouched: Untouched[];
}

/** Records that the bank executed a file: each of its pay-outs that waits, under one reference. May be interrupted and repeated. */
export class RecordBankFilePaid extends Command<BankFileRecorded> {
  /** @throws Refusal `bank-file-unknown`, `bank-file-withdrawn`. */
  constructor(
    readonly fileId: string,
    readonly reference: string,
    readonly caller: SignedIn,
    readonly correlation: string,
  ) {
    super();
  }
}

@CommandHandler(RecordBankFilePaid)
export class RecordBankFilePaidHandler implements ICommandHandler<RecordBankFilePaid> {
  constructor(
    private readonly files: BankFiles,
    private readonly commands: CommandBus,
    private readonly staff: Staff,
  ) {}

  async execute(command: RecordBankFilePaid): Promise<BankFileRecorded> {
    const file = await this.files.one(command.fileId);
    if (!file) throw new Refusal('bank-file-unknown');
    if (file.withdrawnAt) throw new Refusal('bank-file-withdrawn');
    const recorded: FiledPayout[] = [];
    const untouched: Untouched[] = [];
    for (const payout of await this.files.payoutsOf(command.fileId)) {
      const { state } = payout;
      const why = state === 'paid' || state === 'failed' ? state : await this.record(payout, command);
      if (why === null) recorded.push(payout);
      else untouched.push({ ...payout, why });
    }
    return { recorded, untouched };
  }

  private async record(
    { payoutId }: FiledPayout,
    { fileId, reference, caller, correlation }: RecordBankFilePaid,
  ): Promise<Untouched['why'] | null> {
    const decision = { type: 'RecordPayoutPaid', reference, fileId } as const;
    try {
      const by = this.staff.context(caller, correlation);
      const isRecorded = await this.commands.execute(new DecidePayout(payoutId, decision, by));
      // Another person may have recorded it meanwhile, under another number.
      return isRecorded ? null : 'paid';
    } catch (error) {
      if (error instanceof Refusal && error.code === 'payout-own') return 'own';
      // It failed while the others were recorded.
      if (error instanceof Refusal && error.code === 'payout-not-released') return 'failed';
      throw error;
    }
  }
}
