import { Module } from '@nestjs/common';
import { BooksModule } from '../books/index.js';
import { AccessModule } from '../access/index.js';
import { OrderingModule } from '../ordering/index.js';
import { PaymentsModule } from '../payments/index.js';
import { DocumentsController } from './documents.controller.js';
import { OwnDocuments } from './own-documents.js';
import { Papers } from './document-contents.js';

@Module({
  imports: [BooksModule, AccessModule, OrderingModule, PaymentsModule],
  controllers: [DocumentsController],
  providers: [Papers, OwnDocuments],
  exports: [Papers],
})
export class DocumentsModule {}
