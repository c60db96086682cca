import { Module } from '@nestjs/common';
import { Entitlements } from './entitlements.js';
import { ForgetPlay, LibraryPersonalData } from './library.personal-data.js';
import { LibraryController } from './library.controller.js';
import { LibraryQueries, PlanGamesQueries } from './library.queries.js';

@Module({
  controllers: [LibraryController],
  providers: [Entitlements, LibraryQueries, PlanGamesQueries, LibraryPersonalData, ForgetPlay],
  exports: [Entitlements, LibraryQueries],
})
export class LibraryModule {}
