import type { ContextParts } from '../../platform/context.js';
import { Accounts1763710100000 } from './1763710100000-accounts.js';
import { AccountsModule } from './accounts.module.js';
import { addressWanted } from './mails/address-wanted.mail.js';
import { allowAddress } from './mails/allow-address.mail.js';
import { alreadyRegistered } from './mails/already-registered.mail.js';
import { changeEmailRequested } from './mails/change-email-requested.mail.js';
import { changeEmailDone } from './mails/change-email-done.mail.js';
import { changeEmail } from './mails/change-email.mail.js';
import { passwordWasReset } from './mails/password-was-reset.mail.js';
import { resetPassword } from './mails/reset-password.mail.js';
import { signUp } from './mails/sign-up.mail.js';
import { verifyEmail } from './mails/verify-email.mail.js';
import { ProfileChange } from './pictures/profile-history.js';
import { AddressChange } from './profile/change-address.js';
import { PROFILE_PROBLEMS, SIGN_UP_PROBLEMS } from './messages.js';
import { PendingUser } from './sign-up/pending-users.js';

export { AccountsModule } from './accounts.module.js';
export { PictureMaker } from './pictures/picture-maker.js';
export { bytesOf, isPicture, LARGEST_BODY } from './pictures/picture.rules.js';
export { DemoPeople, type DemoPerson } from './demo-people.js';

export const accounts: ContextParts = {
  module: AccountsModule,
  entities: [PendingUser, AddressChange, ProfileChange],
  migrations: [Accounts1763710100000],
  mails: [
    signUp,
    verifyEmail,
    alreadyRegistered,
    resetPassword,
    passwordWasReset,
    changeEmail,
    changeEmailRequested,
    allowAddress,
    changeEmailDone,
    addressWanted,
  ],
  messages: { ...SIGN_UP_PROBLEMS, ...PROFILE_PROBLEMS },
  plainTextRoutes: [
    '/v1/auth/send-verification-email',
    '/v1/auth/verify-email',
    '/v1/auth/verify-pending-user',
    '/v1/auth/check-pending-user',
    '/v1/auth/reset-password',
    '/v1/auth/confirm-reset-password',
  ],
};
