import type { ContextParts } from '../../platform/context.js';
import { BooksModule } from './books.module.js';
import { booksProjection } from './books.projection.js';
import { documentStream } from '../documents/documents.js';
import { documentsProjection } from '../documents/documents.projection.js';
import { incidentStream } from './incidents/incident.stream.js';
import { incidentsProjection } from './incidents/incidents.projection.js';
import { TaxFolios1763720600000 } from '../documents/tax/1763720600000-tax-folios.js';
import { wheneverDocumentIssued } from '../documents/tax/register-document.performer.js';

export { BooksModule } from './books.module.js';
export { BooksQueries, type EntryRow } from './books.queries.js';
export { Documents, documentStream, type DocumentRow } from '../documents/documents.js';
export { INCIDENT_COLUMNS, Incidents, type IncidentRow } from './incidents/incidents.js';
export type { Difference } from './incidents/incident.commands.js';
export { withNames } from './sub-accounts.js';
export { type Account } from './posting.rules.js';

export const books: ContextParts = {
  module: BooksModule,
  streams: [documentStream, incidentStream],
  projections: [booksProjection, documentsProjection, incidentsProjection],
  effectRules: [{ name: 'tax-register-of-document', whenever: wheneverDocumentIssued }],
  migrations: [TaxFolios1763720600000],
  messages: {
    'incident-unknown': { es: 'No encontramos ese incidente.', en: 'We could not find that incident.' },
  },
};
