import { Module } from '@nestjs/common';
import { SubscriptionsQueries } from './subscriptions.queries.js';

@Module({ providers: [SubscriptionsQueries], exports: [SubscriptionsQueries] })
export class SubscriptionsModule {}
