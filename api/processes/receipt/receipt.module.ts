import { Module, type OnModuleInit } from '@nestjs/common';
import { IdentityModule } from '../../contexts/identity/index.js';
import { OrderingModule } from '../../contexts/ordering/index.js';
import { PaymentsModule } from '../../contexts/payments/index.js';
import { Letters } from '../../platform/mail/letters.js';
import { DocumentsModule } from '../documents/documents.module.js';
import { RECEIPT, RECEIPT_AGAIN } from './receipt.rules.js';
import { ReceiptWriter } from './receipt.writer.js';

@Module({ imports: [IdentityModule, OrderingModule, PaymentsModule, DocumentsModule], providers: [ReceiptWriter] })
export class ReceiptModule implements OnModuleInit {
  constructor(private readonly writer: ReceiptWriter, private readonly letters: Letters) {}

  onModuleInit(): void {
    // The first one numbers the sale, which happened whoever is erased.
    for (const kind of [RECEIPT, RECEIPT_AGAIN]) this.letters.sends(kind, ({ subject, correlation }) => this.writer.receiptOf(subject, correlation), { outlivesPerson: kind === RECEIPT });
  }
}
