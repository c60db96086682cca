import { Module } from '@nestjs/common';
import { PaymentsModule } from '../payments/index.js';
import { RefundsModule } from './index.js';
import { StaffLimit } from './staff-limit.js';

@Module({
  imports: [PaymentsModule, RefundsModule],
  providers: [StaffLimit],
  exports: [StaffLimit],
})
export class StaffLimitModule {}
