import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { StatementRows } from '../reads/statement-rows.js';
import type { NewDelivery } from './deliveries.js';
import { RefundLines } from './refund-lines.js';

/** What is said, and to whom. */
export type WebhookMessage = Omit<NewDelivery, 'id'>;

/** Reads what webhooks say about an event. */
@Injectable()
export class WebhookContent {
  constructor(
    private readonly db: Database,
    private readonly statements: StatementRows,
    private readonly refunds: RefundLines,
  ) {}

  /** @param subject event and ids, with strokes between. */
  async of(subject: string): Promise<WebhookMessage[]> {
    const [event, first = '', second = ''] = subject.split('/');
    switch (event) {
      case 'statement.closed':
        return this.statement(first, second);
      case 'payout.paid':
        return this.payout(first, second);
      case 'refund.line':
        return this.refund(first, second);
      default:
        return [];
    }
  }

  private async statement(developerId: string, month: string): Promise<WebhookMessage[]> {
    const statement = await this.statements.one(developerId, month);
    if (!statement) return [];
    const { developerId: _, ...data } = statement;
    return [{ developerId, event: 'statement.closed', data }];
  }

  private async payout(developerId: string, payoutId: string): Promise<WebhookMessage[]> {
    const [data] = await this.db.query<Record<string, unknown>>(
      `select payout_id as "payoutId", amount as gross, withheld, paid, tax_document_kind as "taxKind", reference, paid_at as "paidAt"
         from payouts.payouts where payout_id = $1 and developer_id = $2`,
      [payoutId, developerId],
    );
    return data ? [{ developerId, event: 'payout.paid', data }] : [];
  }

  private async refund(orderId: string, refundId: string): Promise<WebhookMessage[]> {
    const lines = await this.refunds.of(orderId, refundId);
    const studios = [...new Set(lines.map(({ developerId }) => developerId))];
    return studios.map((developerId) => {
      const own = lines.filter((line) => line.developerId === developerId).map(({ developerId: _, ...line }) => line);
      const total = own.reduce((sum, { amount }) => sum + amount, 0);
      return { developerId, event: 'refund.line', data: { refundId, orderId, total, lines: own } };
    });
  }
}
