import type { ContextParts } from '../../platform/context.js';
import { DocumentsModule } from './documents.module.js';
import { receipt, receiptAgain } from './mails/receipt.mail.js';

export { DocumentsModule } from './documents.module.js';
export { Papers } from './document-contents.js';

/** Receipts and credit notes as pages and PDF: crosses books, ordering, payments and identity. */
export const documents: ContextParts = {
  module: DocumentsModule,
  mails: [receipt, receiptAgain],
  messages: {
    'document-unknown': { es: 'No encontramos ese documento.', en: 'We could not find that document.' },
  },
};
