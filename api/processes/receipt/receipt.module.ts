import { Module } from '@nestjs/common';
import { IdentityModule } from '../../contexts/identity/index.js';
import { LegalModule } from '../../contexts/legal/index.js';
import { OrderingModule } from '../../contexts/ordering/index.js';
import { PaymentsModule } from '../../contexts/payments/index.js';
import { ReceiptPerformer } from './receipt.performer.js';
import { ReceiptWriter } from './receipt.writer.js';

@Module({ imports: [IdentityModule, OrderingModule, PaymentsModule, LegalModule], providers: [ReceiptWriter, ReceiptPerformer] })
export class ReceiptModule {}
