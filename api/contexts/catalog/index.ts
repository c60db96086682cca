import type { ContextParts } from '../../platform/context.js';
import { Catalog1763700200000 } from './1763700200000-catalog.js';
import { Edits1763710800000 } from './1763710800000-edits.js';
import { StudioFacts1763722050000 } from './1763722050000-studio-facts.js';
import { Featured1763801000000 } from './1763801000000-featured.js';
import { CatalogModule } from './catalog.module.js';
import { pricesProjection } from './prices.projection.js';
import { Developer } from './rows/developer.entity.js';
import { Game } from './rows/game.entity.js';

export { AgeCheck } from './age-check.js';
export { type GameCard } from './browsing/catalog.dto.js';
export { CatalogQueries } from './browsing/catalog.queries.js';
export { queriesFor, wordsWorthSearching } from './browsing/search.rules.js';
export { isGivenOut } from './given-out.js';
export { FeatureGame, UnfeatureGame } from './featured/feature-game.js';
export { MOST_FEATURED } from './featured/featured.rules.js';
export { CatalogModule } from './catalog.module.js';
export { OBJECTIVES } from './curriculum.js';
export { type StudioFacts } from './vocabulary.js';
export { studioRow } from './rows/developer.entity.js';
export { DeveloperNames } from './rows/developer-names.js';
export { GameRows, type ShownGame } from './rows/game-rows.js';
export {
  AGE_RATINGS,
  LANGUAGES,
  LAST_GRADE,
  PLATFORMS,
  SUBJECTS,
  type AgeRating,
  type GameLanguage,
  type Platform,
  type Subject,
} from './vocabulary.js';

export const catalog: ContextParts = {
  module: CatalogModule,
  projections: [pricesProjection],
  entities: [Game, Developer],
  migrations: [Catalog1763700200000, Edits1763710800000, StudioFacts1763722050000, Featured1763801000000],
  publishes: ['catalog.games', 'catalog.developers', 'catalog_prices.prices'],
  messages: {
    'game-unknown': { es: 'No encontramos ese juego.', en: 'We could not find that game.' },
    'game-not-playable': {
      es: 'Solo se destacan juegos que están a la venta y se pueden jugar.',
      en: 'Only games that are on sale and can be played are featured.',
    },
    'featured-too-many': {
      es: 'Ya hay seis juegos destacados. Quita uno primero.',
      en: 'Six games are featured already. Take one off first.',
    },
    'too-young': {
      es: 'Uno de los juegos es para personas mayores: según el año de nacimiento de tu cuenta todavía no tienes la edad que pide. No se cobró nada.',
      en: 'One of the games is for older people: by the birth year of your account you do not have the age it asks for yet. Nothing was charged.',
    },
  },
};
