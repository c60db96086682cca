import { Module } from '@nestjs/common';
import { BooksQueries } from './books.queries.js';
import { Incidents } from './incidents/incidents.js';

@Module({ providers: [BooksQueries, Incidents], exports: [BooksQueries, Incidents] })
export class BooksModule {}
