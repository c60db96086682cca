import { Module } from '@nestjs/common';
import { SubscriptionsPersonalData } from './subscriptions.personal-data.js';
import { SubscriptionsQueries } from './subscriptions.queries.js';

@Module({ providers: [SubscriptionsQueries, SubscriptionsPersonalData], exports: [SubscriptionsQueries] })
export class SubscriptionsModule {}
