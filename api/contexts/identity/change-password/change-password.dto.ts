import { IsOptional } from 'class-validator';
import { Password } from '../fields.js';

/** The current password under one name, the new one under another; beyond that, any of these names will do. */
export class ChangePasswordRequest {
  /** Required, unless given as `current_password`, `oldPassword` or `old_password`. */
  @IsOptional() @Password()
  currentPassword?: string;
  @IsOptional() @Password()
  current_password?: string;
  @IsOptional() @Password()
  oldPassword?: string;
  @IsOptional() @Password()
  old_password?: string;
  /** At least 8 characters with an upper-case letter and a digit. Required, unless given as `new_password` or `password`. */
  @IsOptional() @Password()
  newPassword?: string;
  @IsOptional() @Password()
  new_password?: string;
  @IsOptional() @Password()
  password?: string;
  /** The new password once more, if the client asks for it twice; also as any of the names below. */
  @IsOptional() @Password()
  confirmation?: string;
  @IsOptional() @Password()
  confirmPassword?: string;
  @IsOptional() @Password()
  confirm_password?: string;
  @IsOptional() @Password()
  passwordConfirmation?: string;
  @IsOptional() @Password()
  password_confirmation?: string;
}
