import type { ContextParts } from '../../platform/context.js';
import { Privacy1763710400000 } from './1763710400000-privacy.js';
import { wheneverCertificateSettled } from './erasure/erase-person.js';
import { erasureStream } from './erasure/erasures.js';
import { Export } from './exports/exports.js';
import { confirmErasure } from './mails/confirm-erasure.mail.js';
import { erasureRequestedByStaff } from './mails/erasure-requested-by-staff.mail.js';
import { erasureCancelledByStaff } from './mails/erasure-cancelled-by-staff.mail.js';
import { erasureCancelled } from './mails/erasure-cancelled.mail.js';
import { erasureCertificate } from './mails/erasure-certificate.mail.js';
import { erasureRequested } from './mails/erasure-requested.mail.js';
import { exportReady } from './mails/export-ready.mail.js';
import { PRIVACY_PROBLEMS } from './messages.js';
import { PrivacyModule } from './privacy.module.js';

export { type ErasureState } from './erasure/erasure.decider.js';
export { erasureStream } from './erasure/erasures.js';
export { CancelErasure, RequestErasure, StaffErasures } from './erasure/request-erasure.js';
export { PrivacyModule } from './privacy.module.js';

export const privacy: ContextParts = {
  module: PrivacyModule,
  entities: [Export],
  migrations: [Privacy1763710400000],
  streams: [erasureStream],
  effectRules: [{ name: 'erase-after-certificate', whenever: wheneverCertificateSettled }],
  mails: [
    exportReady,
    confirmErasure,
    erasureRequested,
    erasureRequestedByStaff,
    erasureCancelled,
    erasureCancelledByStaff,
    erasureCertificate,
  ],
  messages: PRIVACY_PROBLEMS,
};
