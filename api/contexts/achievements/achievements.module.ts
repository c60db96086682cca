import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { AccessModule } from '../access/index.js';
import { AccountsModule } from '../accounts/index.js';
import { CatalogModule } from '../catalog/index.js';
import { PlayModule } from '../play/index.js';
import { PublishingModule } from '../publishing/index.js';
import { AchievementsPersonalData } from './achievements.personal-data.js';
import { ChangeIconHandler } from './definitions/change-icon.js';
import { DefinitionsController } from './definitions/definitions.controller.js';
import { Definitions } from './definitions/definitions.js';
import { Icons, IconsController } from './definitions/icons.js';
import { ImportAchievementsHandler } from './definitions/import-achievements.js';
import { OrderAchievementsHandler } from './definitions/order-achievements.js';
import { AddAchievementHandler, ChangeAchievementHandler } from './definitions/save-achievement.js';
import { ServerKeys } from './definitions/server-keys.js';
import { StudioAchievements } from './definitions/studio-achievements.js';
import { AchievementToolsController } from './definitions/tools.controller.js';
import { AchievementHousekeeping } from './housekeeping.js';
import { Connecting } from './passes/connecting.js';
import { Devices } from './passes/devices.js';
import { ExchangePassHandler } from './passes/exchange-pass.js';
import { GameTickets } from './passes/game-tickets.js';
import { MintPassHandler } from './passes/mint-pass.js';
import { PassesController } from './passes/passes.controller.js';
import { Passes } from './passes/passes.js';
import { Players } from './passes/players.js';
import { ReportRights } from './passes/report-rights.js';
import { DownloadHeartbeatsController } from './reports/heartbeats.controller.js';
import { ReportProgressHandler } from './reports/report-progress.js';
import { Reporters, ServerProofs } from './reports/reporters.js';
import { ReportsController } from './reports/reports.controller.js';
import { AchievementViews } from './viewing/achievement-views.js';
import { AchievementsController } from './viewing/views.controller.js';

@Module({
  imports: [CqrsModule, AccessModule, AccountsModule, CatalogModule, PublishingModule, PlayModule],
  controllers: [
    AchievementToolsController,
    DefinitionsController,
    IconsController,
    PassesController,
    ReportsController,
    DownloadHeartbeatsController,
    AchievementsController,
  ],
  providers: [
    AchievementsPersonalData,
    AchievementHousekeeping,
    Definitions,
    StudioAchievements,
    Icons,
    ServerKeys,
    AddAchievementHandler,
    ChangeAchievementHandler,
    OrderAchievementsHandler,
    ImportAchievementsHandler,
    ChangeIconHandler,
    Passes,
    Players,
    Devices,
    GameTickets,
    Connecting,
    MintPassHandler,
    ExchangePassHandler,
    ReportRights,
    Reporters,
    ServerProofs,
    ReportProgressHandler,
    AchievementViews,
  ],
})
export class AchievementsModule {}
