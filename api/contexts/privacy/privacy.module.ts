import { Module } from '@nestjs/common';
import { AccessModule } from '../access/index.js';
import { StaffModule } from '../staff/index.js';
import { ErasureController } from './erasure/erasure.controller.js';
import { ErasePerson, ErasureTimer } from './erasure/erasure.js';
import { ErasureProof, ErasureRequests } from './erasure/erasure-requests.js';
import { PersonStream } from './erasure/person-stream.js';
import { TeamErasures } from './erasure/team-erasures.js';
import { ExportFiles } from './exports/export-files.js';
import { ExportPerformer } from './exports/export.performer.js';
import { ExportShelf } from './exports/export-shelf.js';
import { ExportWriter } from './exports/export.writer.js';
import { ExportsController } from './exports/exports.controller.js';
import { Exports } from './exports/exports.js';

@Module({
  imports: [AccessModule, StaffModule],
  controllers: [ExportsController, ErasureController],
  providers: [
    PersonStream,
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
  exports: [PersonStream, TeamErasures],
})
export class PrivacyModule {}
