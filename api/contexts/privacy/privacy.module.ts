import { Module } from '@nestjs/common';
import { AccessModule } from '../access/index.js';
import { StaffModule } from '../staff/index.js';
import { ErasureController } from './erasure/erasure.controller.js';
import { ErasePerson, ErasureTimer } from './erasure/erase-person.js';
import {
  ErasureProof,
  ErasureRequests,
  TeamErasures,
  RequestErasureHandler,
  CancelErasureHandler,
} from './erasure/request-erasure.js';
import { PersonStream } from './erasure/person-stream.js';
import { ExportFiles, ExportShelf, Exports } from './exports/exports.js';
import { ExportPerformer, ExportWriter } from './exports/make-export.js';
import { ExportsController } from './exports/exports.controller.js';

@Module({
  imports: [AccessModule, StaffModule],
  controllers: [ExportsController, ErasureController],
  providers: [
    PersonStream,
    RequestErasureHandler,
    CancelErasureHandler,
    ErasureRequests,
    ErasureProof,
    ErasureTimer,
    ErasePerson,
    TeamErasures,
    Exports,
    ExportFiles,
    ExportShelf,
    ExportWriter,
    ExportPerformer,
  ],
  exports: [TeamErasures],
})
export class PrivacyModule {}
