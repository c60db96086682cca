import type { ContextParts } from '../../platform/context.js';
import { CardSecrets1763720100000 } from './1763720100000-card-secrets.js';
import { wheneverRemoved } from './forget-card.performer.js';
import { MOST_CARDS } from './card.decider.js';
import { CardsModule } from './cards.module.js';
import { cardsProjection } from './cards.projection.js';
import { cardStream } from './card.stream.js';

export { CardSecrets } from './card-secrets.js';
export { CardUnreadable } from './card-unreadable.js';
export { CardVault, type ChargeableCard } from './card-vault.js';
export { CardsModule } from './cards.module.js';
export { ENROLMENT_CHECK, enrolmentTimer, cardStream } from './card.stream.js';
export { CardQueries, type EnrolmentRow, type SavedCard } from './cards.queries.js';

export const cards: ContextParts = {
  module: CardsModule,
  streams: [cardStream],
  projections: [cardsProjection],
  effectRules: [{ name: 'forget-card-at-bank', whenever: wheneverRemoved }],
  migrations: [CardSecrets1763720100000],
  messages: {
    'card-unknown': { es: 'No encontramos esa tarjeta.', en: 'We could not find that card.' },
    'card-unusable': {
      es: 'Esa tarjeta ya no funciona. Elige otra o agrega una nueva.',
      en: 'That card no longer works. Choose another one or add a new one.',
    },
    'card-unreadable': {
      es: 'Por un problema nuestro no podemos usar esa tarjeta ahora. No se cobró nada. Elige otra, o inténtalo más tarde.',
      en: 'Because of a problem of ours we cannot use that card now. Nothing was charged. Choose another one, or try again later.',
    },
    'too-many-cards': {
      es: `Ya tienes ${MOST_CARDS} tarjetas guardadas. Elimina una antes de agregar otra.`,
      en: `You already have ${MOST_CARDS} saved cards. Remove one before adding another.`,
    },
    'too-many-enrolments': {
      es: 'Intentaste agregar tarjetas muchas veces hoy. Para cuidar tu cuenta, prueba otra vez mañana.',
      en: 'You tried to add cards many times today. To protect your account, try again tomorrow.',
    },
  },
};
