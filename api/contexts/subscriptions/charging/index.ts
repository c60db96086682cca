import type { ContextParts } from '../../../platform/context.js';
import { BillingModule } from './billing.module.js';
import { wheneverLeaving } from '../renewals/stop-renewing.performer.js';

export { BillingModule } from './billing.module.js';
export { CANCELLED_UNPAID, REDEEMED } from '../billing.words.js';
export { PeriodCharges } from './period-charges.js';
export { CreatedSubscriptionReply } from '../subscriptions.dto.js';
export { RedeemPlanCode } from './redeem-plan-code.js';
export { SubscriptionViews } from '../subscription-views.js';
export { PlanStandings } from '../plan-standings.js';

/** Subscribing, renewing and ending: crosses subscriptions, ordering, payments, cards and codes. */
export const billing: ContextParts = {
  module: BillingModule,
  effectRules: [{ name: 'stop-renewing-of-leaving', whenever: wheneverLeaving }],
  messages: {
    'plan-unknown': {
      es: 'No conocemos ese plan: hay uno mensual y uno anual.',
      en: 'We do not know that plan: there is a monthly one and a yearly one.',
    },
    'card-needed': {
      es: 'Para renovar hace falta una tarjeta guardada que funcione. Agrega una y prueba otra vez.',
      en: 'To renew you need a saved card that works. Add one and try again.',
    },
    'another-card-needed': {
      es: 'El banco no acepta esta tarjeta y no la intentaremos otra vez. Elige otra para pagar. No se cobró nada.',
      en: 'The bank does not accept this card and we will not try it again. Choose another one to pay. Nothing was charged.',
    },
    'own-subscription': {
      es: 'Tu propia suscripción la cambia otra persona del equipo.',
      en: 'Your own subscription is changed by somebody else of the team.',
    },
    'card-ambiguous': {
      es: 'El pedido nombra dos tarjetas distintas. Elige una. No se cobró nada.',
      en: 'The request names two different cards. Choose one. Nothing was charged.',
    },
    'code-for-another-plan': {
      es: 'Ese código es de otro plan que el tuyo. Puedes usarlo cuando termine tu suscripción.',
      en: 'That code is for another plan than yours. You can use it once your subscription has ended.',
    },
  },
};
