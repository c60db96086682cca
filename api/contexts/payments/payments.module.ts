import { Module } from '@nestjs/common';
import { PaymentsQueries } from './payments.queries.js';
import { WebpayPlusClient } from './webpay-plus/webpay-plus.client.js';

@Module({ providers: [PaymentsQueries, WebpayPlusClient], exports: [PaymentsQueries, WebpayPlusClient] })
export class PaymentsModule {}
