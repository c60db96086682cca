import { specify } from '../../../../../test/support/given.js';
import type { BankFileEvent } from '../../payout.events.js';
import { bankFilesDecider } from './bank-files.decider.js';

const now = '2026-11-25T15:00:00.000Z';
const make = { type: 'MakeBankFile', fileId: 'f-1', count: 2, sum: 169_500, by: 'eva', now } as const;
const made: BankFileEvent = {
  type: 'BankFileMade',
  data: { fileId: 'f-1', number: 1, count: 2, sum: 169_500, madeBy: 'eva', madeAt: now },
};
const withdraw = { type: 'WithdrawBankFile', fileId: 'f-1', reason: 'Never uploaded', by: 'leo', now } as const;
const withdrawn: BankFileEvent = {
  type: 'BankFileWithdrawn',
  data: { fileId: 'f-1', number: 1, reason: 'Never uploaded', withdrawnBy: 'leo', withdrawnAt: now },
};
const { given } = specify(bankFilesDecider);

describe('the files for the bank', () => {
  it('are numbered without a gap, each made once', () => {
    given().when(make).then(made);
    given(made).when(make).thenNothing();
    given(made, withdrawn)
      .when({ ...make, fileId: 'f-2' })
      .then({ ...made, data: { ...made.data, fileId: 'f-2', number: 2 } } as BankFileEvent);
  });

  it('are never empty', () => {
    given()
      .when({ ...make, count: 0, sum: 0 })
      .thenRefused('bank-file-empty');
  });

  it('are put back once, by another person than the one who made it', () => {
    given(made).when(withdraw).then(withdrawn);
    given(made, withdrawn).when(withdraw).thenNothing();
    given(made)
      .when({ ...withdraw, by: 'eva' })
      .thenRefused('bank-file-own');
    given().when(withdraw).thenRefused('bank-file-unknown');
  });
});
