import { Injectable } from '@nestjs/common';
import { csvOf } from '../../../kernel/csv.js';
import type { Language } from '../../../platform/http/messages.js';
import { EarningsViews } from './earnings-views.js';
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
/** All lines of a month, for spreadsheets. */
@Injectable()
export class EarningsCsv {
  constructor(private readonly views: EarningsViews) {}

  async of(developerId: string, requested: string | undefined, language: Language) {
    const { month, lines } = await this.views.allOf(developerId, requested);
    const cells = lines.map((line) => [
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
    ]);
    return { name: `ludoteca-${month}.csv`, content: csvOf(language, HEADS[language], cells) };
  }
}
