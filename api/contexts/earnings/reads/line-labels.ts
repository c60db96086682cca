import { Injectable } from '@nestjs/common';
import type { Bilingual } from '../../../kernel/language.js';
import { Database } from '../../../platform/database/database.js';
import type { EarningsLine, LabelledLine } from './earnings.dto.js';

interface OrderLabel {
  key: string;
  orderNumber: string | null;
  paymentId: string | null;
  price: number;
}

/** What people know a line by: the title of its game, the number of its order, its payment and price. */
@Injectable()
export class LineLabels {
  constructor(private readonly db: Database) {}

  async of(lines: readonly EarningsLine[]): Promise<LabelledLine[]> {
    const [titles, orders] = await Promise.all([
      this.titles(lines.flatMap(({ gameId }) => gameId ?? [])),
      this.orders([...new Set(lines.map(({ orderId }) => orderId))]),
    ]);
    return lines.map((line) => {
      const isSale = line.source === 'sale' || line.source === 'sale-refund';
      const order = orders.get(isSale ? `${line.orderId} ${line.gameId}` : line.orderId);
      const { orderNumber = null, paymentId = null, price = null } = order ?? {};
      return { ...line, title: titles.get(line.gameId ?? '') ?? null, orderNumber, paymentId, price };
    });
  }

  async titles(gameIds: readonly string[]): Promise<Map<string, Bilingual>> {
    const rows = await this.db.query<{ id: string; title: Bilingual }>(
      'select id, title from catalog.games where id = any($1::uuid[])',
      [[...new Set(gameIds)]],
    );
    return new Map(rows.map(({ id, title }) => [id, title]));
  }

  private async orders(ids: readonly string[]): Promise<Map<string, OrderLabel>> {
    const rows = await this.db.query<OrderLabel>(
      `select m.key, o.number as "orderNumber", m.payment_id as "paymentId", m.price
         from (select order_id || ' ' || game_id as key, order_id, payment_id, price from earnings.sale_lines where order_id = any($1::uuid[])
               union all
               select order_id::text, order_id, payment_id, price from earnings.plan_orders where order_id = any($1::uuid[])) m
         left join ordering.orders o on o.order_id = m.order_id`,
      [ids],
    );
    return new Map(rows.map((row) => [row.key, row]));
  }
}
