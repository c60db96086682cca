import { Module } from '@nestjs/common';
import { OrderingModule } from '../../contexts/ordering/index.js';
import { PaymentsModule } from '../../contexts/payments/index.js';
import { RefundsModule } from '../../contexts/refunds/index.js';
import { OrderHistoryController } from './order-history.controller.js';
import { OrderHistory } from './order-history.js';

@Module({
  imports: [OrderingModule, PaymentsModule, RefundsModule],
  controllers: [OrderHistoryController],
  providers: [OrderHistory],
})
export class OrderHistoryModule {}
