import type { ContextParts } from '../../platform/context.js';
import { BooksModule } from './books.module.js';
import { booksProjection } from './books.projection.js';

export { BooksModule } from './books.module.js';
export { BooksQueries, type Balance, type EntryRow } from './books.queries.js';
export { ACCOUNTS, type Account } from './posting.rules.js';

export const books: ContextParts = {
  module: BooksModule,
  eventTypes: [
    'DocumentIssued',
    'IncidentOpened',
    'IncidentResolved',
  ].map((type) => ({ type, version: 1 })),
  projections: [booksProjection],
  migrations: [],
  messages: {},
};
