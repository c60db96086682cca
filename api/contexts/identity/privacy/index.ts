import type { EffectRule } from '../../../platform/event-store/effects.js';
import { ErasePerson, ErasureTimer, wheneverCertificateSettled } from './erasure.js';
import { ErasureController } from './erasure.controller.js';
import { ErasureProof, ErasureRequests } from './erasure-requests.js';
import { ExportFiles } from './export-files.js';
import { ExportPerformer } from './export.performer.js';
import { ExportShelf } from './export-shelf.js';
import { ExportWriter } from './export.writer.js';
import { Exports } from './exports.js';
import { ExportsController } from './exports.controller.js';
import { IdentityPersonalData } from './identity-personal-data.js';
import { PersonStream } from './person-stream.js';
import { TeamErasures } from './team-erasures.js';

export { erasureStream } from './erasure.stream.js';
export { Export } from './export.entity.js';
export { TeamErasures } from './team-erasures.js';
export { PRIVACY_PROBLEMS } from './privacy.messages.js';

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
