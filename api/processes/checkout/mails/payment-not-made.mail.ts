import { PeopleDirectory } from '../../../contexts/access/index.js';
import { OrdersQueries } from '../../../contexts/ordering/index.js';
import { DeclineReasons, PaymentsQueries, paymentStream } from '../../../contexts/payments/index.js';
import type { PaymentClosed, PaymentDeclined } from '../../../contexts/payments/payment.events.js';
import { subscriptionStream } from '../../../contexts/subscriptions/index.js';
import type { Fact } from '../../../kernel/decider.js';
import { EventStore } from '../../../platform/event-store/event-store.js';
import { defineMail, ERASED, missing, skipped } from '../../../platform/mail/mail.js';
import { paymentEnd, paymentText } from './payment-mail.js';

const onceInDoubt = ({ paymentId, afterDoubt }: (PaymentDeclined | PaymentClosed)['data']): string | null =>
  afterDoubt ? paymentId : null;

export const paymentNotMade = defineMail({
  kind: 'mail:payment-not-made',
  when: 'A payment of which the bank left the buyer in doubt was declined or never made',
  to: 'the buyer',
  on: { PaymentDeclined: onceInDoubt, PaymentClosed: onceInDoubt },
  uses: [PaymentsQueries, OrdersQueries, PeopleDirectory, EventStore, DeclineReasons],
  find: async ({ subject, correlation }, [payments, orders, people, store, reasons]) => {
    const payment = await payments.payment(subject);
    const order = payment && (await orders.order(payment.orderId));
    if (!payment || !order) return missing('there is no such payment');
    if (order.status === 'paid' || !['declined', 'closed'].includes(payment.state)) return null;
    const [facts = [], subscription = []] = await store.read(
      paymentStream.of(subject),
      ...(order.plan ? [subscriptionStream.of(order.plan.subscriptionId)] : []),
    );
    if (wasAnsweredAtOnce(facts as Traced[], correlation)) return skipped('told at once');
    if (isMailedBySubscription(subscription as Traced[], order.orderId, correlation))
      return skipped('told by the subscription');
    const person = await people.contact(payment.personId);
    return person ? { ...paymentEnd(person, order, payment.amount), reason: reasons.of(payment.responseCode) } : ERASED;
  },
  texts: {
    es: (facts, { money }) => ({
      ...paymentText('es', facts, 'Tu pago no se hizo y no se cobró nada', [
        { label: 'Monto que no se cobró (CLP)', value: money(facts.amount), strong: true },
      ]),
      paragraphs: [
        'El banco tardó en decirnos qué pasó con tu pago. Ya lo sabemos: no se hizo, y no se cobró nada.',
        ...(facts.reason ? [facts.reason.es] : []),
        'Si tu banco muestra el monto como retenido, lo libera solo en unos días. Puedes intentarlo otra vez cuando quieras.',
      ],
    }),
    en: (facts, { money }) => ({
      ...paymentText('en', facts, 'Your payment was not made and nothing was charged', [
        { label: 'Amount not charged (CLP)', value: money(facts.amount), strong: true },
      ]),
      paragraphs: [
        'The bank took a while to tell us what became of your payment. Now we know: it was not made, and nothing was charged.',
        ...(facts.reason ? [facts.reason.en] : []),
        'If your bank shows the amount as held, it is released by itself within some days. You can try again whenever you like.',
      ],
    }),
  },
  samples: [
    {
      order: { number: 'LT-0KZ5XV9B', plan: null },
      amount: 12_980,
      reason: { es: 'La tarjeta no tiene saldo suficiente.', en: 'The card has not enough funds.' },
    },
  ],
});

/** A fact with the request or the timer that it came of. */
export type Traced = Fact & { meta: { correlation: string } };

/** What may leave the buyer waiting while another request sees the end. */
const BEFORE_AN_END = ['CommitStarted', 'AuthorizationStarted', 'PaymentOutcomeUnknown', 'PaymentStatusChecked'];

/** Whether the end came with the very request that saw the doubt: then its answer told it. */
export function wasAnsweredAtOnce(payment: readonly Traced[], endedBy: string): boolean {
  return !payment.some(({ type, meta }) => BEFORE_AN_END.includes(type) && meta.correlation !== endedBy);
}

/** Whether a mail of the subscription tells this failed charge, as of each renewal that is tried again. */
export function isMailedBySubscription(subscription: readonly Traced[], orderId: string, endedBy: string): boolean {
  return subscription.some(({ type, data, meta }) => {
    const { orderId: charged, noDunning } = data as { orderId?: string | null; noDunning?: true };
    return type === 'PeriodChargeFailed' && charged === orderId && meta.correlation === endedBy && !noDunning;
  });
}
