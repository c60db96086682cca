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
import { CheckBuildEffect } from './uploads/check-build.effect.js';
import { FinishUploadHandler } from './uploads/finish-upload.js';
import { UploadLocker } from './uploads/upload-locker.js';
import { UploadServer } from './uploads/upload-server.js';
import { UploadsController } from './uploads/uploads.controller.js';
import { UploadsPersonalData } from './uploads/uploads.personal-data.js';
import { Uploads } from './uploads/uploads.js';
import { RegisterGameHandler } from './games/register-game.js';

@Module({
  imports: [CqrsModule, DevelopersModule],
  controllers: [BuildsController, UploadsController],
  providers: [
    RegisterGameHandler,
    Blobs,
    BuildRows,
    BuildScanner,
    BuildsQueries,
    BuildsPersonalData,
    GameAccess,
    StoreBuildHandler,
    Uploads,
    UploadLocker,
    UploadServer,
    UploadsPersonalData,
    FinishUploadHandler,
    CheckBuildEffect,
  ],
  exports: [GameAccess],
})
export class PublishingModule {}
