import { Module, type OnModuleInit } from '@nestjs/common';
import { IdentityModule } from '../../contexts/identity/index.js';
import { OrderingModule } from '../../contexts/ordering/index.js';
import { PaymentsModule } from '../../contexts/payments/index.js';
import { Letters } from '../../platform/mail/letters.js';
import { PaymentMailWriter } from './payment-mail.writer.js';
import { PAYMENT_MAILS } from './payment-news.rules.js';

@Module({ imports: [IdentityModule, OrderingModule, PaymentsModule], providers: [PaymentMailWriter] })
export class PaymentNewsModule implements OnModuleInit {
  constructor(private readonly writer: PaymentMailWriter, private readonly letters: Letters) {}

  onModuleInit(): void {
    for (const kind of PAYMENT_MAILS) this.letters.sends(kind, (effect) => this.writer.written(effect, kind));
  }
}
