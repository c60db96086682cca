import { Module } from '@nestjs/common';
import { OrdersQueries } from './orders.queries.js';

@Module({ providers: [OrdersQueries], exports: [OrdersQueries] })
export class OrderingModule {}
