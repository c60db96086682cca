import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { PersonalData } from '../../platform/personal-data.js';

/** Orders stay for the books; of their buyer they know an id. */
@Injectable()
export class OrdersPersonalData implements OnModuleInit {
  constructor(
    private readonly db: Database,
    private readonly data: PersonalData,
  ) {}

  onModuleInit(): void {
    this.data.holds({
      name: 'orders',
      title: { es: 'Pedidos', en: 'Orders' },
      about: {
        es: 'Lo que compraste. La ley obliga a guardar la contabilidad, así que los pedidos quedan también si borras tu cuenta: sin tu nombre ni tu correo.',
        en: 'What you bought. The law wants the books kept, so orders stay even if you delete your account: without your name and your e-mail.',
      },
      collect: (personId) => this.ordersOf(personId),
      erase: null,
      ids: async (personId) =>
        (
          await this.db.query<{ id: string }>('select order_id as id from ordering.orders where person_id = $1', [
            personId,
          ])
        ).map(({ id }) => id),
    });
  }

  private ordersOf(personId: string): Promise<unknown> {
    return this.db.query(
      `select number, status, total, net, vat, language, placed_at as "placedAt", paid_at as "paidAt", terms,
              (select jsonb_agg(jsonb_build_object('title', line->'title', 'price', line->'price')) from jsonb_array_elements(lines) as line) as games
         from ordering.orders where person_id = $1 order by placed_at`,
      [personId],
    );
  }
}
