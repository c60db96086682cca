import type { DocumentRow } from '../documents.js';
import type { OrderRow } from '../../ordering/index.js';
import { documentPage } from './document.html.js';
import { documentPdf } from './document.pdf.js';
import { fileNameOf, contentOf, type DocumentFacts } from './document.template.js';
import { readPdf, type ReadPdf } from '../../../../test/support/pdf.js';

const at = new Date('2026-11-21T02:04:06Z');
const line = (gameId: string, es: string, en: string, price: number, net: number) => ({
  gameId,
  slug: gameId,
  title: { es, en },
  cover: '',
  price,
  net,
  vat: price - net,
});
const order: OrderRow = {
  orderId: 'o-1',
  personId: 'ana',
  number: 'LT-0KZ5XV9B',
  status: 'paid',
  total: 12_980,
  net: 10_908,
  vat: 2072,
  vatRate: null,
  language: 'es',
  lines: [
    line('volcan', 'Volcán despierto', 'Volcano awake', 4990, 4193),
    line('orbita', 'Números en órbita', 'Numbers in orbit', 7990, 6715),
  ],
  terms: null,
  discount: null,
  plan: null,
  placedAt: at,
  paidAt: at,
  paymentId: 'p-1',
};
const document: DocumentRow = {
  documentId: 'd-1',
  series: 'receipt',
  number: 12,
  orderId: 'o-1',
  refundId: null,
  personId: 'ana',
  total: 12_980,
  net: 10_908,
  vat: 2072,
  issuedAt: at,
  folio: null,
};
const facts: DocumentFacts = {
  document,
  order,
  refund: null,
  corrects: null,
  buyer: { name: 'Ana Núñez', email: 'ana@example.test' },
  seller: { name: 'Ludoteca SpA', rut: '99.999.999-9', address: 'Santiago', email: 'hola@ludoteca.test' },
  approval: {
    amount: 12_980,
    buyOrder: '01KAFNS0VBFMZ8Y4G14D5SK7PB',
    sessionId: 's-1',
    authorizationCode: '1213',
    transactionAt: at.toISOString(),
    paymentTypeCode: 'VN',
    responseCode: 0,
    installments: 0,
    installmentAmount: null,
    cardLast4: '6623',
    vci: null,
  },
};
const note: DocumentFacts = {
  ...facts,
  corrects: document,
  document: {
    ...document,
    documentId: 'd-2',
    series: 'credit-note',
    number: 3,
    refundId: 'r-1',
    total: 4990,
    net: 4193,
    vat: 797,
  },
  refund: {
    refundId: 'r-1',
    orderId: 'o-1',
    lines: [{ gameId: 'volcan', amount: 4990 }],
    amount: 4990,
    net: 4193,
    vat: 797,
    how: 'nullified',
    whole: false,
    refundedAt: at,
  },
};
const reply = (content: ReturnType<typeof contentOf>) =>
  [
    ...content.about,
    ...content.lines.rows,
    ...content.lines.totals,
    ...content.sections.flatMap(({ rows }) => rows),
  ].map(({ label, value }) => `${label}: ${value}`);

describe('a receipt', () => {
  it('tells what was sold by whom to whom, for how much and how it was paid', () => {
    const content = contentOf(facts);
    expect(content.title).toBe('Comprobante de compra N.º 12');
    expect(reply(content)).toEqual(
      expect.arrayContaining([
        'Pedido: LT-0KZ5XV9B',
        'Volcán despierto: $ 4.990',
        'Neto: $ 10.908',
        'IVA 19 %: $ 2.072',
        'Total (CLP): $ 12.980',
        'Código de autorización: 1213',
      ]),
    );
    expect(content.parties.flatMap(({ rows }) => rows.map(({ value }) => value))).toEqual([
      'Ludoteca SpA',
      '99.999.999-9',
      'Santiago',
      'hola@ludoteca.test',
      'Ana Núñez',
      'ana@example.test',
    ]);
  });

  it('stays without its buyer once they were erased', () => {
    const content = contentOf({ ...facts, buyer: null });
    expect(content.parties).toHaveLength(1);
    expect(documentPage(content, 'n')).not.toContain('Ana');
  });

  it('tells the discount, the earlier price, another VAT and the folio where there are any', () => {
    const lines = order.lines.map((sold, n) => (n === 0 ? { ...sold, listPrice: 5990 } : sold));
    const content = contentOf({
      ...facts,
      document: { ...document, folio: '4711' },
      order: { ...order, lines, vatRate: 21, language: 'en', discount: { codeId: 'c', percent: 10, amount: 1000 } },
    });
    expect(reply(content)).toEqual(
      expect.arrayContaining([
        'Electronic boleta, folio: 4711',
        'Discount included (10 %): CLP 1,000',
        'VAT 21 %: CLP 2,072',
      ]),
    );
    expect(content.lines.rows[0]?.note).toBe('was CLP 5,990');
  });

  it('tells the days of a plan: its last one is the day before the next period', () => {
    const plan = {
      subscriptionId: 's',
      period: 0,
      planId: 'monthly' as const,
      from: '2026-11-30',
      until: '2026-12-30',
      title: { es: 'Plan mensual', en: 'Monthly plan' },
    };
    expect(contentOf({ ...facts, order: { ...order, lines: [], plan, total: 8000 } }).lines.rows).toEqual([
      { label: 'Plan mensual', value: '$ 8.000', note: 'Del 30 de noviembre de 2026 al 29 de diciembre de 2026' },
    ]);
  });

  it('shows a name as a name, whatever it holds', () => {
    expect(documentPage(contentOf({ ...facts, buyer: { name: '<b>Ana</b>', email: 'a@b.test' } }), 'n')).toContain(
      '&lt;b&gt;Ana&lt;/b&gt;',
    );
  });
});

describe('a credit note', () => {
  it('tells what went back, how, and which receipt it corrects', () => {
    const content = contentOf(note);
    expect(content.title).toBe('Nota de crédito N.º 3');
    expect(reply(content)).toEqual(
      expect.arrayContaining([
        'Comprobante que corrige: 12',
        'Volcán despierto: $ 4.990',
        'IVA 19 %: $ 797',
        'Total devuelto (CLP): $ 4.990',
        'Forma: Anulación en la misma tarjeta (6623)',
      ]),
    );
    expect(content.lines.rows).toHaveLength(1);
    expect(fileNameOf(note.document, 'es')).toBe('nota-de-credito-3.pdf');
  });
});

describe('a document as PDF', () => {
  const pdfOf = async (about: DocumentFacts): Promise<string> =>
    (await documentPdf(contentOf(about))).toString('latin1');

  it('says its language, its title and its structure to machines that read aloud', async () => {
    const pdf = await pdfOf(facts);
    expect(pdf).toContain('/Lang (es-CL)');
    expect(pdf).toContain('/Marked true');
    expect(pdf).toContain('/DisplayDocTitle true');
    for (const tag of ['H1', 'H2', 'Table', 'TR', 'TH', 'TD', 'LI', 'P']) expect(pdf).toContain(`/S /${tag}`);
    expect(pdf).toMatch(/pdfuaid/);
    expect(pdf).toMatch(/\/FontFile2/);
  });

  it('is the same file every time', async () => {
    expect(await pdfOf(facts)).toBe(await pdfOf(facts));
  });

  it('goes on over the page', async () => {
    const lines = Array.from({ length: 100 }, (_, n) => line(`g-${n}`, `Juego ${n}`, `Game ${n}`, 100, 84));
    expect((await pdfOf({ ...facts, order: { ...order, lines } })).match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(
      3,
    );
  });
});

describe('a PDF with names in any script', () => {
  const TITLES = {
    'mathematical signs': 'Números ≤ π ≈ √10 → ∞ ∈ ℝ, x² ± ½',
    'Latin letters of all Europe and of Vietnam': 'Łódź, Őrség, Ķekava, İzmir, Nguyễn Thị Hồng',
    'accents over any letter': 'g̃uahẽ y ñandutí',
    Greek: 'Αριθμοί σε τροχιά',
    Cyrillic: 'Числа в космосе: Ёжик',
    Chinese: '数字的世界：张雅婷與火山',
    Japanese: '数字の軌道 ゲーム',
    Korean: '숫자의 궤도',
    'Hebrew, from right to left': 'שלום עולם (משחק) 12 ועוד',
    'Arabic, from right to left': 'لعبة الأرقام 2026',
    'emoji, also those made of several': 'Volcán 🌋👩‍🚀👍🏽🇨🇱 ❤️',
    'letters that none of our fonts has': 'เกม ᏣᎳᎩ',
  };
  const named = (name: string, titles: readonly string[]): Promise<Buffer> => {
    const lines = titles.map((title, n) => line(`g-${n}`, title, title, 4990, 4193));
    const buyer = { name, email: 'ana@example.test' };
    return documentPdf(contentOf({ ...facts, buyer, order: { ...order, lines } }));
  };
  let read: ReadPdf;
  beforeAll(async () => {
    read = readPdf(await named('Ελένη 张雅婷', Object.values(TITLES)));
  });

  it.each(Object.entries(TITLES))('lets %s be copied as they are', (_script, title) => {
    expect(read.text).toContain(`\n${title} $`);
  });

  it('draws each letter, none as an empty box', () => {
    expect(read.text).toContain('Nombre Ελένη 张雅婷');
    expect(read.emptyGlyphs).toBe(0);
  });

  it('carries of other fonts only what it draws, and is the same file every time', async () => {
    const [latin, chinese, again] = await Promise.all(
      ['Luis', '张雅婷 🌋', '张雅婷 🌋'].map((name) => named(name, ['π'])),
    );
    expect(chinese?.length).toBeLessThan((latin?.length ?? 0) + 10_000);
    expect(again).toEqual(chinese);
  });
});
