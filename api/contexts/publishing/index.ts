import type { ContextParts } from '../../platform/context.js';
import { Publishing1763722100000 } from './1763722100000-publishing.js';
import { BuildScans1763722430000 } from './builds/1763722430000-build-scans.js';
import { PublishingModule } from './publishing.module.js';

export { StoreBuild, type StoredBuild } from './builds/store-build.js';
export { RegisterGame } from './games/register-game.js';
export { PublishingModule } from './publishing.module.js';

export const publishing: ContextParts = {
  module: PublishingModule,
  migrations: [Publishing1763722100000, BuildScans1763722430000],
  publishes: ['publishing.builds', 'publishing.channels'],
  messages: {
    'game-unknown': { es: 'No encontramos ese juego entre los tuyos.', en: 'We could not find that game among yours.' },
    'build-unknown': { es: 'No encontramos esa versión.', en: 'We could not find that build.' },
    'slug-taken': {
      es: 'Otro juego ya usa esa dirección. Elige otra.',
      en: 'Another game already uses that address. Choose another one.',
    },
  },
};
