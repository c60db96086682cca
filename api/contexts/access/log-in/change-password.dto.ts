import { IsOptional } from 'class-validator';
import { Password } from '../forms/fields.js';
import { PasswordConfirmation } from '../forms/password-confirmation.dto.js';

/** The current password under one name, the new one under another; beyond that, any of these names will do. */
export class ChangePasswordRequest extends PasswordConfirmation {
  /** Required, unless given as `current_password`, `oldPassword` or `old_password`. */
  @IsOptional()
  @Password()
  currentPassword?: string;
  @IsOptional()
  @Password()
  current_password?: string;
  @IsOptional()
  @Password()
  oldPassword?: string;
  @IsOptional()
  @Password()
  old_password?: string;
  /**
   * At least 8 characters with an upper-case letter and a digit. Required, unless given as `new_password` or
   * `password`.
   */
  @IsOptional()
  @Password()
  newPassword?: string;
  @IsOptional()
  @Password()
  new_password?: string;
  @IsOptional()
  @Password()
  password?: string;
}
