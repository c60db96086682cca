import { Module } from '@nestjs/common';
import { DevelopersModule } from '../developers/index.js';
import { LibraryModule } from '../library/index.js';
import { PublishingModule } from '../publishing/index.js';
import { WishlistModule } from '../wishlist/index.js';
import { CopiesController } from './copies/copies.controller.js';
import { CopyGameHandler } from './copies/copy-game.js';
import { BuildContents } from './hosts/build-contents.js';
import { BuildManifests } from './hosts/build-manifests.js';
import { GameAnswers } from './hosts/game-answers.js';
import { GameHost } from './hosts/game-host.js';
import { SandboxFiles } from './hosts/sandbox-files.js';
import { TicketReplies } from './hosts/ticket-replies.js';
import { PlayController } from './play.controller.js';
import { PlayPersonalData } from './play.personal-data.js';
import { SaveGameHandler } from './saves/save-game.js';
import { SavesController } from './saves/saves.controller.js';
import { Saves } from './saves/saves.js';
import { IssueTicket } from './tickets/issue-ticket.js';
import { PlayRights } from './tickets/play-rights.js';
import { RenewTicketHandler } from './tickets/renew-ticket.js';
import { StartPlayingHandler } from './tickets/start-playing.js';
import { TicketHousekeeping } from './tickets/ticket-housekeeping.js';
import { TicketSigner } from './tickets/ticket-signer.js';
import { Tickets } from './tickets/tickets.js';
import { ContestedPlayList } from './console/contested-play.list.js';
import { ContestedPlayResource } from './console/contested-play.resource.js';
import { SuspiciousPlayList } from './console/suspicious-play.list.js';
import { SuspiciousPlayResource } from './console/suspicious-play.resource.js';
import { PlayLimits } from './limits/play-limits.js';
import { AddUpDays } from './reports/add-up-days.js';
import { GameDays } from './reports/game-days.js';
import { StudioPlayController } from './reports/studio-play.controller.js';
import { StudioPlay } from './reports/studio-play.js';
import { ContestPlayHandler } from './time/contest-play.js';
import { DecideContestedHandler } from './time/decide-contested.js';
import { HeartbeatsController } from './heartbeats.controller.js';
import { Heartbeats } from './time/heartbeats.js';
import { PlaySessions } from './time/play-sessions.js';
import { PlayTimeController } from './time/play-time.controller.js';
import { PlayTimeQueries } from './time/play-time.queries.js';
import { ForgetPlay } from './time/forget-play.js';
import { Openings } from './time/openings.js';

@Module({
  imports: [LibraryModule, DevelopersModule, PublishingModule, WishlistModule],
  controllers: [
    PlayController,
    CopiesController,
    SavesController,
    HeartbeatsController,
    PlayTimeController,
    StudioPlayController,
    ContestedPlayResource,
    SuspiciousPlayResource,
  ],
  providers: [
    PlayRights,
    TicketSigner,
    Tickets,
    TicketHousekeeping,
    IssueTicket,
    StartPlayingHandler,
    RenewTicketHandler,
    BuildManifests,
    BuildContents,
    SandboxFiles,
    TicketReplies,
    CopyGameHandler,
    GameAnswers,
    GameHost,
    Saves,
    SaveGameHandler,
    PlayLimits,
    PlaySessions,
    Heartbeats,
    PlayTimeQueries,
    ContestPlayHandler,
    DecideContestedHandler,
    ContestedPlayList,
    SuspiciousPlayList,
    Openings,
    ForgetPlay,
    GameDays,
    AddUpDays,
    StudioPlay,
    PlayPersonalData,
  ],
  exports: [GameHost, Heartbeats, PlayLimits, PlayRights, Tickets],
})
export class PlayModule {}
