import { Module } from '@nestjs/common';
import { CodesModule } from '../../contexts/codes/index.js';
import { AccessModule } from '../../contexts/access/index.js';
import { LibraryModule } from '../../contexts/library/index.js';
import { OrderingModule } from '../../contexts/ordering/index.js';
import { CheckoutModule } from '../checkout/index.js';
import { ClaimByCodeHandler } from './claim-by-code.handler.js';
import { DiscountViews } from './discount-views.js';
import { DiscountsController } from './discounts.controller.js';

@Module({
  imports: [AccessModule, CheckoutModule, CodesModule, OrderingModule, LibraryModule],
  controllers: [DiscountsController],
  providers: [DiscountViews, ClaimByCodeHandler],
})
export class DiscountsModule {}
