import { Module } from '@nestjs/common';
import { IdentityModule } from '../../contexts/identity/index.js';
import { OrderingModule } from '../../contexts/ordering/index.js';
import type { ContextParts } from '../../platform/context.js';
import { DocumentsModule } from '../documents/index.js';
import { CreditNotePerformer } from './credit-note.performer.js';
import { CreditNotePost } from './credit-note.post.js';
import { wheneverOrderRefunded } from './credit-note.rules.js';

@Module({ imports: [IdentityModule, OrderingModule, DocumentsModule], providers: [CreditNotePerformer, CreditNotePost] })
export class CreditNoteModule {}

/** The mail with the credit note whenever money went back: crosses ordering, books and identity. */
export const creditNote: ContextParts = {
  module: CreditNoteModule,
  effectRules: [{ name: 'credit-note-of-refund', whenever: wheneverOrderRefunded }],
};
