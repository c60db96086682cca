import { Module } from '@nestjs/common';
import { BooksModule } from '../../contexts/books/index.js';
import { AccessModule } from '../../contexts/access/index.js';
import { OrderingModule } from '../../contexts/ordering/index.js';
import { PaymentsModule } from '../../contexts/payments/index.js';
import { DocumentsController } from './documents.controller.js';
import { OwnDocuments } from './own-documents.js';
import { Papers } from './papers.js';

@Module({
  imports: [BooksModule, AccessModule, OrderingModule, PaymentsModule],
  controllers: [DocumentsController],
  providers: [Papers, OwnDocuments],
  exports: [Papers],
})
export class DocumentsModule {}
