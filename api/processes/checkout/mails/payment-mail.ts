import type { Contact } from '../../../contexts/access/index.js';
import { HELP_LINE } from '../../../contexts/legal/index.js';
import type { OrderRow } from '../../../contexts/ordering/index.js';
import type { Bilingual, Language } from '../../../platform/http/messages.js';
import type { MailFacts, MailText } from '../../../platform/mail/mail.js';

/** The end of a payment that no page could show. */
export interface PaymentEndFacts extends MailFacts {
  order: Pick<OrderRow, 'number' | 'plan'>;
  amount: number;
}

/** What both mails know; they lead to the order, or to the subscription that it is for. */
export function paymentEnd(person: Contact, order: OrderRow, amount: number): PaymentEndFacts {
  return {
    ...person,
    url: order.plan ? '/subscription-management' : `/postorder?orderId=${order.orderId}`,
    order,
    amount,
  };
}

const ORDER: Bilingual = { es: 'Pedido', en: 'Order' };
const TO_ORDER: Bilingual = { es: 'Ver el pedido', en: 'See the order' };
const TO_PLAN: Bilingual = { es: 'Ver mi suscripción', en: 'See my subscription' };

/** What both mails say alike. @param subject without the order's number. */
export function paymentText(
  language: Language,
  { order }: PaymentEndFacts,
  subject: string,
  rows: MailText['rows'] = [],
): Omit<MailText, 'paragraphs'> {
  return {
    subject: `${subject}: ${order.number}`,
    heading: subject,
    greets: true,
    rows: [{ label: ORDER[language], value: order.number }, ...rows],
    notes: [HELP_LINE[language]],
    button: (order.plan ? TO_PLAN : TO_ORDER)[language],
  };
}
