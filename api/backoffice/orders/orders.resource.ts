import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { documentLine, Documents } from '../../contexts/documents/index.js';
import { isUuid } from '../../kernel/ids.js';
import { Needs } from '../../platform/http/access.js';
import { sendRange, readListQuery } from '../../platform/http/list-query.js';
import { Problem } from '../../platform/http/problem.js';
import { ListRequest } from '../../platform/http/list.dto.js';
import { ORDERS_LIST, OrdersList, type OrderOfList } from './orders.list.js';
import { type OrderLineOfList, OrderDetailReply } from './orders.dto.js';
import { PaymentsList } from './payments.list.js';
import { RefundsList } from '../../contexts/refunds/index.js';
import { Timeline } from '../timeline/timeline.js';

@ApiTags('console')
@ApiBearerAuth()
@Controller('v1/admin/orders')
export class OrdersResource {
  constructor(
    private readonly orders: OrdersList,
    private readonly payments: PaymentsList,
    private readonly refunds: RefundsList,
    private readonly documents: Documents,
    private readonly timeline: Timeline,
  ) {}

  /** Lists orders. */
  @Get()
  @Needs('order:read')
  async list(@Query() query: ListRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<OrderLineOfList[]> {
    const listQuery = readListQuery(query, ORDERS_LIST);
    return sendRange(reply, 'orders', listQuery, await this.orders.list(listQuery)).map(lineOf);
  }

  /** Returns an order with its games or plan, payments, refunds, documents and timeline. 404 for an unknown order. */
  @Get(':id')
  @Needs('order:read')
  async one(@Param('id') id: string): Promise<OrderDetailReply> {
    const order = isUuid(id) ? await this.orders.one(id) : null;
    if (!order) throw new Problem(404, 'order-unknown');

    const [payments, refunds, documents] = await Promise.all([
      this.payments.ofOrder(id),
      this.refunds.ofOrder(id),
      this.documents.ofOrders([id]),
    ]);
    const { personEmail, net, vat, terms, soldLines, plan, discount } = order;
    return {
      ...lineOf(order),
      personEmail,
      net,
      vat,
      terms,
      plan,
      discount,
      payments,
      refunds,
      lines: soldLines.map(({ gameId, title, price, listPrice = null }) => ({ gameId, title, price, listPrice })),
      documents: documents.map(documentLine),
      timeline: await this.timeline.ofOrder(
        id,
        order.personId,
        payments.map((payment) => payment.id),
      ),
    };
  }
}

function lineOf({
  id,
  number,
  status,
  personId,
  personName,
  total,
  gameTitles,
  attempts,
  placedAt,
  paidAt,
}: OrderOfList): OrderLineOfList {
  return { id, number, status, personId, personName, total, gameTitles, attempts, placedAt, paidAt };
}
