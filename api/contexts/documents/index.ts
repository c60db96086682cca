import type { ContextParts } from '../../platform/context.js';
import { DocumentsModule } from './documents.module.js';
import { documentsProjection } from './documents.projection.js';
import { documentStream } from './documents.js';
import { receipt, receiptAgain } from './mails/receipt.mail.js';
import { TaxFolios1763720600000 } from './tax/1763720600000-tax-folios.js';
import { wheneverDocumentIssued } from './tax/register-document.performer.js';

export type { ContentRow, ContentSection, DocumentContent } from './content/document.template.js';
export { printContent } from './content/print.js';
export { DocumentsModule } from './documents.module.js';
export { DocumentLine, documentLine } from './document-line.dto.js';
export { Documents, documentStream, type DocumentRow } from './documents.js';
export { OrderDocuments } from './order-documents.js';

export const documents: ContextParts = {
  module: DocumentsModule,
  streams: [documentStream],
  projections: [documentsProjection],
  effectRules: [{ name: 'tax-register-of-document', whenever: wheneverDocumentIssued }],
  migrations: [TaxFolios1763720600000],
  mails: [receipt, receiptAgain],
  messages: {
    'document-unknown': { es: 'No encontramos ese documento.', en: 'We could not find that document.' },
  },
};
