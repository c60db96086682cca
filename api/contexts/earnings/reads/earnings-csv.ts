import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { csvOf, csvRows } from '../../../kernel/csv.js';
import type { Language } from '../../../platform/http/messages.js';
import { EarningsViews } from './earnings-views.js';
import type { LabelledLine } from './earnings.dto.js';
import { SOURCE_WORDS } from './source-words.js';

const HEADS: Record<Language, readonly string[]> = {
  es: [
    'Día',
    'Origen',
    'Juego',
    'Pedido',
    'Pago',
    'Precio con IVA',
    'Mes que paga',
    'Segundos de juego',
    'Versión de la regla',
    'Código',
    'Monto',
  ],
  en: [
    'Day',
    'Source',
    'Game',
    'Order',
    'Payment',
    'Price with VAT',
    'Month it pays',
    'Seconds of play',
    'Version of the rule',
    'Code',
    'Amount',
  ],
};

/** All lines of a month, for spreadsheets; memory for some thousand of them, however many there are. */
@Injectable()
export class EarningsCsv {
  constructor(private readonly views: EarningsViews) {}

  async of(developerId: string, requested: string | undefined, language: Language) {
    const { month, lines } = await this.views.allOf(developerId, requested);
    return { name: `ludoteca-${month}.csv`, content: Readable.from(written(lines, language)) };
  }
}

async function* written(parts: AsyncIterable<LabelledLine[]>, language: Language): AsyncIterable<string> {
  yield csvOf(language, HEADS[language], []);
  for await (const lines of parts) yield csvRows(language, lines.map(cellsIn(language)));
}

const cellsIn = (language: Language) => (line: LabelledLine) => [
  line.day,
  SOURCE_WORDS[language][line.source],
  line.title?.[language] ?? null,
  line.orderNumber,
  line.paymentId,
  line.price,
  line.month,
  line.seconds,
  line.ruleVersion,
  line.codeId,
  line.amount,
];
