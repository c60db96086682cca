import { PeopleDirectory } from '../../access/index.js';
import { LegalTexts, SELLER, type PlainText } from '../../legal/index.js';
import { OrdersQueries, type OrderRow } from '../../ordering/index.js';
import type { OrderPaid } from '../../ordering/order.events.js';
import { PaymentsQueries } from '../../payments/index.js';
import type { Approval } from '../../payments/payment.events.js';
import { civilDateOf, plusDays } from '../../../kernel/calendar.js';
import { instant } from '../../../kernel/instant.js';
import { STANDARD_VAT } from '../../../kernel/money.js';
import type { Format } from '../../../platform/formatting.js';
import { inEach, type Language } from '../../../platform/http/messages.js';
import type { MailSection } from '../../../platform/mail/layout.js';
import {
  defineMail,
  ERASED,
  missing,
  type MailDeclaration,
  type MailFacts,
  type MailText,
} from '../../../platform/mail/mail.js';
import { OrderDocuments } from '../order-documents.js';
import { mayWithdraw, paymentRows, periodInWords, SALE_WORDS, vatLabel } from '../content/sale.words.js';

export interface ReceiptFacts extends MailFacts {
  order: Pick<OrderRow, 'orderId' | 'number' | 'lines' | 'total' | 'net' | 'vat' | 'terms' | 'placedAt' | 'paidAt'> &
    Partial<Pick<OrderRow, 'plan' | 'discount' | 'vatRate'>>;
  /** Its number, where one was given. */
  document?: { number: number } | null;
  /** Null when nothing had to be paid. */
  approval: Approval | null;
}

const legal = new LegalTexts();

/** The mail of a purchase without what calls for it, in the language of the order. */
const purchaseMail: Omit<
  MailDeclaration<
    ReceiptFacts,
    readonly [typeof OrdersQueries, typeof PaymentsQueries, typeof PeopleDirectory, typeof OrderDocuments]
  >,
  'kind' | 'when'
> = {
  to: 'the buyer',
  uses: [OrdersQueries, PaymentsQueries, PeopleDirectory, OrderDocuments],
  find: async ({ subject, correlation }, [orders, payments, people, documents]) => {
    const order = await orders.order(subject);
    if (order?.status !== 'paid') return missing('there is no such paid order');
    const document = await documents.receiptOf(order, correlation);
    const [payment, person] = await Promise.all([
      order.paymentId ? payments.payment(order.paymentId) : null,
      people.contact(order.personId),
    ]);
    if (!person) return ERASED;
    const approval = payment?.approval ?? null;
    if (order.paymentId && !approval) return missing('the payment of this order has no approval');
    const attachments = document ? [await documents.print(document, { order, approval, person })] : undefined;
    return {
      ...person,
      language: order.language,
      url: order.plan ? '/subscription-management' : '/library',
      order,
      document,
      approval,
      attachments,
    };
  },
  texts: inEach((language) => (facts: ReceiptFacts, { money, day }: Format): MailText => {
    const { order, approval } = facts;
    const say = WORDS[language];
    const [terms, withdrawal] = [
      legal.document('terms', language, order.terms?.hash),
      legal.document('withdrawal', language),
    ];
    const until = day(plusDays(civilDateOf(instant(order.paidAt ?? order.placedAt)), 10));
    return {
      subject: `${say.subject}: ${order.number}`,
      heading: `${SALE_WORDS.order[language]} ${order.number}`,
      greets: true,
      paragraphs: [order.plan ? say.paidPlan : approval ? say.paid : say.free],
      rows: [...lineRows(facts, language, money), ...totalRows(facts, language, money)],
      notes: [say.vatIncluded],
      button: order.plan ? say.toPlan : say.toLibrary,
      sections: [
        {
          heading: approval ? say.payment : say.purchase,
          rows: paymentRows(language, facts),
          link: { label: say.toOrder, url: `/postorder?orderId=${order.orderId}` },
        },
        ...(approval
          ? [
              {
                heading: SALE_WORDS.withdrawal[language],
                paragraphs: [mayWithdraw[language](until), ...(order.plan ? [] : [say.goodwill]), say.howToReturn],
                link: { label: say.toReturn, url: `/orders/${order.orderId}/return` },
              },
            ]
          : []),
        { heading: say.help, paragraphs: [say.helpAt] },
        ...annex(language, withdrawal),
        ...annex(language, terms, order.terms?.hash === terms.hash),
      ],
    };
  }),
  samples: [
    {
      order: {
        orderId: '019a9f5e-7c1b-7d3e-8f10-0123456789ab',
        number: 'LT-0KZ5XV9B',
        terms: null,
        total: 12_980,
        net: 10_908,
        vat: 2072,
        lines: [
          { gameId: 'volcan', title: { es: 'Volcán despierto', en: 'Volcano awake' }, price: 4990 },
          { gameId: 'orbita', title: { es: 'Números en órbita', en: 'Numbers in orbit' }, price: 7990 },
        ] as OrderRow['lines'],
        placedAt: new Date('2026-11-21T02:00:00Z'),
        paidAt: new Date('2026-11-21T02:04:06Z'),
      },
      document: { number: 12 },
      approval: {
        amount: 12_980,
        buyOrder: '01KAFNS0VBFMZ8Y4G14D5SK7PB',
        sessionId: 's-1',
        authorizationCode: '1213',
        transactionAt: '2026-11-21T02:04:05.000Z',
        paymentTypeCode: 'VN',
        responseCode: 0,
        installments: 0,
        installmentAmount: null,
        cardLast4: '6623',
        vci: 'TSY',
      },
    },
  ],
};

export const receipt = defineMail({
  kind: 'mail:receipt',
  when: 'An order is paid or free: its receipt, and the written confirmation that the law asks for',
  on: { OrderPaid: ({ orderId }: OrderPaid['data']) => orderId },
  // The sale is numbered even where the person is erased.
  outlivesPerson: true,
  ...purchaseMail,
});

export const receiptAgain = defineMail({
  kind: 'mail:receipt-again',
  when: 'The buyer asks for the receipt again',
  ...purchaseMail,
});

const WORDS = {
  es: {
    subject: 'Tu compra en Ludoteca',
    paid: 'Recibimos tu pago y tus juegos ya están en tu biblioteca. Guarda este correo: es tu comprobante y la confirmación de tu compra.',
    paidPlan:
      'Recibimos tu pago y tu plan está al día. Guarda este correo: es tu comprobante y la confirmación de tu compra.',
    free: 'Tus juegos ya están en tu biblioteca. No hubo nada que pagar. Guarda este correo: es la confirmación de tu compra.',
    noPrice: 'Gratis',
    vatIncluded: 'Los precios están en pesos chilenos e incluyen IVA.',
    toLibrary: 'Ir a mi biblioteca',
    toPlan: 'Ver mi plan',
    toOrder: 'Ver este pedido',
    payment: 'Cómo pagaste',
    purchase: 'Tu compra',
    goodwill: 'Si ya jugaste menos de 2 horas, también te devolvemos el dinero: pídelo dentro de 14 días.',
    howToReturn: `Se hace con un botón, en «Devolver esta compra». Si prefieres un correo, escribe a ${SELLER.email} con tu número de pedido. El texto completo está más abajo.`,
    toReturn: 'Devolver esta compra',
    help: 'Si algo no está bien',
    helpAt: `Escribe a ${SELLER.email} con tu número de pedido. Respondemos dentro de 5 días hábiles.`,
    version: 'Versión',
    accepted: 'Es la que aceptaste al comprar.',
  },
  en: {
    subject: 'Your Ludoteca purchase',
    paid: 'We received your payment and your games are in your library. Keep this e-mail: it is your receipt and the confirmation of your purchase.',
    paidPlan:
      'We received your payment and your plan is paid. Keep this e-mail: it is your receipt and the confirmation of your purchase.',
    free: 'Your games are in your library. There was nothing to pay. Keep this e-mail: it is the confirmation of your purchase.',
    noPrice: 'Free',
    vatIncluded: 'Prices are in Chilean pesos and include VAT.',
    toLibrary: 'Go to my library',
    toPlan: 'See my plan',
    toOrder: 'See this order',
    payment: 'How you paid',
    purchase: 'Your purchase',
    goodwill: 'If you have played for less than 2 hours, we give your money back too: ask within 14 days.',
    howToReturn: `You do it with a button, at "Return this purchase". If you prefer an e-mail, write to ${SELLER.email} with your order number. The full text is further down.`,
    toReturn: 'Return this purchase',
    help: 'If something is not right',
    helpAt: `Write to ${SELLER.email} with your order number. We answer within 5 working days.`,
    version: 'Version',
    accepted: 'It is the one you accepted when buying.',
  },
};

type Rows = NonNullable<MailText['rows']>;

function lineRows({ order: { lines, plan, total } }: ReceiptFacts, language: Language, money: Format['money']): Rows {
  if (plan) return [{ label: `${plan.title[language]}. ${periodInWords(language, plan)}`, value: money(total) }];
  return lines.map(({ title, price }) => ({
    label: title[language],
    value: price === 0 ? WORDS[language].noPrice : money(price),
  }));
}

function totalRows(
  { order: { total, net, vat, discount, vatRate } }: ReceiptFacts,
  language: Language,
  money: Format['money'],
): Rows {
  return [
    ...(discount
      ? [{ label: `${SALE_WORDS.discount[language]} (${discount.percent} %)`, value: money(discount.amount) }]
      : []),
    { label: SALE_WORDS.net[language], value: money(net) },
    { label: vatLabel[language](vatRate ?? STANDARD_VAT), value: money(vat) },
    { label: SALE_WORDS.total[language], value: money(total), strong: true },
  ];
}

/** A legal text in small print: what was in force stays with the buyer, even if the shop's page changes. */
function annex(language: Language, { title, version, sections }: PlainText, wasAccepted = false): MailSection[] {
  const say = WORDS[language];
  return [
    { heading: title, paragraphs: [`${say.version} ${version}.${wasAccepted ? ` ${say.accepted}` : ''}`] },
    ...sections.map(({ heading, paragraphs }) => ({ heading, paragraphs, small: true })),
  ];
}
