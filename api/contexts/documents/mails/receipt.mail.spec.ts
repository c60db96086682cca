import { LegalTexts } from '../../legal/index.js';
import type { Approval } from '../../payments/payment.events.js';
import { writeMail } from '../../../platform/mail/mail.js';
import { receipt, type ReceiptFacts } from './receipt.mail.js';

const legal = new LegalTexts();
const terms = { version: '2026-11', hash: legal.document('terms', 'es').hash };
const approval: Approval = {
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
};

function facts(language: 'es' | 'en', more: Partial<ReceiptFacts> = {}): ReceiptFacts {
  const line = (slug: string, es: string, en: string, price: number, net: number) => ({
    gameId: slug,
    slug,
    title: { es, en },
    cover: `/media/games/${slug}/cover.svg`,
    price,
    net,
    vat: price - net,
  });
  return {
    order: {
      orderId: '019a9f5e-7c1b-7d3e-8f10-0123456789ab',
      number: 'LT-0KZ5XV9B',
      terms,
      lines: [
        line('volcan', 'Volcán despierto', 'Volcano awake', 4990, 4193),
        line('orbita', 'Números en órbita', 'Numbers in orbit', 7990, 6715),
      ],
      total: 12_980,
      net: 10_908,
      vat: 2072,
      placedAt: new Date('2026-11-21T02:00:00Z'),
      paidAt: new Date('2026-11-21T02:04:06Z'),
    },
    approval,
    email: 'ana@example.test',
    username: 'Ana',
    language,
    url: '/library',
    ...more,
  };
}

const receiptMail = (about: ReceiptFacts) => writeMail(receipt, about, 'https://ludoteca.test');
const line = (text: string, label: string): string | undefined =>
  text
    .split('\n')
    .find((found) => found.startsWith(`${label}: `))
    ?.slice(label.length + 2);
const amount = (text: string | undefined): number => Number(text?.replace(/\D/g, ''));

describe('a receipt', () => {
  it('tells in Spanish what was bought, for how much and how it was paid', () => {
    const { subject, text } = receiptMail(facts('es'));
    expect(subject).toBe('Tu compra en Ludoteca: LT-0KZ5XV9B');
    const reply = [
      'Volcán despierto',
      'Números en órbita',
      'Neto',
      'IVA 19 %',
      'Total (CLP)',
      'Comercio',
      'Tarjeta',
      'Cuotas',
      'Código de autorización',
      'Fecha, hora de Chile',
      'Orden de compra',
    ];
    expect(reply.map((label) => line(text, label))).toEqual([
      '$ 4.990',
      '$ 7.990',
      '$ 10.908',
      '$ 2.072',
      '$ 12.980',
      'Ludoteca SpA, RUT 99.999.999-9',
      'Crédito, terminada en 6623',
      'Sin cuotas',
      '1213',
      '20 de noviembre de 2026 a las 23:04',
      '01KAFNS0VBFMZ8Y4G14D5SK7PB',
    ]);
  });

  it('tells the same in English', () => {
    const { subject, text } = receiptMail(facts('en'));
    expect(subject).toBe('Your Ludoteca purchase: LT-0KZ5XV9B');
    const reply = [
      'Volcano awake',
      'Net',
      'VAT 19 %',
      'Total (CLP)',
      'Card',
      'Instalments',
      'Authorization code',
      'Date, Chile time',
      'Buy order',
    ];
    expect(reply.map((label) => line(text, label))).toEqual([
      'CLP 4,990',
      'CLP 10,908',
      'CLP 2,072',
      'CLP 12,980',
      'Credit, ending in 6623',
      'None',
      '1213',
      '20 November 2026 at 23:04',
      '01KAFNS0VBFMZ8Y4G14D5SK7PB',
    ]);
  });

  it.each([
    ['es', 'Neto', 'IVA 19 %'],
    ['en', 'Net', 'VAT 19 %'],
  ] as const)('shows amounts that add up: %s', (language, net, vat) => {
    const { text } = receiptMail(facts(language));
    expect(amount(line(text, net)) + amount(line(text, vat))).toBe(amount(line(text, 'Total (CLP)')));
  });

  it.each(['es', 'en'] as const)('says the same as HTML and as text: %s', (language) => {
    const { html, text } = receiptMail(facts(language));
    const seen = (words: string) =>
      words
        .replace(/<style>.*?<\/style>/s, '')
        .replace(/<[^>]+>/g, '\n')
        .replaceAll('&#39;', "'")
        .replaceAll('&quot;', '"')
        .replaceAll('&amp;', '&');
    const pieces = seen(html)
      .split('\n')
      .map((piece) => piece.trim())
      .filter((piece) => piece && piece !== 'Ludoteca');
    for (const piece of pieces) expect(text).toContain(piece);
    for (const url of [
      'https://ludoteca.test/library',
      'https://ludoteca.test/postorder?orderId=019a9f5e-7c1b-7d3e-8f10-0123456789ab',
    ]) {
      expect(html).toContain(`href="${url}"`);
      expect(text).toContain(url);
    }
  });

  it('tells the instalments that the bank told, and computes none', () => {
    const paid = (more: Partial<Approval>) =>
      line(receiptMail(facts('es', { approval: { ...approval, ...more } })).text, 'Cuotas');
    expect(paid({ paymentTypeCode: 'NC', installments: 3, installmentAmount: 4327 })).toBe('3 de $ 4.327, sin interés');
    expect(paid({ paymentTypeCode: 'VC', installments: 6, installmentAmount: null })).toBe('6, cuotas del emisor');
    expect(paid({ paymentTypeCode: 'VD' })).toBeUndefined();
  });

  it('names the kind of card', () => {
    const card = (paymentTypeCode: string, cardLast4: string | null) =>
      line(receiptMail(facts('en', { approval: { ...approval, paymentTypeCode, cardLast4 } })).text, 'Card');
    expect([card('VD', '7763'), card('VP', '6590'), card('VN', null)]).toEqual([
      'Debit, ending in 7763',
      'Prepaid, ending in 6590',
      'Credit',
    ]);
  });

  it('tells the right of withdrawal with its last day, and carries both texts whole', () => {
    const { text } = receiptMail(facts('es'));
    expect(text).toContain('Hasta el 30 de noviembre de 2026 puedes retractarte');
    for (const { title, sections } of [legal.document('withdrawal', 'es'), legal.document('terms', 'es')]) {
      for (const words of [title, ...sections.flatMap(({ heading, paragraphs }) => [heading, ...paragraphs])])
        expect(text).toContain(words);
    }
  });

  it("leads to the button that gives the purchase back, and promises the shop's wider rule for games only", () => {
    const plan = {
      subscriptionId: 'subscription',
      planId: 'monthly' as const,
      title: { es: 'Plan mensual', en: 'Monthly plan' },
      period: 0,
      from: '2026-11-20',
      until: '2026-12-20',
    };
    const games = receiptMail(facts('es'));
    const period = receiptMail(facts('es', { order: { ...facts('es').order, plan } }));
    for (const { html, text } of [games, period]) {
      expect(html).toContain('href="https://ludoteca.test/orders/019a9f5e-7c1b-7d3e-8f10-0123456789ab/return"');
      expect(text).toContain('Se hace con un botón');
    }
    expect([games, period].map(({ text }) => text.includes('pídelo dentro de 14 días'))).toEqual([true, false]);
  });

  it('claims that the terms were accepted only when these were', () => {
    const said = (order: Partial<ReceiptFacts['order']>) =>
      receiptMail(facts('en', { order: { ...facts('en').order, ...order } })).text.includes(
        'It is the one you accepted',
      );
    expect([
      said({ terms }),
      said({ terms: null }),
      said({ terms: { version: '2026-10', hash: '0'.repeat(64) } }),
    ]).toEqual([true, false, false]);
  });

  it('tells of a free order that nothing was paid', () => {
    const order = facts('es').order;
    const free = {
      ...order,
      lines: order.lines.map((game) => ({ ...game, price: 0, net: 0, vat: 0 })),
      total: 0,
      net: 0,
      vat: 0,
    };
    const { text } = receiptMail(facts('es', { order: free, approval: null }));
    expect(text).toContain('No hubo nada que pagar');
    expect([line(text, 'Volcán despierto'), line(text, 'Total (CLP)'), line(text, 'Tarjeta')]).toEqual([
      'Gratis',
      '$ 0',
      undefined,
    ]);
    expect(text).not.toContain('Hasta el');
  });

  it('shows a name as a name, whatever it holds', () => {
    const { html, text } = receiptMail(facts('en', { username: '<b>Ana & "Co"</b>' }));
    expect(html).toContain('Hello &lt;b&gt;Ana &amp; &quot;Co&quot;&lt;/b&gt;,');
    expect(text).toContain('Hello <b>Ana & "Co"</b>,');
  });
});
