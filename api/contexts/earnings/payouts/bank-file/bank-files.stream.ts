import { defineStream } from '../../../../platform/event-store/stream.js';
import { bankFilesDecider } from './bank-files.decider.js';

/** The one stream of all files for the bank. */
export const ALL_FILES = 'shop';

export const bankFilesStream = defineStream('bank-files', bankFilesDecider, {
  events: { BankFileMade: 1, BankFileWithdrawn: 1 },
});
