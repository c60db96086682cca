import { LinkToken, Password, PasswordConfirmation } from '../../access/index.js';

/** A new password, by the link in the mail. */
export class ConfirmResetRequest extends PasswordConfirmation {
  /** Token of the link in the mail. */
  @LinkToken()
  token: string;
  /** At least 8 characters with an upper-case letter and a digit; not a common password or a name. */
  @Password()
  newPassword: string;
}
