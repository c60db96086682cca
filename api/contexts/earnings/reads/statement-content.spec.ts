import { statementContent } from './statement-content.js';
import type { LabelledLine, StatementReply } from './earnings.dto.js';

const statement = (over: Partial<StatementReply> = {}): StatementReply => ({
  number: '2027-04-0001',
  developerId: 'd',
  month: '2027-04',
  bySource: { sale: 0, 'sale-refund': -2_935, plan: 4_179, 'plan-refund': 0, 'plan-rest': 0 },
  earned: 1_244,
  carriedIn: 0,
  gross: 1_244,
  taxKind: 'fees-note',
  rate: 1_600,
  withheld: 199,
  paid: 1_045,
  carriedOut: 0,
  lines: 1,
  linesHash: 'a',
  previousHash: null,
  hash: 'b',
  issuedAt: new Date('2027-05-01T04:00:00.000Z'),
  ...over,
});
const line: LabelledLine = {
  lineId: '2027-04-0-0',
  source: 'sale-refund',
  gameId: 'g',
  orderId: 'o',
  month: '2027-04',
  day: '2027-04-01',
  country: 'CL',
  codeId: null,
  seconds: 0,
  amount: -2_935,
  ruleVersion: 2,
  title: { es: 'Mar', en: 'Sea' },
  orderNumber: '12',
  paymentId: 'p',
  price: 4_990,
};
const NOTHING_MORE = { count: 0, amount: 0 };

describe('a statement on paper', () => {
  it('says each line with what it follows from, and adds up to what is paid', () => {
    const { title, lines } = statementContent(statement(), [line], {
      studio: 'Estudio Mar',
      language: 'en',
      rest: NOTHING_MORE,
    });
    expect(title).toBe('Statement no. 2027-04-0001');
    expect(lines.rows).toEqual([
      { label: 'Sea: refund of a sale', value: '−CLP 2,935', note: '1 April 2027 · order 12 · of CLP 4,990 · rule 2' },
    ]);
    expect(lines.totals.map(({ label, value }) => [label, value])).toEqual([
      ['What the month brought', 'CLP 1,244'],
      ['Gross', 'CLP 1,244'],
      ['Withheld (16 %)', 'CLP 199'],
      ['To be paid', 'CLP 1,045'],
    ]);
  });
  it('tells a debt that came and one that goes on, and what a long one leaves out', () => {
    const { lines } = statementContent(
      statement({ earned: -500, carriedIn: -100, gross: 0, withheld: 0, paid: 0, carriedOut: -600 }),
      [],
      { studio: 'Estudio Mar', language: 'es', rest: { count: 3, amount: -500 } },
    );
    expect(lines.rows).toEqual([{ label: 'Más líneas, que están en la planilla: 3', value: '−$ 500' }]);
    expect(lines.totals.map(({ label }) => label)).toEqual([
      'Lo que trajo el mes',
      'Deuda de antes',
      'Bruto',
      'Retención (16 %)',
      'Pasa al mes siguiente',
      'A pagar',
    ]);
  });
});
