import type { ContextParts } from '../../platform/context.js';
import { Play1763722400000 } from './1763722400000-play.js';
import { PLAY_PROBLEMS } from './play.messages.js';
import { PlayModule } from './play.module.js';

export { GameHost } from './hosts/game-host.js';
export { PlayModule } from './play.module.js';

export const play: ContextParts = {
  module: PlayModule,
  migrations: [Play1763722400000],
  messages: PLAY_PROBLEMS,
};
