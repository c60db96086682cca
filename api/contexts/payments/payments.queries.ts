import { Injectable } from '@nestjs/common';
import type { Instant } from '../../kernel/instant.js';
import { Database } from '../../platform/database/database.js';
import { Lookups } from '../../platform/database/lookups.js';
import type { Approval, ClosedBecause } from './payment.events.js';
import { PaymentProvider } from './provider.js';

export type PaymentStateWord =
  | 'planned'
  | 'token-issued'
  | 'checking'
  | 'committing'
  | 'authorizing'
  | 'unknown'
  | 'approved'
  | 'declined'
  | 'closed'
  | 'needs-person'
  | 'orphaned'
  | 'refunding'
  | 'refund-unknown'
  | 'refunded'
  | 'refund-failed';

/** An attempt to take money as it stands. Amounts in whole pesos. */
export interface PaymentRow {
  paymentId: string;
  orderId: string;
  personId: string;
  amount: number;
  buyOrder: string;
  method: 'webpay-plus' | 'oneclick';
  /** Null for a payment by saved card. */
  sessionId: string | null;
  resultUrl: string | null;
  /** Null for a payment through the bank's form. */
  cardId: string | null;
  childBuyOrder: string | null;
  storeCode: string | null;
  state: PaymentStateWord;
  inDoubt: boolean;
  closedBecause: ClosedBecause | null;
  responseCode: number | null;
  approval: Approval | null;
  cardLast4: string | null;
  paymentTypeCode: string | null;
  refund: { state: 'started' | 'completed'; amount: number; at: string; how?: string } | null;
  plannedAt: Date;
  decidedAt: Date | null;
}

const PAYMENT_COLUMNS = `p.payment_id as "paymentId", p.order_id as "orderId", p.person_id as "personId", p.amount, p.buy_order as "buyOrder",
  p.method, p.session_id as "sessionId", p.result_url as "resultUrl", p.card_id as "cardId", p.child_buy_order as "childBuyOrder", p.store_code as "storeCode", p.state, p.in_doubt as "inDoubt", p.closed_because as "closedBecause",
  p.response_code as "responseCode", p.approval, p.card_last4 as "cardLast4", p.payment_type_code as "paymentTypeCode", p.refund,
  p.planned_at as "plannedAt", p.decided_at as "decidedAt"`;

/** States of a charge whose answer may still be a no. */
const UNANSWERED: readonly PaymentStateWord[] = ['planned', 'authorizing', 'unknown', 'needs-person'];

@Injectable()
export class PaymentsQueries {
  private readonly rows: Lookups<PaymentRow>;
  private readonly tries: Lookups<{ cardId: string; paymentIds: string[]; triedAt: Date[] }>;

  constructor(
    private readonly db: Database,
    provider: PaymentProvider,
  ) {
    this.rows = new Lookups(
      (ids) => this.payments(ids),
      ({ paymentId }) => paymentId,
    );
    this.tries = new Lookups(
      (cardIds) =>
        this.db.query(
          `select card_id as "cardId", array_agg(payment_id) as "paymentIds", array_agg(case state when 'declined' then decided_at else planned_at end) as "triedAt" from payments.payments
          where card_id = any($1) and (state = 'declined' and not coalesce(response_code = any($2), false) or in_doubt and state = any($3)) group by card_id`,
          [cardIds, provider.contractLimits, UNANSWERED],
        ),
      ({ cardId }) => cardId,
    );
  }

  payment(paymentId: string): Promise<PaymentRow | null> {
    return this.rows.one(paymentId);
  }

  /** The attempts with these ids. */
  async payments(paymentIds: readonly string[]): Promise<PaymentRow[]> {
    return this.db.query<PaymentRow>(
      `select ${PAYMENT_COLUMNS} from payments.payments p where p.payment_id = any($1)`,
      [paymentIds],
    );
  }

  /** When this saved card was declined by its bank, or asked for money without an answer so far. @param besides the charge that asks. */
  async triesOf(cardId: string, besides: string): Promise<Instant[]> {
    const { paymentIds, triedAt } = (await this.tries.one(cardId)) ?? { paymentIds: [], triedAt: [] };
    return triedAt.filter((_, index) => paymentIds[index] !== besides).map((at) => at.toISOString());
  }

  /** Ids of the attempts to pay an order, oldest first. */
  async ofOrder(orderId: string): Promise<string[]> {
    const rows = await this.db.query<{ id: string }>(
      'select p.payment_id as id from payments.payments p where p.order_id = $1 order by p.planned_at, p.payment_id',
      [orderId],
    );
    return rows.map(({ id }) => id);
  }

  /** The payments that this member of staff declared taken in this time. */
  async declaredBy(staffId: string, from: Instant, until: Instant): Promise<{ paymentId: string; amount: number }[]> {
    return this.db.query(
      'select p.payment_id as "paymentId", p.amount from payments.payments p where p.declared_by = $1 and p.declared_at >= $2 and p.declared_at < $3',
      [staffId, from, until],
    );
  }

  /** The attempt behind a bank token: our own record decides, never the browser. */
  async byToken(token: string): Promise<PaymentRow | null> {
    const [row] = await this.db.query<PaymentRow>(
      `select ${PAYMENT_COLUMNS} from payments.payments p where p.token = $1`,
      [token],
    );
    return row ?? null;
  }

  /** The attempt behind a return without a token; both words must be ours. */
  async byBuyOrder(buyOrder: string, sessionId: string): Promise<PaymentRow | null> {
    const [row] = await this.db.query<PaymentRow>(
      `select ${PAYMENT_COLUMNS} from payments.payments p where p.buy_order = $1 and p.session_id = $2`,
      [buyOrder, sessionId],
    );
    return row ?? null;
  }
}
