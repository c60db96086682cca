import type { EffectRule } from '../../../platform/event-store/effects.js';
import { ErasePerson, ErasureTimer, wheneverErasure } from './erasure.js';
import { ErasureCertificate } from './erasure-certificate.js';
import { ErasureController } from './erasure.controller.js';
import { ErasureMails } from './erasure-mails.js';
import { ErasureProof, ErasureRequests } from './erasure-requests.js';
import { ExportFiles } from './export-files.js';
import { ExportMails } from './export-mails.js';
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
  IdentityPersonalData, PersonStream, Exports, ExportFiles, ExportShelf, ExportWriter, ExportPerformer, ExportMails,
  ErasureRequests, ErasureProof, ErasureMails, ErasureTimer, ErasureCertificate, ErasePerson, TeamErasures,
];

export const PRIVACY_RULES: readonly EffectRule[] = [{ name: 'steps-of-an-erasure', whenever: wheneverErasure }];
