import type { ContextParts } from '../../platform/context.js';
import { BooksModule } from './books.module.js';

export { BooksModule } from './books.module.js';

export const books: ContextParts = {
  module: BooksModule,
  eventTypes: [
    'DocumentIssued',
    'IncidentOpened',
    'IncidentResolved',
  ].map((type) => ({ type, version: 1 })),
  projections: [],
  migrations: [],
  messages: {},
};
