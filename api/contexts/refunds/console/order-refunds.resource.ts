import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { OrdersQueries, type OrderRow } from '../../ordering/index.js';
import { isUuid } from '../../../kernel/ids.js';
import { Caller, Correlation, Needs, type SignedIn } from '../../../platform/http/access.js';
import { Problem } from '../../../platform/http/problem.js';
import { RefundDesk, RefundPreviewReply, RefundPreviews } from '../refunding.js';
import { RefundsBoard } from './refunds.list.js';
import { GiveRefundRequest, PreviewRefundRequest, RefundStoryReply } from './refunds.dto.js';
import { Staff } from '../../staff/index.js';
import { Timeline } from '../../../backoffice/timeline.js';

/** Giving back money of an order, from the order's own page. */
@ApiTags('console')
@ApiBearerAuth()
@Controller('v1/admin/orders')
export class OrderRefundsResource {
  constructor(
    private readonly orders: OrdersQueries,
    private readonly desk: RefundDesk,
    private readonly previews: RefundPreviews,
    private readonly refunds: RefundsBoard,
    private readonly timeline: Timeline,
    private readonly staff: Staff,
  ) {}

  /**
   * Previews a refund: amount, games that leave the library, developers' share. Changes nothing. 404 for an unknown
   * order, 409 with the reason if a line cannot be refunded.
   */
  @Post(':id/refund/preview')
  @HttpCode(200)
  @Needs('refund:approve')
  async preview(
    @Param('id') id: string,
    @Body() { lines }: PreviewRefundRequest,
    @Caller() caller: SignedIn,
  ): Promise<RefundPreviewReply> {
    return this.previews.of((await this.known(id)).orderId, wantedOf(lines), caller.userId);
  }

  /**
   * Refunds an order at the shop's discretion. Above one person's daily limit the refund waits for a second approval.
   * The same part of a price within ten minutes returns the same refund. 404 for an unknown order, 409 with the reason,
   * `refund-own-wish` for the caller's own.
   */
  @Post(':id/refund')
  @HttpCode(200)
  @Needs('refund:approve')
  async give(
    @Param('id') id: string,
    @Body() { lines, reason, note }: GiveRefundRequest,
    @Caller() caller: SignedIn,
    @Correlation() correlation: string,
  ): Promise<RefundStoryReply> {
    const order = await this.known(id);
    await this.staff.refuseNames(reason, order.playerId);
    const { refundId } = await this.desk.give({
      orderId: id,
      lines: wantedOf(lines),
      staffId: caller.userId,
      reason,
      note: note?.trim() || null,
      correlation,
    });
    const refund = await this.refunds.one(refundId);
    if (!refund) throw new Problem(404, 'refund-unknown');
    return { ...refund, timeline: await this.timeline.ofRefund(refundId, refund) };
  }

  private async known(id: string): Promise<OrderRow> {
    const order = isUuid(id) ? await this.orders.order(id) : null;
    if (!order) throw new Problem(404, 'order-unknown');
    return order;
  }
}

function wantedOf(lines: PreviewRefundRequest['lines']): Exclude<PreviewRefundRequest['lines'], 'all'> | null {
  return lines === 'all' ? null : lines;
}
