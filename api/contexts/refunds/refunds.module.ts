import { Module } from '@nestjs/common';
import { RefundLetters } from './refund-notes.js';
import { RefundsQueries } from './refunds.queries.js';

@Module({ providers: [RefundsQueries, RefundLetters], exports: [RefundsQueries, RefundLetters] })
export class RefundsModule {}
