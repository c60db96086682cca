import type { ContextParts } from '../../platform/context.js';
import { SettlementImports1763721320000 } from './1763721320000-settlement-imports.js';
import { SettlementModule } from './settlement.module.js';

export { SettlementImport } from './settlement-import.js';
export { SettlementModule } from './settlement.module.js';

/** The bank's settlement beside the shop's books: crosses payments, refunds and books. */
export const settlement: ContextParts = {
  module: SettlementModule,
  migrations: [SettlementImports1763721320000],
  messages: {
    'settlement-unreadable': {
      es: 'No pudimos leer el archivo del banco. Tiene que traer fecha de venta, tipo de transacción, orden de compra, código de autorización y monto.',
      en: 'We could not read the file of the bank. It has to bring the day of the sale, the kind of transaction, the buy order, the authorization code and the amount.',
    },
    'settlement-empty': {
      es: 'El archivo del banco no trae ningún movimiento.',
      en: 'The file of the bank holds no movement.',
    },
    'settlement-unknown': { es: 'No encontramos esa comparación.', en: 'We could not find that comparison.' },
  },
};
