import type { Language } from '../../../kernel/language.js';
import type { Source } from '../rules/statement.rules.js';

/** What a line comes from, in files. */
export const SOURCE_WORDS: Record<Language, Record<Source, string>> = {
  es: {
    sale: 'venta',
    'sale-refund': 'devolución de una venta',
    plan: 'suscripción',
    'plan-refund': 'devolución de una suscripción',
    'plan-rest': 'parte igual de lo no jugado',
  },
  en: {
    sale: 'sale',
    'sale-refund': 'refund of a sale',
    plan: 'subscription',
    'plan-refund': 'refund of a subscription',
    'plan-rest': 'equal part of what nobody played for',
  },
};
