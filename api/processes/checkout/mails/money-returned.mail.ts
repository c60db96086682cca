import { PeopleDirectory } from '../../../contexts/access/index.js';
import { OrdersQueries } from '../../../contexts/ordering/index.js';
import {
  cardInWords,
  PaymentsQueries,
  paymentStream,
  WHEN_MONEY_ARRIVES,
  paymentTypeOf,
} from '../../../contexts/payments/index.js';
import type {
  PaymentEvent,
  PaymentRefunded,
  PaymentOrphaned,
  OrphanedBecause,
} from '../../../contexts/payments/payment.events.js';
import type { Bilingual } from '../../../platform/http/messages.js';
import { EventStore } from '../../../platform/event-store/event-store.js';
import { defineMail, ERASED, missing } from '../../../platform/mail/mail.js';
import { paymentEnd, paymentText } from './payment-mail.js';

export const moneyReturned = defineMail({
  kind: 'mail:money-returned',
  when: 'The money of an orphaned payment went back; a refund has mails of its own',
  to: 'the buyer',
  on: {
    PaymentRefunded: ({ refundId, paymentId }: PaymentRefunded['data']) => (refundId === undefined ? paymentId : null),
  },
  uses: [PaymentsQueries, OrdersQueries, PeopleDirectory, EventStore],
  find: async ({ subject }, [payments, orders, people, store]) => {
    const payment = await payments.payment(subject);
    const order = payment && (await orders.order(payment.orderId));
    if (!payment || !order) return missing('there is no such payment');
    const facts = ((await store.read(paymentStream.of(subject)))[0] ?? []) as unknown as PaymentEvent[];
    const taken = facts.find((fact): fact is PaymentOrphaned => fact.type === 'PaymentOrphaned');
    const back = facts.find((fact): fact is PaymentRefunded => fact.type === 'PaymentRefunded');
    if (!taken || !back) throw new Error(`payment ${subject} is not orphaned, or its money did not go back`);
    const {
      because,
      approval: { paymentTypeCode, cardLast4 },
    } = taken.data;
    const person = await people.contact(payment.personId);
    return person
      ? {
          ...paymentEnd(person, order, back.data.amount),
          because,
          how: back.data.how,
          card: cardInWords(paymentTypeOf(paymentTypeCode).paymentType, cardLast4),
        }
      : ERASED;
  },
  texts: {
    es: (facts, { money }) => ({
      ...paymentText('es', facts, 'Te devolvimos un cobro', [
        { label: 'Tarjeta', value: facts.card.es },
        { label: 'Monto devuelto (CLP)', value: money(facts.amount), strong: true },
      ]),
      paragraphs: [REASONS[facts.because].es, WHEN_MONEY_ARRIVES[facts.how].es],
    }),
    en: (facts, { money }) => ({
      ...paymentText('en', facts, 'We gave a charge back', [
        { label: 'Card', value: facts.card.en },
        { label: 'Amount returned (CLP)', value: money(facts.amount), strong: true },
      ]),
      paragraphs: [REASONS[facts.because].en, WHEN_MONEY_ARRIVES[facts.how].en],
    }),
  },
  samples: [
    {
      order: { number: 'LT-0KZ5XV9B', plan: null },
      amount: 12_980,
      because: 'order-paid',
      how: 'reversed',
      card: cardInWords('credit', '6623'),
    },
  ],
});

/** What happened, for each reason why a payment is orphaned. */
const REASONS: Record<OrphanedBecause, Bilingual> = {
  'order-paid': {
    es: 'El banco hizo este cobro cuando tu pedido ya estaba pagado. Lo devolvimos entero, sin que tengas que pedirlo.',
    en: 'The bank made this charge when your order was paid already. We gave all of it back; you need not ask.',
  },
  'game-owned': {
    es: 'El banco hizo este cobro cuando ya tenías un juego del pedido. Lo devolvimos entero, sin que tengas que pedirlo.',
    en: 'The bank made this charge when you already had a game of the order. We gave all of it back; you need not ask.',
  },
  'game-taken-down': {
    es: 'El banco hizo este cobro cuando Ludoteca ya había retirado un juego del pedido. Lo devolvimos entero, y el pedido no se completó.',
    en: 'The bank made this charge when Ludoteca had already taken down a game of the order. We gave all of it back, and the order was not completed.',
  },
  mismatch: {
    es: 'El banco hizo un cobro que no corresponde a tu pedido. Lo devolvimos entero, sin que tengas que pedirlo.',
    en: 'The bank made a charge that does not match your order. We gave all of it back; you need not ask.',
  },
  'another-attempt-in-progress': {
    es: 'El banco hizo este cobro mientras otro pago del mismo pedido estaba en curso. Lo devolvimos entero, sin que tengas que pedirlo.',
    en: 'The bank made this charge while another payment of the same order was in progress. We gave all of it back; you need not ask.',
  },
  'code-exhausted': {
    es: 'El banco hizo este cobro cuando el código de descuento del pedido ya no tenía usos. Lo devolvimos entero, y el pedido no se completó.',
    en: "The bank made this charge when no use of the order's discount code was left. We gave all of it back, and the order was not completed.",
  },
  'period-over': {
    es: 'El banco hizo este cobro de tu suscripción cuando ya no correspondía. Lo devolvimos entero, sin que tengas que pedirlo.',
    en: 'The bank made this charge for your subscription when it was no longer due. We gave all of it back; you need not ask.',
  },
};
