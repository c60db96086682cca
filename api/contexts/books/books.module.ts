import { Module } from '@nestjs/common';
import { BooksQueries } from './books.queries.js';

@Module({ providers: [BooksQueries], exports: [BooksQueries] })
export class BooksModule {}
