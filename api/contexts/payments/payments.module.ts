import { Module } from '@nestjs/common';
import { OneclickClient } from './oneclick/oneclick.client.js';
import { PaymentsPersonalData } from './payments.personal-data.js';
import { PaymentsQueries } from './payments.queries.js';
import { WebpayPlusClient } from './webpay-plus/webpay-plus.client.js';

@Module({ providers: [PaymentsQueries, PaymentsPersonalData, WebpayPlusClient, OneclickClient], exports: [PaymentsQueries, WebpayPlusClient, OneclickClient] })
export class PaymentsModule {}
