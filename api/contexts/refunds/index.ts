import type { ContextParts } from '../../platform/context.js';
import { Refunds1763720400000 } from './1763720400000-refunds.js';
import { RefundPreviews } from './console/refund-preview.js';
import { RefundDetails, RefundsList } from './console/refunds.list.js';
import { OrderRefundsResource, RefundsResource } from './console/refunds.resource.js';
import { refundApproved } from './mails/refund-approved.mail.js';
import { refundDenied } from './mails/refund-denied.mail.js';
import { refundDone } from './mails/refund-done.mail.js';
import { refundFailed } from './mails/refund-failed.mail.js';
import { refundRequested } from './mails/refund-requested.mail.js';
import { refundStream } from './refund.stream.js';
import { RefundsModule } from './refunds.module.js';
import { refundsProjection } from './refunds.projection.js';
import { wheneverPaymentIsOrphaned } from './sending/orphaned-payment.effect.js';
import { wheneverRefundMayGo } from './sending/send-refund.effect.js';

export { RefundDecider, RefundListItem } from './console/refunds.dto.js';
export { RefundsList, RefundTimeline } from './console/refunds.list.js';
export { refundStream } from './refund.stream.js';
export { RefundsModule } from './refunds.module.js';
export { confirmed, RefundsQueries, refundWord, type RefundRow } from './refunds.queries.js';
export {
  LONGEST_RETURN_DAYS,
  returnsEnd,
  WITHDRAWAL_DAYS,
  WITHDRAWAL_DAYS_UNCONFIRMED,
} from './requesting/rights.rules.js';
export { StaffLimit } from './staff-limit.js';

/** For the console's module, which brings the `RefundTimeline`. */
export const refundsConsole = {
  controllers: [RefundsResource, OrderRefundsResource],
  providers: [RefundsList, RefundDetails, RefundPreviews],
};

export const refunds: ContextParts = {
  module: RefundsModule,
  streams: [refundStream],
  projections: [refundsProjection],
  effectRules: [
    { name: 'send-approved-refund', whenever: wheneverRefundMayGo },
    { name: 'send-orphaned-payment', whenever: wheneverPaymentIsOrphaned },
  ],
  mails: [refundRequested, refundApproved, refundDenied, refundDone, refundFailed],
  migrations: [Refunds1763720400000],
  messages: {
    'refund-unknown': { es: 'No encontramos esa devolución.', en: 'We could not find that refund.' },
    'refund-nothing-paid': {
      es: 'Por eso no se pagó nada, así que no hay dinero que devolver.',
      en: 'Nothing was paid for it, so there is no money to give back.',
    },
    'refund-in-progress': {
      es: 'Ya hay una devolución en curso por eso. Espera a que termine.',
      en: 'A refund of that is already in progress. Wait for it to end.',
    },
    'refund-already-done': { es: 'Ese dinero ya se devolvió.', en: 'That money was already given back.' },
    'refund-line-unknown': { es: 'Eso no es parte de este pedido.', en: 'That is no part of this order.' },
    'refund-right-lost': {
      es: 'Ese derecho ya no vale para todo lo que elegiste. Puedes enviar una solicitud y te responderemos.',
      en: 'That right no longer holds for all that you chose. You can send a request and we will answer.',
    },
    'refund-whole-only': {
      es: 'Un pago en cuotas sin interés solo puede volver completo: elige todos sus juegos o escríbenos.',
      en: 'A payment in interest-free instalments can only go back whole: choose all its games, or write to us.',
    },
    'refund-decided': { es: 'Sobre esta devolución ya se decidió.', en: 'This refund was already decided.' },
    'refund-not-approved': { es: 'Esta devolución todavía no está aprobada.', en: 'This refund is not approved yet.' },
    'refund-not-failed': {
      es: 'Eso solo se puede cuando el banco rechazó la devolución.',
      en: 'That is possible only after the bank refused the refund.',
    },
    'refund-not-doubtful': {
      es: 'Eso solo se puede cuando ya no se le puede preguntar al banco.',
      en: 'That is possible only when the bank can no longer be asked.',
    },
    'refund-own-request': {
      es: 'Nadie decide sobre su propio dinero: pídeselo a otra persona del equipo.',
      en: 'Nobody decides about their own money: ask somebody else of the team.',
    },
    'refund-same-person': {
      es: 'La segunda aprobación tiene que darla otra persona.',
      en: 'The second approval has to come from somebody else.',
    },
  },
};
