import type { ContextParts } from '../../platform/context.js';
import { SavedCardsModule } from './saved-cards.module.js';

/** Saving cards and parting with them: crosses identity, cards and subscriptions. */
export const savedCards: ContextParts = {
  module: SavedCardsModule,
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
    'enrolment-unknown': {
      es: 'No encontramos esa tarjeta en camino. Empieza otra vez desde tus tarjetas.',
      en: 'We could not find that card on its way. Start again from your cards.',
    },
    'card-bank-unavailable': {
      es: 'El banco no responde en este momento. No se guardó ninguna tarjeta. Prueba otra vez en unos minutos.',
      en: 'The bank is not answering right now. No card was saved. Try again in a few minutes.',
    },
    'address-refused-by-bank': {
      es: 'El banco no acepta el correo de tu cuenta. Cámbialo en tu perfil y prueba otra vez.',
      en: 'The bank does not accept the e-mail of your account. Change it in your profile and try again.',
    },
    'card-of-a-plan': {
      es: 'Tu suscripción se renueva con esta tarjeta y no tienes otra que funcione. Agrega otra antes, o confirma que la eliminas: entonces tu suscripción no se renovará.',
      en: 'Your subscription renews with this card and you have no other that works. Add another one first, or confirm that you remove it: then your subscription will not renew.',
    },
  },
};
