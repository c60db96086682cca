import { accountBlocked } from './accounts/mails/account-blocked.mail.js';
import { accountUnblocked } from './accounts/mails/account-unblocked.mail.js';
import { passwordChanged } from './change-password/mails/password-changed.mail.js';
import { buyingAllowed } from './children/mails/buying-allowed.mail.js';
import { buyingOff } from './children/mails/buying-off.mail.js';
import { guardianAllowed } from './children/mails/guardian-allowed.mail.js';
import { guardianAsked } from './children/mails/guardian-asked.mail.js';
import { newDevice } from './devices/mails/new-device.mail.js';
import { googleLinked } from './google/mails/google-linked.mail.js';
import { signUp } from './pending/mails/sign-up.mail.js';
import { alreadyRegistered } from './people/mails/already-registered.mail.js';
import { confirmErasure } from './privacy/mails/confirm-erasure.mail.js';
import { erasureBegunByTeam } from './privacy/mails/erasure-begun-by-team.mail.js';
import { erasureCalledOffByTeam } from './privacy/mails/erasure-called-off-by-team.mail.js';
import { erasureCancelled } from './privacy/mails/erasure-cancelled.mail.js';
import { erasureCertificate } from './privacy/mails/erasure-certificate.mail.js';
import { erasureRequested } from './privacy/mails/erasure-requested.mail.js';
import { exportReady } from './privacy/mails/export-ready.mail.js';
import { addressWanted } from './profile/mails/address-wanted.mail.js';
import { allowAddress } from './profile/mails/allow-address.mail.js';
import { changeEmailAsked } from './profile/mails/change-email-asked.mail.js';
import { changeEmailDone } from './profile/mails/change-email-done.mail.js';
import { changeEmail } from './profile/mails/change-email.mail.js';
import { passwordWasReset } from './recovery/mails/password-was-reset.mail.js';
import { resetPassword } from './recovery/mails/reset-password.mail.js';
import { sessionReuse } from './sessions/mails/session-reuse.mail.js';
import { verifyEmail } from './verification/mails/verify-email.mail.js';

/** The mails about accounts. */
export const IDENTITY_MAILS = [
  signUp,
  verifyEmail,
  alreadyRegistered,
  newDevice,
  sessionReuse,
  googleLinked,
  resetPassword,
  passwordWasReset,
  passwordChanged,
  changeEmail,
  changeEmailAsked,
  allowAddress,
  changeEmailDone,
  addressWanted,
  guardianAsked,
  guardianAllowed,
  buyingAllowed,
  buyingOff,
  accountBlocked,
  accountUnblocked,
  exportReady,
  confirmErasure,
  erasureRequested,
  erasureBegunByTeam,
  erasureCancelled,
  erasureCalledOffByTeam,
  erasureCertificate,
];
