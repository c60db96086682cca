import type { ContextParts } from '../../platform/context.js';
import { PlayTime1763720401000 } from './1763720401000-play-time.js';
import { LibraryRows1763722410000 } from './1763722410000-library-rows.js';
import { PlayTimeView1763730010000 } from './1763730010000-play-time-view.js';
import { LibraryModule } from './library.module.js';
import { libraryProjection } from './library.projection.js';
import { libraryStream } from './library.stream.js';
import { wheneverGameTakenDown } from './takedowns/notify-owners.effect.js';
import { ownedGameTakenDown } from './takedowns/owned-game-taken-down.mail.js';

export { Entitlements, type RightToPlay } from './entitlements.js';
export { FORGET_PLAY, playForgottenAt } from './library.personal-data.js';
export { LibraryEntry, type PlayReason } from './library.dto.js';
export { LibraryModule } from './library.module.js';
export { LibraryQueries, PlanGamesQueries, type MinutesPlayed } from './library.queries.js';
export { type LibraryState } from './library.decider.js';
export { libraryStream } from './library.stream.js';

export const library: ContextParts = {
  module: LibraryModule,
  streams: [libraryStream],
  projections: [libraryProjection],
  effectRules: [{ name: 'notify-owners', whenever: wheneverGameTakenDown }],
  mails: [ownedGameTakenDown],
  migrations: [PlayTime1763720401000, LibraryRows1763722410000, PlayTimeView1763730010000],
  publishes: ['library.entitlements'],
  messages: {
    'already-owned': {
      es: 'Ya tienes este juego en tu biblioteca. No se cobró nada.',
      en: 'You already have this game in your library. Nothing was charged.',
    },
    'too-many-devices': {
      es: 'Ya hay 20 equipos con tu cuenta. Quita uno que no uses y prueba otra vez.',
      en: 'There are 20 devices with your account already. Remove one that you do not use and try again.',
    },
    'not-in-library': {
      es: 'Este juego no está en tu biblioteca.',
      en: 'This game is not in your library.',
    },
    'download-unknown': {
      es: 'No encontramos esa descarga. Ábrela otra vez desde tu biblioteca.',
      en: 'We could not find that download. Open it again from your library.',
    },
    'download-link-over': {
      es: 'Este enlace de descarga ya no sirve. Empieza otra vez desde tu biblioteca.',
      en: 'This download link is no longer good. Begin again from your library.',
    },
    'range-not-satisfiable': {
      es: 'El archivo no tiene esa parte.',
      en: 'The file has no such part.',
    },
    'device-unknown': {
      es: 'No encontramos ese equipo entre los tuyos.',
      en: 'We could not find that device among yours.',
    },
  },
};
