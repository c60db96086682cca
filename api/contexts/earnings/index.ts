import type { ContextParts } from '../../platform/context.js';
import { KeptPlay1763740000000 } from './1763740000000-kept-play.js';
import { KeptMonths1763801950000 } from './1763801950000-kept-months.js';
import { AnalyzeKeptLines1763802100000 } from './1763802100000-analyze-kept-lines.js';
import { EarningsModule } from './earnings.module.js';
import { earningsProjection } from './earnings.projection.js';
import { monthCloseStream, sharesStream, statementStream } from './earnings.streams.js';

export { CloseMonth } from './close/close-month.js';
export { EarningsModule } from './earnings.module.js';
export { WebhookEndpoints } from './webhooks/endpoints.js';
export { BankFileLines } from './payouts/bank-file/bank-file-lines.js';
export { EarningsViews } from './reads/earnings-views.js';
export { StatementRows } from './reads/statement-rows.js';
export { type TaxDocumentKind, withheldOf, withholdingRate } from './rules/withholding.rules.js';

export const earnings: ContextParts = {
  module: EarningsModule,
  streams: [monthCloseStream, sharesStream, statementStream],
  projections: [earningsProjection],
  migrations: [KeptPlay1763740000000, KeptMonths1763801950000, AnalyzeKeptLines1763802100000],
  messages: {
    'statement-unknown': {
      es: 'De ese mes no hay liquidación. Elige uno de la lista.',
      en: 'There is no statement of that month. Choose one of the list.',
    },
    'earnings-unknown': {
      es: 'Ese pago no le dejó nada a este estudio. Elige uno de sus líneas.',
      en: 'That payment brought this studio nothing. Choose one of its lines.',
    },
  },
};
export { payouts } from './payouts/index.js';
export { webhooks } from './webhooks/index.js';
