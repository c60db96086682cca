import { Body, Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { ListRequest } from '../../../platform/http/list.dto.js';
import { isUuid } from '../../../kernel/ids.js';
import { Caller, Correlation, Needs, type SignedIn } from '../../../platform/http/access.js';
import { sendRange, readListQuery } from '../../../platform/http/list-query.js';
import { Problem } from '../../../platform/http/problem.js';
import { OrdersQueries, type OrderRow } from '../../ordering/index.js';
import { Staff } from '../../staff/index.js';
import { ApproveRefundAgain } from '../deciding/approve-refund-again.js';
import { ApproveRefund } from '../deciding/approve-refund.js';
import { RecordTransfer, SettleRefund } from '../deciding/confirm-by-hand.js';
import { DenyRefund } from '../deciding/deny-refund.js';
import { RetryRefund } from '../deciding/retry-refund.js';
import { GiveRefund } from '../requesting/request-refund.js';
import { RefundPreviews } from './refund-preview.js';
import {
  DecideRefundRequest,
  GiveRefundRequest,
  NoteRequest,
  PreviewRefundRequest,
  RecordTransferRequest,
  RefundPreviewReply,
  RefundDetailReply,
  SettleRefundRequest,
  type RefundListItem,
} from './refunds.dto.js';
import { REFUNDS_LIST, RefundDetails, RefundsList } from './refunds.list.js';

@ApiTags('console')
@ApiBearerAuth()
@Controller('v1/admin/refunds')
export class RefundsResource {
  constructor(
    private readonly refunds: RefundsList,
    private readonly details: RefundDetails,
    private readonly commands: CommandBus,
    private readonly staff: Staff,
  ) {}

  /** Lists refunds. */
  @Get()
  @Needs('refund:read')
  async list(
    @Query() query: ListRequest,
    @Caller() caller: SignedIn,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<RefundListItem[]> {
    const listQuery = readListQuery(query, REFUNDS_LIST);
    return sendRange(reply, 'refunds', listQuery, await this.refunds.list(listQuery, caller.userId));
  }

  /** Returns a refund with its timeline. 404 for an unknown refund. */
  @Get(':id')
  @Needs('refund:read')
  async one(@Param('id') id: string): Promise<RefundDetailReply> {
    return this.details.of(id);
  }

  /**
   * Approves a refund. Above one person's daily limit it waits for a second approval. 404 for an unknown refund, 409
   * `refund-own-request` or `refund-decided`.
   */
  @Post(':id/approve')
  @HttpCode(200)
  @Needs('refund:approve')
  async approve(
    @Param('id') id: string,
    @Body() { reason, note }: DecideRefundRequest,
    @Caller() caller: SignedIn,
    @Correlation() correlation: string,
  ): Promise<RefundDetailReply> {
    await this.refuseNames(id, reason);
    await this.commands.execute(new ApproveRefund(id, reason, note || null, this.staff.context(caller, correlation)));
    return this.one(id);
  }

  /**
   * Gives the second approval. 404 for an unknown refund, 409 `refund-same-person`, `refund-own-request`,
   * `refund-not-approved` or `refund-decided`.
   */
  @Post(':id/approve-again')
  @HttpCode(200)
  @Needs('refund:approve')
  async approveAgain(
    @Param('id') id: string,
    @Body() { note }: NoteRequest,
    @Caller() caller: SignedIn,
    @Correlation() correlation: string,
  ): Promise<RefundDetailReply> {
    await this.details.of(id);
    await this.commands.execute(new ApproveRefundAgain(id, note || null, this.staff.context(caller, correlation)));
    return this.one(id);
  }

  /**
   * Denies a refund, with a reason for the person. 404 for an unknown refund, 409 `refund-own-request` or
   * `refund-decided`.
   */
  @Post(':id/deny')
  @HttpCode(200)
  @Needs('refund:approve')
  async deny(
    @Param('id') id: string,
    @Body() { reason, note }: DecideRefundRequest,
    @Caller() caller: SignedIn,
    @Correlation() correlation: string,
  ): Promise<RefundDetailReply> {
    await this.refuseNames(id, reason);
    await this.commands.execute(new DenyRefund(id, reason, note || null, this.staff.context(caller, correlation)));
    return this.one(id);
  }

  /**
   * Retries a refund that the bank refused. 404 for an unknown refund, 409 `refund-own-request` or `refund-not-failed`.
   */
  @Post(':id/retry')
  @HttpCode(200)
  @Needs('refund:approve')
  async retry(
    @Param('id') id: string,
    @Body() { note }: NoteRequest,
    @Caller() caller: SignedIn,
    @Correlation() correlation: string,
  ): Promise<RefundDetailReply> {
    await this.details.of(id);
    await this.commands.execute(new RetryRefund(id, note || null, this.staff.context(caller, correlation)));
    return this.one(id);
  }

  /**
   * Records a refund by bank transfer, for a payment that the bank no longer refunds. 404 for an unknown refund, 409
   * `refund-own-request` or `refund-not-failed`.
   */
  @Post(':id/record-transfer')
  @HttpCode(200)
  @Needs('refund:approve')
  async recordTransfer(
    @Param('id') id: string,
    @Body() { reference }: RecordTransferRequest,
    @Caller() caller: SignedIn,
    @Correlation() correlation: string,
  ): Promise<RefundDetailReply> {
    await this.details.of(id);
    await this.commands.execute(new RecordTransfer(id, reference, this.staff.context(caller, correlation)));
    return this.one(id);
  }

  /**
   * Settles a refund in doubt with the bank's portal, once its API no longer reports on it. 404 for an unknown refund,
   * 409 `refund-own-request` or `refund-not-doubtful`.
   */
  @Post(':id/settle')
  @HttpCode(200)
  @Needs('refund:approve')
  async settle(
    @Param('id') id: string,
    @Body() { returned, reason }: SettleRefundRequest,
    @Caller() caller: SignedIn,
    @Correlation() correlation: string,
  ): Promise<RefundDetailReply> {
    await this.refuseNames(id, reason);
    await this.commands.execute(new SettleRefund(id, returned, reason, this.staff.context(caller, correlation)));
    return this.one(id);
  }

  private async refuseNames(id: string, reason: string): Promise<void> {
    const { personId } = await this.details.of(id);
    await this.staff.refuseNames(reason, personId);
  }
}

@ApiTags('console')
@ApiBearerAuth()
@Controller('v1/admin/orders')
export class OrderRefundsResource {
  constructor(
    private readonly orders: OrdersQueries,
    private readonly previews: RefundPreviews,
    private readonly details: RefundDetails,
    private readonly commands: CommandBus,
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
   * `refund-own-request` for the caller's own.
   */
  @Post(':id/refund')
  @HttpCode(200)
  @Needs('refund:approve')
  async give(
    @Param('id') id: string,
    @Body() { lines, reason, note }: GiveRefundRequest,
    @Caller() caller: SignedIn,
    @Correlation() correlation: string,
  ): Promise<RefundDetailReply> {
    const order = await this.known(id);
    await this.staff.refuseNames(reason, order.personId);
    const { refundId } = await this.commands.execute(
      new GiveRefund(
        caller.userId,
        { orderId: id, lines: wantedOf(lines), reason, note: note?.trim() || null },
        correlation,
      ),
    );
    return this.details.of(refundId);
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
