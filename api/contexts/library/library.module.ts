import { Module } from '@nestjs/common';
import { ForgetPlay, LibraryPersonalData } from './library.personal-data.js';
import { LibraryController } from './library.controller.js';
import { LibraryQueries, PlanGamesQueries } from './library.queries.js';

@Module({
  controllers: [LibraryController],
  providers: [LibraryQueries, PlanGamesQueries, LibraryPersonalData, ForgetPlay],
  exports: [LibraryQueries],
})
export class LibraryModule {}
