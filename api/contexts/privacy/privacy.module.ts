import { Module } from '@nestjs/common';
import { AccessModule } from '../access/index.js';
import { StaffModule } from '../staff/index.js';
import { ErasureController } from './erasure/erasure.controller.js';
import { ErasePerson, ErasureTimer } from './erasure/erase-person.js';
import {
  ErasureProof,
  ErasureRequests,
  StaffErasures,
  RequestErasureHandler,
  CancelErasureHandler,
} from './erasure/request-erasure.js';
import { Erasures } from './erasure/erasures.js';
import { ExportFiles, ExportStore, Exports } from './exports/exports.js';
import { ExportPerformer, ExportWriter } from './exports/make-export.js';
import { ExportsController } from './exports/exports.controller.js';

@Module({
  imports: [AccessModule, StaffModule],
  controllers: [ExportsController, ErasureController],
  providers: [
    Erasures,
    RequestErasureHandler,
    CancelErasureHandler,
    ErasureRequests,
    ErasureProof,
    ErasureTimer,
    ErasePerson,
    StaffErasures,
    Exports,
    ExportFiles,
    ExportStore,
    ExportWriter,
    ExportPerformer,
  ],
  exports: [StaffErasures],
})
export class PrivacyModule {}
