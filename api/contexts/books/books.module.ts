import { Module } from '@nestjs/common';
import type { Config } from '../../config.js';
import { CONFIG } from '../../platform/tokens.js';
import { BooksQueries } from './books.queries.js';
import { Documents } from '../documents/documents.js';
import { Incidents } from './incidents/incidents.js';
import { RegisterDocumentPerformer } from '../documents/tax/register-document.performer.js';
import { SimulatedTaxIssuer, TAX_ISSUER } from '../documents/tax/tax-issuer.js';

@Module({
  providers: [
    BooksQueries,
    Documents,
    Incidents,
    RegisterDocumentPerformer,
    {
      provide: TAX_ISSUER,
      useFactory: (config: Config) => (config.taxIssuer === 'simulated' ? new SimulatedTaxIssuer() : null),
      inject: [CONFIG],
    },
  ],
  exports: [BooksQueries, Documents, Incidents],
})
export class BooksModule {}
