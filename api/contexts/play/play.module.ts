import { Module } from '@nestjs/common';
import { LibraryModule } from '../library/index.js';
import { BuildContents } from './hosts/build-contents.js';
import { BuildManifests } from './hosts/build-manifests.js';
import { GameHost } from './hosts/game-host.js';
import { SandboxFiles } from './hosts/sandbox-files.js';
import { PlayController } from './play.controller.js';
import { PlayPersonalData } from './play.personal-data.js';
import { SaveGameHandler } from './saves/save-game.js';
import { SavesController } from './saves/saves.controller.js';
import { Saves } from './saves/saves.js';
import { PlayRights } from './tickets/play-rights.js';
import { RenewTicketHandler } from './tickets/renew-ticket.js';
import { StartPlayingHandler } from './tickets/start-playing.js';
import { TicketHousekeeping } from './tickets/ticket-housekeeping.js';
import { TicketSigner } from './tickets/ticket-signer.js';
import { Tickets } from './tickets/tickets.js';

@Module({
  imports: [LibraryModule],
  controllers: [PlayController, SavesController],
  providers: [
    PlayRights,
    TicketSigner,
    Tickets,
    TicketHousekeeping,
    StartPlayingHandler,
    RenewTicketHandler,
    BuildManifests,
    BuildContents,
    SandboxFiles,
    GameHost,
    Saves,
    SaveGameHandler,
    PlayPersonalData,
  ],
  exports: [GameHost],
})
export class PlayModule {}
