import type { ContextParts } from '../../../platform/context.js';
import { Payouts1763727000000 } from './1763727000000-payouts.js';
import { BankFiles1763802000000 } from './bank-file/1763802000000-bank-files.js';
import { bankFilesStream } from './bank-file/bank-files.stream.js';
import { payoutAccountChanged } from './mails/payout-account-changed.mail.js';
import { payoutFailed } from './mails/payout-failed.mail.js';
import { payoutPaid } from './mails/payout-paid.mail.js';
import { taxDocumentExpires } from './mails/tax-document-expires.mail.js';
import { PAYOUT_MESSAGES } from './payout-messages.js';
import { payoutStream } from './payout.stream.js';
import { PayoutsModule } from './payouts.module.js';
import { payoutsProjection } from './payouts.projection.js';
import { ownerRules } from './notify-owners.effect.js';

export const payouts: ContextParts = {
  module: PayoutsModule,
  streams: [payoutStream, bankFilesStream],
  projections: [payoutsProjection],
  effectRules: ownerRules,
  mails: [payoutPaid, payoutFailed, payoutAccountChanged, taxDocumentExpires],
  migrations: [Payouts1763727000000, BankFiles1763802000000],
  messages: PAYOUT_MESSAGES,
};
