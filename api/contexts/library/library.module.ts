import { Module } from '@nestjs/common';
import { ForgetPlay } from './forget-play.js';
import { LibraryController } from './library.controller.js';
import { LibraryPersonalData } from './library.personal-data.js';
import { LibraryQueries } from './library.queries.js';
import { PlanGamesQueries } from './plan-games.queries.js';

@Module({
  controllers: [LibraryController],
  providers: [LibraryQueries, PlanGamesQueries, LibraryPersonalData, ForgetPlay],
  exports: [LibraryQueries],
})
export class LibraryModule {}
