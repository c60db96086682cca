import type { ContextParts } from '../../platform/context.js';
import { OverlappingPeriods1763720300000 } from './periods/1763720300000-overlapping-periods.js';
import { subscriptionStream } from './subscription.stream.js';
import { SubscriptionsModule } from './subscriptions.module.js';
import { subscriptionsProjection } from './subscriptions.projection.js';

export { CancelSubscription } from './cancel-subscription.js';
export { ChooseCard } from './charging/choose-card.js';
export { announcementAt, nextDue, type Due } from './periods/due.rules.js';
export { isMissed } from './periods/lateness.rules.js';
export { endOfAccess, periodAt, periodsSince } from './periods/period.rules.js';
export { PLANS, planIdOf, type Plan } from './periods/plans.rules.js';
export { RemoveSubscription } from './remove-subscription.js';
export { hindranceTo, wayOn, type WayOn } from './charging/renewing.rules.js';
export { ResumeSubscription } from './charging/resume-subscription.js';
export { chargeableDays, subscriptionDecider } from './subscription.decider.js';
export {
  coveredUntil,
  isOver,
  isRunning,
  nextDays,
  type InGrace,
  type SubscriptionState,
} from './subscription.state.rules.js';
export { periodOrderId, SUBSCRIPTION_END, SUBSCRIPTION_RENEWAL, subscriptionStream } from './subscription.stream.js';
export {
  CardCharges,
  PlanCodes,
  PurchaseChecks,
  type CardChargeResult,
  type PlanCodeUse,
} from './charging/charging.ports.js';
export { SubscriptionsModule } from './subscriptions.module.js';
export { SwitchSubscription } from './console/switch-subscription.js';
export { hasAccess, SubscriptionsQueries, type PaidPeriodRow, type SubscriptionRow } from './subscriptions.queries.js';

export const subscriptions: ContextParts = {
  module: SubscriptionsModule,
  streams: [subscriptionStream],
  projections: [subscriptionsProjection],
  migrations: [OverlappingPeriods1763720300000],
  messages: {
    'subscription-unknown': { es: 'No encontramos esa suscripción.', en: 'We could not find that subscription.' },
    'already-subscribed': {
      es: 'Ya tienes una suscripción. No se cobró nada.',
      en: 'You already have a subscription. Nothing was charged.',
    },
    'subscription-not-active': { es: 'Esta suscripción no está activa.', en: 'This subscription is not active.' },
    'subscription-active': {
      es: 'Esta suscripción está activa: primero cancélala.',
      en: 'This subscription is active: cancel it first.',
    },
    'subscription-ended': {
      es: 'Esta suscripción terminó. Puedes suscribirte otra vez.',
      en: 'This subscription has ended. You can subscribe again.',
    },
    'subscription-lapsed': {
      es: 'Pasó más de una hora sin pagar esta suscripción. Empieza otra vez: no se cobró nada.',
      en: 'This subscription was not paid within an hour. Start again: nothing was charged.',
    },
    'subscription-not-over': { es: 'Esta suscripción todavía no termina.', en: 'This subscription is not over yet.' },
    'auto-renew-off': {
      es: 'La renovación automática está desactivada: no se cobró nada.',
      en: 'Automatic renewal is off: nothing was charged.',
    },
    'period-not-due': { es: 'Este período todavía no se cobra.', en: 'This period is not due yet.' },
    'period-unknown': {
      es: 'No encontramos ese período de la suscripción.',
      en: 'We could not find that period of the subscription.',
    },
    'period-already-paid': { es: 'Este período ya está pagado.', en: 'This period is already paid.' },
    'no-try-due': {
      es: 'Con esta tarjeta no se cobra otra vez todavía. Elige otra tarjeta para pagar ahora.',
      en: 'This card is not charged again yet. Choose another card to pay now.',
    },
    'no-free-period': { es: 'No quedan períodos gratis.', en: 'There are no free periods left.' },
    'too-many-tries-today': {
      es: 'Hoy ya intentamos cobrar varias veces. Para cuidar tu tarjeta, prueba otra vez mañana.',
      en: 'We already tried to charge several times today. To protect your card, try again tomorrow.',
    },
  },
};
