import type { EffectRule } from '../../platform/event-store/effects.js';
import { ErasePerson, ErasureTimer, wheneverCertificateSettled } from './erasure/erasure.js';
import { ErasureController } from './erasure/erasure.controller.js';
import { ErasureProof, ErasureRequests } from './erasure/erasure-requests.js';
import { ExportFiles } from './exports/export-files.js';
import { ExportPerformer } from './exports/export.performer.js';
import { ExportShelf } from './exports/export-shelf.js';
import { ExportWriter } from './exports/export.writer.js';
import { Exports } from './exports/exports.js';
import { ExportsController } from './exports/exports.controller.js';
import { IdentityPersonalData } from '../access/personal-data.js';
import { PersonStream } from './erasure/person-stream.js';
import { TeamErasures } from './erasure/team-erasures.js';

export { erasureStream } from './erasure/erasure.stream.js';
export { Export } from './exports/export.entity.js';
export { TeamErasures } from './erasure/team-erasures.js';
export { PRIVACY_PROBLEMS } from './messages.js';

export const PRIVACY_CONTROLLERS = [ExportsController, ErasureController];

export const PRIVACY_PROVIDERS = [
  IdentityPersonalData,
  PersonStream,
  Exports,
  ExportFiles,
  ExportShelf,
  ExportWriter,
  ExportPerformer,
  ErasureRequests,
  ErasureProof,
  ErasureTimer,
  ErasePerson,
  TeamErasures,
];

export const PRIVACY_RULES: readonly EffectRule[] = [
  { name: 'erase-after-certificate', whenever: wheneverCertificateSettled },
];
