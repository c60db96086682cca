import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { OrdersQueries, type OrderRow } from '../contexts/ordering/index.js';
import { isUuid } from '../kernel/ids.js';
import { Caller, Correlation, Needs, type SignedIn } from '../platform/http/access.js';
import { Problem } from '../platform/http/problem.js';
import { RefundDesk, RefundPreviewReply, RefundPreviews } from '../processes/refunding/index.js';
import { RefundsBoard } from './refunds.board.js';
import { GiveRefundRequest, PreviewRefundRequest, RefundStoryReply } from './refunds.dto.js';
import { Staff } from './staff.js';
import { Timeline } from './timeline.js';

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

  /** What it would do: money, games that leave the library, the developers' share. Changes nothing. 404 for no order, 409 naming why a line cannot go back. */
  @Post(':id/refund/preview')
  @HttpCode(200)
  @Needs('refund:approve')
  async preview(@Param('id') id: string, @Body() { lines }: PreviewRefundRequest, @Caller() caller: SignedIn): Promise<RefundPreviewReply> {
    return this.previews.of((await this.known(id)).orderId, wantedOf(lines), caller.userId);
  }

  /** Gives money back by the shop's own will; above what one person may decide in a day it waits for a second one. The same part of a price again within ten minutes is the same refund. 404 for no order, 409 naming why not, `refund-own-wish` for one's own. */
  @Post(':id/refund')
  @HttpCode(200)
  @Needs('refund:approve')
  async give(@Param('id') id: string, @Body() { lines, reason, note }: GiveRefundRequest, @Caller() caller: SignedIn, @Correlation() correlation: string): Promise<RefundStoryReply> {
    const order = await this.known(id);
    await this.staff.refuseNames(reason, order.playerId);
    const { refundId } = await this.desk.give({ orderId: id, lines: wantedOf(lines), staffId: caller.userId, reason, note: note?.trim() || null, correlation });
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
