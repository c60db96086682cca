import { Module } from '@nestjs/common';
import { IdentityModule } from '../../contexts/identity/index.js';
import { OrderingModule } from '../../contexts/ordering/index.js';
import { PaymentsModule } from '../../contexts/payments/index.js';
import { DocumentsModule } from '../documents/documents.module.js';
import { ReceiptPerformer } from './receipt.performer.js';
import { ReceiptWriter } from './receipt.writer.js';

@Module({ imports: [IdentityModule, OrderingModule, PaymentsModule, DocumentsModule], providers: [ReceiptWriter, ReceiptPerformer] })
export class ReceiptModule {}
