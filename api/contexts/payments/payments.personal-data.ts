import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { PersonalData } from '../../platform/personal-data.js';
import { ReturnAddresses } from '../../platform/return-addresses.js';

/** Payments stay for the books; of their buyer they know an id and the last four digits of a card. */
@Injectable()
export class PaymentsPersonalData implements OnModuleInit {
  constructor(
    private readonly db: Database,
    private readonly data: PersonalData,
    private readonly addresses: ReturnAddresses,
  ) {}

  onModuleInit(): void {
    this.data.holds({
      name: 'payments',
      title: { es: 'Pagos', en: 'Payments' },
      about: {
        es: 'Cada intento de pago y su resultado. La ley obliga a guardarlos. De tu tarjeta conocemos solo los últimos cuatro números.',
        en: 'Each attempt to pay and what came of it. The law wants them kept. Of your card we know only the last four digits.',
      },
      collect: (personId) => this.paymentsOf(personId),
      // The attempts themselves stay for the books.
      erase: (personId) => this.addresses.forget(personId),
      ids: async (personId) =>
        (
          await this.db.query<{ id: string }>('select payment_id as id from payments.payments where person_id = $1', [
            personId,
          ])
        ).map(({ id }) => id),
    });
  }

  private paymentsOf(personId: string): Promise<unknown> {
    return this.db.query(
      `select amount, state, buy_order as "buyOrder", card_last4 as "cardLast4", payment_type_code as "paymentType", approval->>'authorizationCode' as "authorizationCode",
              refund, planned_at as "startedAt", decided_at as "decidedAt"
         from payments.payments where person_id = $1 order by planned_at`,
      [personId],
    );
  }
}
