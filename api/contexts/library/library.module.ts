import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { DevicesController } from './devices/devices.controller.js';
import { DevicesPersonalData } from './devices/devices.personal-data.js';
import { ForgetDeviceHandler } from './devices/forget-device.js';
import { ReportDeviceHandler } from './devices/report-device.js';
import { CreateDownloadLinkHandler } from './downloads/create-download-link.js';
import { DownloadableBuilds } from './downloads/downloadable-builds.js';
import { DownloadLinks } from './downloads/download-links.js';
import { DownloadsController } from './downloads/downloads.controller.js';
import { DownloadsPersonalData } from './downloads/downloads.personal-data.js';
import { DownloadQueries } from './downloads/downloads.queries.js';
import { Transfers } from './downloads/transfers.js';
import { Entitlements } from './entitlements.js';
import { LibraryController } from './library.controller.js';
import { LibraryPersonalData } from './library.personal-data.js';
import { LibraryQueries, LibraryRows, PlanGamesQueries } from './library.queries.js';
import { PresetsController } from './presets/presets.controller.js';
import { SavePresetsHandler } from './presets/save-presets.js';
import { NotifyOwnersEffect } from './takedowns/notify-owners.effect.js';

@Module({
  imports: [CqrsModule],
  controllers: [LibraryController, DevicesController, DownloadsController, PresetsController],
  providers: [
    Entitlements,
    LibraryQueries,
    LibraryRows,
    PlanGamesQueries,
    LibraryPersonalData,
    DevicesPersonalData,
    DownloadsPersonalData,
    DownloadQueries,
    DownloadableBuilds,
    DownloadLinks,
    Transfers,
    CreateDownloadLinkHandler,
    ReportDeviceHandler,
    ForgetDeviceHandler,
    SavePresetsHandler,
    NotifyOwnersEffect,
  ],
  exports: [Entitlements, LibraryQueries, PlanGamesQueries],
})
export class LibraryModule {}
