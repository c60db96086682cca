import type { Decider } from '../../../../kernel/decider.js';
import { GrowingMap } from '../../../../kernel/growing-map.js';
import type { Instant } from '../../../../kernel/instant.js';
import type { Pesos } from '../../../../kernel/money.js';
import { Refusal } from '../../../../kernel/refusal.js';
import type { BankFileEvent } from '../../payout.events.js';

type MakeBankFile = { type: 'MakeBankFile'; fileId: string; count: number; sum: Pesos; by: string; now: Instant };
type WithdrawBankFile = { type: 'WithdrawBankFile'; fileId: string; reason: string; by: string; now: Instant };
export type BankFileCommand = MakeBankFile | WithdrawBankFile;

interface BankFile {
  number: number;
  madeBy: string;
  isWithdrawn: boolean;
}
export interface BankFilesState {
  files: GrowingMap<string, BankFile>;
  /** The number of the file that comes next. */
  next: number;
}

function decide(command: BankFileCommand, { files, next }: BankFilesState): BankFileEvent[] {
  const { fileId, by, now } = command;
  const file = files.get(fileId);
  switch (command.type) {
    case 'MakeBankFile': {
      if (file) return [];
      const { count, sum } = command;
      if (count === 0) throw new Refusal('bank-file-empty');
      return [{ type: 'BankFileMade', data: { fileId, number: next, count, sum, madeBy: by, madeAt: now } }];
    }
    case 'WithdrawBankFile': {
      if (!file) throw new Refusal('bank-file-unknown');
      if (file.isWithdrawn) return [];
      // One person alone could send it to the bank, put it back and send it again.
      if (file.madeBy === by) throw new Refusal('bank-file-own');
      const data = { fileId, number: file.number, reason: command.reason, withdrawnBy: by, withdrawnAt: now };
      return [{ type: 'BankFileWithdrawn', data }];
    }
  }
  return command satisfies never;
}

function evolve({ files, next }: BankFilesState, event: BankFileEvent): BankFilesState {
  const { fileId, number } = event.data;
  switch (event.type) {
    case 'BankFileMade':
      return { files: files.with(fileId, { number, madeBy: event.data.madeBy, isWithdrawn: false }), next: number + 1 };
    case 'BankFileWithdrawn': {
      const file = files.get(fileId);
      return file ? { files: files.with(fileId, { ...file, isWithdrawn: true }), next } : { files, next };
    }
  }
  return event satisfies never;
}

/** The files for the bank: numbered without a gap, put back by another person than the one who made it. */
export const bankFilesDecider: Decider<BankFileCommand, BankFilesState, BankFileEvent> = {
  initialState: { files: new GrowingMap(), next: 1 },
  decide,
  evolve,
};
