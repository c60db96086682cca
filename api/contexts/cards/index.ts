import type { ContextParts } from '../../platform/context.js';
import { MOST_CARDS } from './card.decider.js';
import { cardStream } from './card.stream.js';
import { CardsModule } from './cards.module.js';
import { cardsProjection } from './cards.projection.js';
import { wheneverRemoved } from './forget-card.performer.js';
import { CardSecrets1763720100000 } from './secrets/1763720100000-card-secrets.js';

export { cardStream } from './card.stream.js';
export { CardsModule } from './cards.module.js';
export { CardQueries, CardVault, type ChargeableCard } from './cards.queries.js';
export { CardUsers, RemoveSavedCard, type CardUser } from './remove-saved-card.js';
export { CardUnreadable } from './secrets/card-cipher.js';
export { CardSecrets } from './secrets/card-secrets.js';

export const cards: ContextParts = {
  module: CardsModule,
  streams: [cardStream],
  projections: [cardsProjection],
  effectRules: [{ name: 'forget-card-at-bank', whenever: wheneverRemoved }],
  migrations: [CardSecrets1763720100000],
  returnRoutes: [
    {
      path: '/v1/webpay-oneclick/inscriptions/return',
      keeps: ['TBK_TOKEN', 'TBK_ORDEN_COMPRA', 'TBK_ID_SESION'],
      title: { es: 'Estamos confirmando tu tarjeta', en: 'We are confirming your card' },
      text: {
        es: 'Todavía no sabemos si quedó guardada. Esta página sigue sola y te lleva a tus tarjetas.',
        en: 'We do not know yet whether it was saved. This page goes on by itself and leads you to your cards.',
      },
    },
  ],
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
    'enrolment-unknown': {
      es: 'No encontramos esa tarjeta en camino. Empieza otra vez desde tus tarjetas.',
      en: 'We could not find that card on its way. Start again from your cards.',
    },
    'card-bank-unavailable': {
      es: 'El banco no responde en este momento. No se guardó ninguna tarjeta. Prueba otra vez en unos minutos.',
      en: 'The bank is not answering right now. No card was saved. Try again in a few minutes.',
    },
    'card-form-not-sent': {
      es: 'Por un problema nuestro no pudimos abrir el formulario del banco. No se guardó ninguna tarjeta. Prueba otra vez más tarde.',
      en: 'Because of a problem of ours we could not open the form of the bank. No card was saved. Try again later.',
    },
    'address-refused-by-bank': {
      es: 'El banco no acepta el correo de tu cuenta. Cámbialo en tu perfil y prueba otra vez.',
      en: 'The bank does not accept the e-mail of your account. Change it in your profile and try again.',
    },
  },
};
