import { Module } from '@nestjs/common';
import { DeclineReasons } from './provider.js';
import { PaymentsPersonalData } from './payments.personal-data.js';
import { PaymentsQueries } from './payments.queries.js';

@Module({
  providers: [PaymentsQueries, PaymentsPersonalData, DeclineReasons],
  exports: [PaymentsQueries, DeclineReasons],
})
export class PaymentsModule {}
