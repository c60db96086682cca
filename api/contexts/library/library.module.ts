import { Module } from '@nestjs/common';
import { LibraryController } from './library.controller.js';
import { LibraryQueries } from './library.queries.js';

@Module({ controllers: [LibraryController], providers: [LibraryQueries], exports: [LibraryQueries] })
export class LibraryModule {}
