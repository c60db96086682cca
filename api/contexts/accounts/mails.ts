import { accountBlocked } from '../staff/mails/account-blocked.mail.js';
import { accountUnblocked } from '../staff/mails/account-unblocked.mail.js';
import { passwordChanged } from '../access/mails/password-changed.mail.js';
import { buyingAllowed } from '../consent/guardians/mails/buying-allowed.mail.js';
import { buyingOff } from '../consent/guardians/mails/buying-off.mail.js';
import { guardianAllowed } from '../consent/guardians/mails/guardian-allowed.mail.js';
import { guardianAsked } from '../consent/guardians/mails/guardian-asked.mail.js';
import { newDevice } from '../access/mails/new-device.mail.js';
import { googleLinked } from '../access/mails/google-linked.mail.js';
import { signUp } from './mails/sign-up.mail.js';
import { alreadyRegistered } from './mails/already-registered.mail.js';
import { confirmErasure } from '../privacy/mails/confirm-erasure.mail.js';
import { erasureBegunByTeam } from '../privacy/mails/erasure-begun-by-team.mail.js';
import { erasureCalledOffByTeam } from '../privacy/mails/erasure-called-off-by-team.mail.js';
import { erasureCancelled } from '../privacy/mails/erasure-cancelled.mail.js';
import { erasureCertificate } from '../privacy/mails/erasure-certificate.mail.js';
import { erasureRequested } from '../privacy/mails/erasure-requested.mail.js';
import { exportReady } from '../privacy/mails/export-ready.mail.js';
import { addressWanted } from './mails/address-wanted.mail.js';
import { allowAddress } from './mails/allow-address.mail.js';
import { changeEmailAsked } from './mails/change-email-asked.mail.js';
import { changeEmailDone } from './mails/change-email-done.mail.js';
import { changeEmail } from './mails/change-email.mail.js';
import { passwordWasReset } from './mails/password-was-reset.mail.js';
import { resetPassword } from './mails/reset-password.mail.js';
import { sessionReuse } from '../access/mails/session-reuse.mail.js';
import { verifyEmail } from './mails/verify-email.mail.js';

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
