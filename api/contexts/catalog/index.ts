import type { ContextParts } from '../../platform/context.js';
import { Catalog1763700200000 } from './1763700200000-catalog.js';
import { CatalogModule } from './catalog.module.js';
import { pricesProjection } from './prices.projection.js';

export { CatalogEditor, GAME_SORTS, type EditableGame, type GameChange } from './catalog.editor.js';
export { CatalogModule } from './catalog.module.js';
export { DemoCatalogue } from './demo-catalogue.js';
export { AGE_RATINGS, LANGUAGES, LAST_GRADE, PLATFORMS, SUBJECTS } from './vocabulary.js';

export const catalog: ContextParts = {
  module: CatalogModule,
  eventTypes: ['GameListed', 'GamePriced', 'GameRelabelled', 'GameUnlisted'].map((type) => ({ type, version: 1 })),
  projections: [pricesProjection],
  migrations: [Catalog1763700200000],
  messages: {
    'game-unknown': { es: 'No encontramos ese juego.', en: 'We could not find that game.' },
    'slug-taken': { es: 'Otro juego ya usa esa dirección.', en: 'Another game already uses that address.' },
  },
};
