import { Controller, Get, Param } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { Caller, ForSignedIn, type SignedIn } from '../../platform/http/access.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import { OrderHistoryReply } from './order-history.dto.js';
import { OrderHistory } from './order-history.js';

@ApiTags('payment')
@ApiBearerAuth()
@Controller('v1/orders')
export class OrderHistoryController {
  constructor(private readonly history: OrderHistory) {}

  /**
   * Lists the history of an order: placed, each payment and its end, delivered, refunds. 404 for another person's
   * order.
   */
  @Get(':orderId/history')
  @ForSignedIn()
  async of(
    @Param('orderId', new IdPipe('order-unknown')) orderId: string,
    @Caller() caller: SignedIn,
  ): Promise<OrderHistoryReply> {
    return { steps: await this.history.of(orderId, caller.userId) };
  }
}
