import { Module } from '@nestjs/common';
import { BooksModule } from '../../contexts/books/index.js';
import { SettlementImport } from './settlement-import.js';
import { SettlementImports } from './settlement-imports.js';

@Module({ imports: [BooksModule], providers: [SettlementImport, SettlementImports], exports: [SettlementImport] })
export class SettlementModule {}
