import { Module } from '@nestjs/common';
import { BooksQueries } from './books.queries.js';
import { NoteDifferenceHandler, ResolveIncidentHandler } from './incidents/change-incident.js';
import { Incidents } from './incidents/incidents.js';

@Module({
  providers: [BooksQueries, Incidents, NoteDifferenceHandler, ResolveIncidentHandler],
  exports: [BooksQueries, Incidents],
})
export class BooksModule {}
