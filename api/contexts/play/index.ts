import type { ContextParts } from '../../platform/context.js';
import { Play1763722400000 } from './1763722400000-play.js';
import { PlayTime1763730000000 } from './1763730000000-play-time.js';
import { GameDays1763740100000 } from './1763740100000-game-days.js';
import { ReviewChannels1763800500000 } from './1763800500000-review-channels.js';
import { CountedUntil1763801800000 } from './time/1763801800000-counted-until.js';
import { SavesByArrival1763800400000 } from './saves/1763800400000-saves-by-arrival.js';
import { PLAY_PROBLEMS } from './play.messages.js';
import { PlayModule } from './play.module.js';

export type { PlayChannel } from './channel.rules.js';
export { GameHost } from './hosts/game-host.js';
export { PlayLimits } from './limits/play-limits.js';
export { GameDays } from './reports/game-days.js';
export { PlaySessions } from './time/play-sessions.js';
export { Heartbeats } from './time/heartbeats.js';
export { HeartbeatReply, HeartbeatRequest } from './time/play-time.dto.js';
export { PlayRights } from './tickets/play-rights.js';
export { Tickets } from './tickets/tickets.js';
export type { TicketClaims } from './tickets/ticket.rules.js';
export { PlayModule } from './play.module.js';

export const play: ContextParts = {
  module: PlayModule,
  migrations: [
    Play1763722400000,
    PlayTime1763730000000,
    GameDays1763740100000,
    SavesByArrival1763800400000,
    ReviewChannels1763800500000,
    CountedUntil1763801800000,
  ],
  publishes: ['play.played_days', 'play.contested_days', 'play.played_games'],
  messages: PLAY_PROBLEMS,
};
