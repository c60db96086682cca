import { Module } from '@nestjs/common';
import { BooksModule } from '../../contexts/books/index.js';
import type { ContextParts } from '../../platform/context.js';
import { BooksMetrics } from './books.metrics.js';
import { Differences } from './differences.js';
import { ReconcileBooksHandler } from './reconcile-books.js';
import { Reconciliation } from './reconciliation.handler.js';

@Module({ imports: [BooksModule], providers: [Differences, Reconciliation, ReconcileBooksHandler, BooksMetrics] })
class ReconciliationModule {}

/** What the shop's parts say of the same money, compared every morning: crosses ordering, payments, library, subscriptions and books. */
export const reconciliation: ContextParts = { module: ReconciliationModule };
