import { Module } from '@nestjs/common';
import { PaymentsPersonalData } from './payments.personal-data.js';
import { PaymentsQueries } from './payments.queries.js';
import { WebpayPlusClient } from './webpay-plus/webpay-plus.client.js';

@Module({ providers: [PaymentsQueries, PaymentsPersonalData, WebpayPlusClient], exports: [PaymentsQueries, WebpayPlusClient] })
export class PaymentsModule {}
