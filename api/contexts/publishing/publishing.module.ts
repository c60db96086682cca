import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { AccessModule } from '../access/index.js';
import { AccountsModule } from '../accounts/index.js';
import { CatalogModule } from '../catalog/index.js';
import { DevelopersModule } from '../developers/index.js';
import { StaffModule } from '../staff/index.js';
import { ArchiveChecker } from './builds/archive-checker.js';
import { Blobs } from './builds/blobs.js';
import { BuildRows } from './builds/build-rows.js';
import { BuildScanner } from './builds/build-scanner.js';
import { BuildsController } from './builds/builds.controller.js';
import { BuildsPersonalData } from './builds/builds.personal-data.js';
import { BuildsQueries } from './builds/builds.queries.js';
import { GameAccess } from './builds/game-access.js';
import { OlderPages } from './builds/older-pages.js';
import { StoreBuildHandler } from './builds/store-build.js';
import { AddGameFileHandler, RemoveGameFileHandler } from './drafts/change-media.js';
import { CreateGameHandler } from './games/create-game.js';
import { Drafts } from './drafts/drafts.js';
import { GameFiles, GameFilesController } from './drafts/game-files.js';
import { GameViews } from './games/game-views.js';
import { StudioGamesController } from './games/games.controller.js';
import { RegisterGameHandler } from './games/register-game.js';
import { SaveDraftHandler } from './drafts/save-draft.js';
import { StudioGames } from './games/studio-games.js';
import { PublishingPersonalData } from './publishing.personal-data.js';
import { AdoptGameHandler } from './games/adopt-game.js';
import { ChangeReleaseHandler } from './releases/change-release.js';
import { CorrectTextsHandler } from './releases/correct-texts.js';
import { GameBuilds } from './releases/game-builds.js';
import { GameNotes } from './releases/game-notes.js';
import { PriceTimer } from './releases/price.timer.js';
import { ReleaseQueries } from './releases/release.queries.js';
import { ReleasesController } from './games/releases.controller.js';
import { SetChannelHandler } from './releases/set-channel.js';
import { SubmitGameHandler } from './releases/submit-game.js';
import { UpdateCatalogueHandler } from './releases/update-catalogue.js';
import { UpdateCatalogueEffect } from './releases/update-catalogue.effect.js';
import { Notices } from './review/notices.js';
import { PublishingResource } from './review/publishing.resource.js';
import { ReviewList, ReviewQueries, SubmittedBuilds } from './review/review.queries.js';
import { NotifyStudioEffects } from './review/notify-studio.effect.js';
import { CheckBuildEffect } from './uploads/check-build.effect.js';
import { FinishUploadHandler } from './uploads/finish-upload.js';
import { UploadLocker } from './uploads/upload-locker.js';
import { UploadServer } from './uploads/upload-server.js';
import { UploadsController } from './uploads/uploads.controller.js';
import { Uploads } from './uploads/uploads.js';
import { UploadsPersonalData } from './uploads/uploads.personal-data.js';

@Module({
  imports: [CqrsModule, AccessModule, AccountsModule, CatalogModule, DevelopersModule, StaffModule],
  controllers: [
    BuildsController,
    UploadsController,
    GameFilesController,
    StudioGamesController,
    ReleasesController,
    PublishingResource,
  ],
  providers: [
    RegisterGameHandler,
    ArchiveChecker,
    Blobs,
    BuildRows,
    BuildScanner,
    BuildsQueries,
    BuildsPersonalData,
    GameAccess,
    OlderPages,
    StoreBuildHandler,
    Uploads,
    UploadLocker,
    UploadServer,
    UploadsPersonalData,
    FinishUploadHandler,
    CheckBuildEffect,
    StudioGames,
    Drafts,
    GameFiles,
    GameViews,
    GameBuilds,
    GameNotes,
    ReleaseQueries,
    ReviewList,
    ReviewQueries,
    SubmittedBuilds,
    Notices,
    PublishingPersonalData,
    PriceTimer,
    UpdateCatalogueEffect,
    UpdateCatalogueHandler,
    NotifyStudioEffects,
    CreateGameHandler,
    SaveDraftHandler,
    AddGameFileHandler,
    RemoveGameFileHandler,
    SubmitGameHandler,
    SetChannelHandler,
    AdoptGameHandler,
    ChangeReleaseHandler,
    CorrectTextsHandler,
  ],
  exports: [BuildScanner, GameAccess, OlderPages, StudioGames, Notices],
})
export class PublishingModule {}
