import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { isUuid } from '../kernel/ids.js';
import { Needs } from '../platform/http/access.js';
import { countRows, readListQuery } from '../platform/http/list-query.js';
import { Problem } from '../platform/http/problem.js';
import { ListRequest } from './list.dto.js';
import { paymentLineOf, PAYMENTS_LIST, PaymentsBoard } from './payments.board.js';
import { PaymentStoryReply, type PaymentLine } from './payments.dto.js';
import { Timeline } from './timeline.js';

@ApiTags('console')
@ApiBearerAuth()
@Controller('v1/admin/payments')
export class PaymentsResource {
  constructor(
    private readonly payments: PaymentsBoard,
    private readonly timeline: Timeline,
  ) {}

  /** One page of the payments; `Content-Range` counts them all. 422 for a filter, range or sort that cannot be read. */
  @Get()
  @Needs('payment:read')
  async list(@Query() query: ListRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<PaymentLine[]> {
    const asked = readListQuery(query, PAYMENTS_LIST);
    const { rows, total } = await this.payments.list(asked);
    countRows(reply, 'payments', asked, rows.length, total);
    return rows.map(paymentLineOf);
  }

  /** A payment with all that happened to it. 404 when there is none. */
  @Get(':id')
  @Needs('payment:read')
  async one(@Param('id') id: string): Promise<PaymentStoryReply> {
    const payment = isUuid(id) ? await this.payments.one(id) : null;
    if (!payment) throw new Problem(404, 'payment-unknown');

    const { playerId, playerName, responseCode, closedBecause, refund, approval, orderId } = payment;
    return {
      ...paymentLineOf(payment), playerId, playerName, responseCode, closedBecause, refund,
      installments: approval && approval.installments > 0 ? approval.installments : null,
      installmentAmount: approval?.installmentAmount ?? null,
      timeline: await this.timeline.ofPayment(id, orderId, playerId),
    };
  }
}
