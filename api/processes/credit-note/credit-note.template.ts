import type { DocumentRow } from '../../contexts/books/index.js';
import type { OrderRow, RefundRow } from '../../contexts/ordering/index.js';
import type { Bilingual } from '../../platform/http/messages.js';
import { renderMail } from '../../platform/mail/layout.js';
import { greeting, help, money } from '../receipt/receipt.words.js';

const WORDS = {
  subject: { es: 'Tu nota de crédito en Ludoteca', en: 'Your Ludoteca credit note' },
  heading: { es: 'Nota de crédito', en: 'Credit note' },
  returned: {
    es: 'Devolvimos dinero de este pedido. La nota de crédito va adjunta; guárdala con tu comprobante.',
    en: 'We returned money of this order. The credit note is attached; keep it with your receipt.',
  },
  card: {
    es: 'Vuelve a la misma tarjeta. Según tu banco, puede tardar hasta 10 días hábiles en aparecer.',
    en: 'It goes back to the same card. Depending on your bank it may take up to 10 working days to show.',
  },
  transferred: { es: 'Lo enviamos por transferencia bancaria.', en: 'We sent it by bank transfer.' },
  order: { es: 'Pedido', en: 'Order' },
  amount: { es: 'Monto devuelto (CLP)', en: 'Amount returned (CLP)' },
  toOrder: { es: 'Ver este pedido', en: 'See this order' },
  help: { es: 'Si algo no está bien', en: 'If something is not right' },
} satisfies Record<string, Bilingual>;

export interface CreditNoteFacts {
  order: Pick<OrderRow, 'orderId' | 'number' | 'language'>;
  refund: Pick<RefundRow, 'amount' | 'how'>;
  document: Pick<DocumentRow, 'number'>;
  name: string;
  shopUrl: string;
  email: string;
}

/** The mail that a credit note comes with, in the order's language. */
export function creditNoteMail({ order: { orderId, number, language }, refund, document, name, shopUrl, email }: CreditNoteFacts): { subject: string; html: string; text: string } {
  const say = (words: Bilingual): string => words[language];
  return {
    subject: `${say(WORDS.subject)}: ${number}`,
    ...renderMail(language, {
      heading: `${say(WORDS.heading)} N.º ${document.number}`,
      paragraphs: [greeting(language, name), say(WORDS.returned), say(refund.how === 'transferred' ? WORDS.transferred : WORDS.card)],
      rows: [{ label: say(WORDS.order), value: number }, { label: say(WORDS.amount), value: money(language, refund.amount), strong: true }],
      action: { label: say(WORDS.toOrder), url: `${shopUrl}/postorder?orderId=${orderId}` },
      sections: [{ heading: say(WORDS.help), paragraphs: [help(language, email)] }],
    }),
  };
}
