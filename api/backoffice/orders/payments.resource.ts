import { Body, Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { PortalFigures } from '../../contexts/payments/payment.commands.js';
import { isUuid } from '../../kernel/ids.js';
import type { CommandContext } from '../../platform/event-store/events.js';
import { Caller, Correlation, Needs, type SignedIn } from '../../platform/http/access.js';
import { sendRange, readListQuery } from '../../platform/http/list-query.js';
import { Problem } from '../../platform/http/problem.js';
import { DecidePayment } from '../../processes/payment-decisions/index.js';
import { ListRequest } from '../../platform/http/list.dto.js';
import { paymentLineOf, PAYMENTS_LIST, PaymentsList } from './payments.list.js';
import { PaymentDetailReply, RecordReturnRequest, SettlePaymentRequest, type PaymentLine } from './payments.dto.js';
import { ReasonRequest, Staff } from '../../contexts/staff/index.js';
import { RefundsList } from '../../contexts/refunds/index.js';
import { Timeline } from '../timeline/timeline.js';

@ApiTags('console')
@ApiBearerAuth()
@Controller('v1/admin/payments')
export class PaymentsResource {
  constructor(
    private readonly payments: PaymentsList,
    private readonly refunds: RefundsList,
    private readonly commands: CommandBus,
    private readonly timeline: Timeline,
    private readonly staff: Staff,
  ) {}

  /** Lists payments. */
  @Get()
  @Needs('payment:read')
  async list(@Query() query: ListRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<PaymentLine[]> {
    const listQuery = readListQuery(query, PAYMENTS_LIST);
    return sendRange(reply, 'payments', listQuery, await this.payments.list(listQuery)).map(paymentLineOf);
  }

  /** Returns a payment with its refunds and timeline. 404 for an unknown payment. */
  @Get(':id')
  @Needs('payment:read')
  async one(@Param('id') id: string): Promise<PaymentDetailReply> {
    const payment = isUuid(id) ? await this.payments.one(id) : null;
    if (!payment) throw new Problem(404, 'payment-unknown');

    const {
      personId,
      personName,
      responseCode,
      closedBecause,
      refund,
      approval,
      orderId,
      declaredBy,
      declaredByName,
      awaitsSecond,
    } = payment;
    return {
      ...paymentLineOf(payment),
      personId,
      personName,
      responseCode,
      closedBecause,
      refund,
      awaitsSecond,
      declaredBy: declaredBy === null ? null : { id: declaredBy, name: declaredByName },
      installments: approval && approval.installments > 0 ? approval.installments : null,
      installmentAmount: approval?.installmentAmount ?? null,
      refunds: (await this.refunds.ofOrder(orderId)).filter(({ paymentId }) => paymentId === id),
      timeline: await this.timeline.ofPayment(id, orderId, personId),
    };
  }

  /**
   * Settles a payment with the figures of the bank's portal: one that waits for a person, or one that ended without a
   * charge although the bank took the money. The bank's status is checked first; a contradiction is refused. Above one
   * person's daily limit (`awaitsSecond`) a second person must send the same figures. 404 for an unknown payment, 409
   * `payment-own`, `payment-not-doubtful`, `payment-ended-not-taken`, `payment-bank-says-otherwise`,
   * `payment-same-person` or `payment-figures-differ`, 422 without the portal's figures.
   */
  @Post(':id/settle')
  @HttpCode(200)
  @Needs('payment:settle')
  async settle(
    @Param('id') id: string,
    @Body() request: SettlePaymentRequest,
    @Caller() caller: SignedIn,
    @Correlation() correlation: string,
  ): Promise<PaymentDetailReply> {
    const decision = { type: 'settle', figures: figuresOf(request) } as const;
    return this.decide(id, decision, request.reason, this.staff.context(caller, correlation));
  }

  /**
   * Retries the refund of an orphaned payment at the bank. 404 for an unknown payment, 409 `payment-own` or
   * `return-not-failed`.
   */
  @Post(':id/retry-return')
  @HttpCode(200)
  @Needs('payment:settle')
  async retryReturn(
    @Param('id') id: string,
    @Body() { reason }: ReasonRequest,
    @Caller() caller: SignedIn,
    @Correlation() correlation: string,
  ): Promise<PaymentDetailReply> {
    return this.decide(id, { type: 'retry-return' }, reason, this.staff.context(caller, correlation));
  }

  /**
   * Records that the money of an orphaned payment was returned although the bank did not confirm it. Before a transfer
   * is recorded the bank's status is checked: if the bank refunded the money, `refund.how` says so. 404 for an unknown
   * payment, 409 `payment-own` or `return-not-failed`.
   */
  @Post(':id/record-return')
  @HttpCode(200)
  @Needs('payment:settle')
  async recordReturn(
    @Param('id') id: string,
    @Body() { by, reason }: RecordReturnRequest,
    @Caller() caller: SignedIn,
    @Correlation() correlation: string,
  ): Promise<PaymentDetailReply> {
    const decision = { type: 'record-return', how: by === 'bank' ? 'nullified' : 'transferred' } as const;
    return this.decide(id, decision, reason, this.staff.context(caller, correlation));
  }

  /** @param reason that is kept for ever, and must not name the person. */
  private async decide(
    id: string,
    decision: DecidePayment['decision'],
    reason: string,
    by: CommandContext,
  ): Promise<PaymentDetailReply> {
    const payment = isUuid(id) ? await this.payments.one(id) : null;
    if (!payment) throw new Problem(404, 'payment-unknown');
    await this.staff.refuseNames(reason, payment.personId);
    await this.commands.execute(new DecidePayment(id, decision, reason, by));
    return this.one(id);
  }
}

function figuresOf({ taken, authorizationCode, paymentType, cardLast4 }: SettlePaymentRequest): PortalFigures | null {
  return taken && authorizationCode && paymentType && cardLast4 ? { authorizationCode, paymentType, cardLast4 } : null;
}
