import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Documents } from '../contexts/documents/index.js';
import { isUuid } from '../kernel/ids.js';
import { Needs } from '../platform/http/access.js';
import { countRows, readListQuery } from '../platform/http/list-query.js';
import { Problem } from '../platform/http/problem.js';
import { documentLine } from './documents.dto.js';
import { ListRequest } from '../platform/http/list.dto.js';
import { ORDERS_LIST, OrdersBoard, type OrderOnBoard } from './orders.board.js';
import { type OrderLineOfList, OrderStoryReply } from './orders.dto.js';
import { PaymentsBoard } from './payments.board.js';
import { RefundsList } from '../contexts/refunds/index.js';
import { Timeline } from './timeline.js';

@ApiTags('console')
@ApiBearerAuth()
@Controller('v1/admin/orders')
export class OrdersResource {
  constructor(
    private readonly orders: OrdersBoard,
    private readonly payments: PaymentsBoard,
    private readonly refunds: RefundsList,
    private readonly documents: Documents,
    private readonly timeline: Timeline,
  ) {}

  /** Lists orders. */
  @Get()
  @Needs('order:read')
  async list(@Query() query: ListRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<OrderLineOfList[]> {
    const asked = readListQuery(query, ORDERS_LIST);
    const { rows, total } = await this.orders.list(asked);
    countRows(reply, 'orders', asked, rows.length, total);
    return rows.map(lineOf);
  }

  /** Returns an order with its games or plan, payments, refunds, documents and timeline. 404 for an unknown order. */
  @Get(':id')
  @Needs('order:read')
  async one(@Param('id') id: string): Promise<OrderStoryReply> {
    const order = isUuid(id) ? await this.orders.one(id) : null;
    if (!order) throw new Problem(404, 'order-unknown');

    const [payments, refunds, documents] = await Promise.all([
      this.payments.ofOrder(id),
      this.refunds.ofOrder(id),
      this.documents.ofOrders([id]),
    ]);
    const { playerEmail, net, vat, terms, soldLines, plan, discount } = order;
    return {
      ...lineOf(order),
      playerEmail,
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
        order.playerId,
        payments.map((payment) => payment.id),
      ),
    };
  }
}

function lineOf({
  id,
  number,
  status,
  playerId,
  playerName,
  total,
  gameTitles,
  attempts,
  placedAt,
  paidAt,
}: OrderOnBoard): OrderLineOfList {
  return { id, number, status, playerId, playerName, total, gameTitles, attempts, placedAt, paidAt };
}
