import { existsSync } from 'node:fs';
import { inRoot } from '../api/dev/folders.mjs';

/** Where the specs of each project lie; the runner and Jest's configuration both read this. */
export const folders = {
  unit: ['api', 'storefront/src', 'admin/src'],
  crash: ['test/crash'],
  fuzz: ['test/fuzz'],
  chaos: ['test/chaos'],
  api: ['test/api'],
  stores: ['test/stores'],
  browser: ['test/browser'],
};

/** What the queue carries, loses or holds up; everything else is the same wherever the queue lies. */
export const onQueues = [
  'books/give-money-back',
  'checkout/buy-a-game',
  'accounts/sign-up',
  'accounts/recover-a-password',
  'operations/ask-about-doubts',
  'operations/move-the-clock',
  'operations/sell-without-a-queue',
  'operations/serve-bulk-work',
  'operations/report-health',
  'payment-mails/hear-how-a-payment-ended',
  'privacy/delete-my-account',
  'receipt/receive-a-receipt',
  'refunds/bank-says-no',
  'refunds/return-a-game',
  'renewals/lose-the-queue',
  'renewals/miss-a-payment',
  'saved-cards/leave-with-my-cards',
].map((story) => `test/api/${story}.spec.ts`);

// A path that matches nothing would be a test that no longer runs.
const missing = [...Object.values(folders).flat(), ...onQueues].filter((path) => !existsSync(inRoot(path)));
if (missing.length > 0) throw new Error(`test/projects.mjs names what is not there: ${missing.join(', ')}`);
