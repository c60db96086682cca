import { Module } from '@nestjs/common';
import type { Config } from '../../config.js';
import { CONFIG } from '../../platform/tokens.js';
import { AccessModule } from '../access/index.js';
import { OrderingModule } from '../ordering/index.js';
import { PaymentsModule } from '../payments/index.js';
import { DocumentsController } from './documents.controller.js';
import { Documents } from './documents.js';
import { OrderDocuments } from './order-documents.js';
import { OwnDocuments } from './own-documents.js';
import { RegisterDocumentPerformer } from './tax/register-document.performer.js';
import { SimulatedTaxIssuer, TAX_ISSUER } from './tax/tax-issuer.js';

@Module({
  imports: [AccessModule, OrderingModule, PaymentsModule],
  controllers: [DocumentsController],
  providers: [
    Documents,
    OrderDocuments,
    OwnDocuments,
    RegisterDocumentPerformer,
    {
      provide: TAX_ISSUER,
      useFactory: (config: Config) => (config.taxIssuer === 'simulated' ? new SimulatedTaxIssuer() : null),
      inject: [CONFIG],
    },
  ],
  exports: [Documents, OrderDocuments],
})
export class DocumentsModule {}
