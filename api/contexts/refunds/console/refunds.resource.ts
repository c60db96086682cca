import { Body, Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { isUuid } from '../../../kernel/ids.js';
import { Caller, Correlation, Needs, type SignedIn } from '../../../platform/http/access.js';
import { countRows, readListQuery } from '../../../platform/http/list-query.js';
import { Problem } from '../../../platform/http/problem.js';
import { RefundDecisions } from '../refunding.js';
import { ListRequest } from '../../../platform/http/list.dto.js';
import { REFUNDS_LIST, RefundsBoard } from './refunds.list.js';
import {
  DecideRefundRequest,
  NoteRequest,
  RecordTransferRequest,
  RefundStoryReply,
  SettleRefundRequest,
  type RefundLineOfList,
} from './refunds.dto.js';
import { Staff } from '../../staff/index.js';
import { Timeline } from '../../../backoffice/timeline.js';

@ApiTags('console')
@ApiBearerAuth()
@Controller('v1/admin/refunds')
export class RefundsResource {
  constructor(
    private readonly refunds: RefundsBoard,
    private readonly decisions: RefundDecisions,
    private readonly timeline: Timeline,
    private readonly staff: Staff,
  ) {}

  /** Lists refunds. */
  @Get()
  @Needs('refund:read')
  async list(
    @Query() query: ListRequest,
    @Caller() caller: SignedIn,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<RefundLineOfList[]> {
    const asked = readListQuery(query, REFUNDS_LIST);
    const { rows, total } = await this.refunds.list(asked, caller.userId);
    countRows(reply, 'refunds', asked, rows.length, total);
    return rows;
  }

  /** Returns a refund with its timeline. 404 for an unknown refund. */
  @Get(':id')
  @Needs('refund:read')
  async one(@Param('id') id: string): Promise<RefundStoryReply> {
    const refund = await this.refunds.one(await this.known(id));
    if (!refund) throw new Problem(404, 'refund-unknown');
    return { ...refund, timeline: await this.timeline.ofRefund(id, refund) };
  }

  /**
   * Approves a refund. Above one person's daily limit it waits for a second approval. 404 for an unknown refund, 409
   * `refund-own-wish` or `refund-decided`.
   */
  @Post(':id/approve')
  @HttpCode(200)
  @Needs('refund:approve')
  async approve(
    @Param('id') id: string,
    @Body() { reason, note }: DecideRefundRequest,
    @Caller() caller: SignedIn,
    @Correlation() correlation: string,
  ): Promise<RefundStoryReply> {
    await this.refuseNames(id, reason);
    await this.decisions.approve(id, reason, note || null, this.staff.context(caller, correlation));
    return this.one(id);
  }

  /**
   * Gives the second approval. 404 for an unknown refund, 409 `refund-same-person`, `refund-own-wish`,
   * `refund-not-approved` or `refund-decided`.
   */
  @Post(':id/second')
  @HttpCode(200)
  @Needs('refund:approve')
  async second(
    @Param('id') id: string,
    @Body() { note }: NoteRequest,
    @Caller() caller: SignedIn,
    @Correlation() correlation: string,
  ): Promise<RefundStoryReply> {
    await this.decisions.second(await this.known(id), note || null, this.staff.context(caller, correlation));
    return this.one(id);
  }

  /**
   * Denies a refund, with a reason for the person. 404 for an unknown refund, 409 `refund-own-wish` or
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
  ): Promise<RefundStoryReply> {
    await this.refuseNames(id, reason);
    await this.decisions.deny(id, reason, note || null, this.staff.context(caller, correlation));
    return this.one(id);
  }

  /**
   * Retries a refund that the bank refused. 404 for an unknown refund, 409 `refund-own-wish` or `refund-not-failed`.
   */
  @Post(':id/retry')
  @HttpCode(200)
  @Needs('refund:approve')
  async retry(
    @Param('id') id: string,
    @Body() { note }: NoteRequest,
    @Caller() caller: SignedIn,
    @Correlation() correlation: string,
  ): Promise<RefundStoryReply> {
    await this.decisions.retry(await this.known(id), note || null, this.staff.context(caller, correlation));
    return this.one(id);
  }

  /**
   * Records a refund by bank transfer, for a payment that the bank no longer refunds. 404 for an unknown refund, 409
   * `refund-own-wish` or `refund-not-failed`.
   */
  @Post(':id/record-transfer')
  @HttpCode(200)
  @Needs('refund:approve')
  async recordTransfer(
    @Param('id') id: string,
    @Body() { reference }: RecordTransferRequest,
    @Caller() caller: SignedIn,
    @Correlation() correlation: string,
  ): Promise<RefundStoryReply> {
    await this.decisions.recordTransfer(await this.known(id), reference, this.staff.context(caller, correlation));
    return this.one(id);
  }

  /**
   * Settles a refund in doubt with the bank's portal, once its API no longer reports on it. 404 for an unknown refund,
   * 409 `refund-own-wish` or `refund-not-doubtful`.
   */
  @Post(':id/settle')
  @HttpCode(200)
  @Needs('refund:approve')
  async settle(
    @Param('id') id: string,
    @Body() { returned, reason }: SettleRefundRequest,
    @Caller() caller: SignedIn,
    @Correlation() correlation: string,
  ): Promise<RefundStoryReply> {
    await this.refuseNames(id, reason);
    await this.decisions.settle(id, returned, reason, this.staff.context(caller, correlation));
    return this.one(id);
  }

  private async refuseNames(id: string, reason: string): Promise<void> {
    const refund = await this.refunds.one(await this.known(id));
    if (refund) await this.staff.refuseNames(reason, refund.playerId);
  }

  private async known(id: string): Promise<string> {
    if (!isUuid(id) || !(await this.refunds.one(id))) throw new Problem(404, 'refund-unknown');
    return id;
  }
}
