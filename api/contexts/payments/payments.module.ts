import { Module } from '@nestjs/common';
import { AttemptBank } from './attempt-bank.js';
import { DeclineReasons } from './decline-reasons.js';
import { OneclickClient } from './oneclick/oneclick.client.js';
import { PaymentsPersonalData } from './payments.personal-data.js';
import { PaymentsQueries } from './payments.queries.js';
import { WebpayPlusClient } from './webpay-plus/webpay-plus.client.js';

@Module({
  providers: [PaymentsQueries, PaymentsPersonalData, WebpayPlusClient, OneclickClient, AttemptBank, DeclineReasons],
  exports: [PaymentsQueries, DeclineReasons, WebpayPlusClient, OneclickClient, AttemptBank],
})
export class PaymentsModule {}
