import type { ContextParts } from '../../platform/context.js';
import { BooksModule } from './books.module.js';
import { booksProjection } from './books.projection.js';
import { incidentStream } from './incidents/incident.stream.js';
import { incidentsProjection } from './incidents/incidents.projection.js';

export { BooksModule } from './books.module.js';
export { BooksQueries, type EntryRow } from './books.queries.js';
export { NoteDifference, ResolveIncident } from './incidents/change-incident.js';
export { INCIDENT_COLUMNS, Incidents, type IncidentRow } from './incidents/incidents.js';
export type { Difference } from './incidents/incident.commands.js';
export { withNames } from './sub-accounts.js';
export { type Account } from './posting.rules.js';
export { developerShare, splitRuleOn, splitRuleVersion } from './split.rules.js';

export const books: ContextParts = {
  module: BooksModule,
  streams: [incidentStream],
  projections: [booksProjection, incidentsProjection],
  publishes: ['books.entries'],
  messages: {
    'incident-unknown': { es: 'No encontramos ese incidente.', en: 'We could not find that incident.' },
  },
};
