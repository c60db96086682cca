import type { ContextParts } from '../../platform/context.js';
import { LegalModule } from './legal.module.js';

export { LegalTexts, type PlainText } from './legal-texts.js';
export { LegalModule } from './legal.module.js';
export { AGE_OF_OWN_DECISIONS } from './texts/facts.js';
export { HELP_LINE, SELLER } from './texts/seller.js';

export const legal: ContextParts = {
  module: LegalModule,
  messages: {
    'legal-document-unknown': {
      es: 'No tenemos un documento con ese nombre. Puedes leer los términos, el derecho a retracto y la privacidad.',
      en: 'We have no document of that name. You can read the terms, the right of withdrawal and the privacy text.',
    },
    'legal-version-unknown': {
      es: 'Ese documento no tiene una versión con esa fecha. Puedes leer la que rige hoy.',
      en: 'That document has no version of that date. You can read the one in force today.',
    },
  },
};
