import type { Bilingual, Language } from '../../../kernel/language.js';
import { FORMATS } from '../../../platform/formatting.js';
import type { ContentRow, ContentSection, DocumentContent } from '../../documents/index.js';
import type { LabelledLine, StatementReply } from './earnings.dto.js';
import { SOURCE_WORDS } from './source-words.js';

const WORDS = {
  title: { es: 'Liquidación N.º', en: 'Statement no.' },
  studio: { es: 'Estudio', en: 'Studio' },
  month: { es: 'Mes', en: 'Month' },
  issued: { es: 'Emitida', en: 'Issued' },
  lines: { es: 'Líneas', en: 'Lines' },
  what: { es: 'Por qué', en: 'What for' },
  amount: { es: 'Monto', en: 'Amount' },
  earned: { es: 'Lo que trajo el mes', en: 'What the month brought' },
  carriedIn: { es: 'Deuda de antes', en: 'Debt from before' },
  carriedOut: { es: 'Pasa al mes siguiente', en: 'Goes on to the next month' },
  gross: { es: 'Bruto', en: 'Gross' },
  withheld: { es: 'Retención', en: 'Withheld' },
  paid: { es: 'A pagar', en: 'To be paid' },
  order: { es: 'pedido', en: 'order' },
  of: { es: 'de', en: 'of' },
  seconds: { es: 's de juego', en: 's of play' },
  rule: { es: 'regla', en: 'rule' },
  rest: { es: 'Más líneas, que están en la planilla', en: 'More lines, which are in the spreadsheet' },
  proof: { es: 'Comprobación', en: 'Proof' },
  linesHash: { es: 'De las líneas', en: 'Of the lines' },
  previousHash: { es: 'De la anterior', en: 'Of the one before' },
  hash: { es: 'De esta liquidación', en: 'Of this statement' },
  none: { es: 'ninguna', en: 'none' },
  footer: {
    es: 'Una liquidación no cambia. Lo que se devuelve después aparece con su línea en la siguiente.',
    en: 'A statement does not change. What goes back later has its line in the next one.',
  },
} as const satisfies Record<string, Bilingual>;

/** Puts a statement with its lines into words. */
export function statementContent(
  statement: StatementReply,
  lines: readonly LabelledLine[],
  { studio, language, rest }: { studio: string; language: Language; rest: { count: number; amount: number } },
): DocumentContent {
  const say = (word: keyof typeof WORDS): string => WORDS[word][language];
  const format = FORMATS[language];
  return {
    language,
    title: `${say('title')} ${statement.number}`,
    about: [
      { label: say('studio'), value: studio },
      { label: say('month'), value: statement.month },
      { label: say('issued'), value: format.day(new Date(statement.issuedAt)) },
    ],
    parties: [],
    lines: {
      heading: say('lines'),
      columns: [say('what'), say('amount')],
      rows: [...lines.map((line) => lineRow(line, language)), ...restRows(rest, language)],
      totals: totals(statement, language),
    },
    sections: [proof(statement, say)],
    footer: say('footer'),
  };
}

function lineRow(line: LabelledLine, language: Language): ContentRow {
  const format = FORMATS[language];
  const { day, source, title, orderNumber, price, seconds, amount, ruleVersion } = line;
  const parts = [
    format.day(day),
    orderNumber && `${WORDS.order[language]} ${orderNumber}`,
    price !== null && `${WORDS.of[language]} ${format.money(price)}`,
    seconds > 0 && `${seconds} ${WORDS.seconds[language]}`,
    `${WORDS.rule[language]} ${ruleVersion}`,
  ];
  const words = SOURCE_WORDS[language][source];
  const label = title ? `${title[language]}: ${words}` : words;
  return { label, value: moneyOf(amount, language), note: parts.filter(Boolean).join(' · ') };
}

/** What a print does not show line by line. */
function restRows({ count, amount }: { count: number; amount: number }, language: Language): ContentRow[] {
  if (count === 0) return [];
  return [{ label: `${WORDS.rest[language]}: ${count}`, value: moneyOf(amount, language) }];
}

function totals(statement: StatementReply, language: Language): ContentRow[] {
  const { earned, carriedIn, gross, rate, withheld, paid, carriedOut } = statement;
  const row = (word: keyof typeof WORDS, amount: number, more = ''): ContentRow => ({
    label: `${WORDS[word][language]}${more}`,
    value: moneyOf(amount, language),
  });
  const percent = ` (${(rate / 100).toLocaleString(language === 'es' ? 'es-CL' : 'en-GB')} %)`;
  return [
    row('earned', earned),
    ...(carriedIn < 0 ? [row('carriedIn', carriedIn)] : []),
    row('gross', gross),
    row('withheld', withheld, percent),
    ...(carriedOut < 0 ? [row('carriedOut', carriedOut)] : []),
    row('paid', paid),
  ];
}

function proof(statement: StatementReply, say: (word: keyof typeof WORDS) => string): ContentSection {
  const { linesHash, previousHash, hash } = statement;
  const rows = [
    { label: say('linesHash'), value: linesHash },
    { label: say('previousHash'), value: previousHash ?? say('none') },
    { label: say('hash'), value: hash },
  ];
  return { heading: say('proof'), rows, paragraphs: [] };
}

/** With a minus before the sign of the money, as both languages write it. */
function moneyOf(amount: number, language: Language): string {
  const text = FORMATS[language].money(Math.abs(amount));
  return amount < 0 ? `−${text}` : text;
}
