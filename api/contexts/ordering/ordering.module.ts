import { Module } from '@nestjs/common';
import { OrdersPersonalData } from './orders.personal-data.js';
import { OrdersQueries } from './orders.queries.js';

@Module({ providers: [OrdersQueries, OrdersPersonalData], exports: [OrdersQueries] })
export class OrderingModule {}
