import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { DevelopersModule } from '../developers/index.js';
import { Blobs } from './builds/blobs.js';
import { BuildRows } from './builds/build-rows.js';
import { BuildScanner } from './builds/build-scanner.js';
import { BuildsController } from './builds/builds.controller.js';
import { BuildsPersonalData } from './builds/builds.personal-data.js';
import { BuildsQueries } from './builds/builds.queries.js';
import { GameAccess } from './builds/game-access.js';
import { StoreBuildHandler } from './builds/store-build.js';
import { RegisterGameHandler } from './games/register-game.js';

@Module({
  imports: [CqrsModule, DevelopersModule],
  controllers: [BuildsController],
  providers: [
    RegisterGameHandler,
    Blobs,
    BuildRows,
    BuildScanner,
    BuildsQueries,
    BuildsPersonalData,
    GameAccess,
    StoreBuildHandler,
  ],
  exports: [GameAccess],
})
export class PublishingModule {}
