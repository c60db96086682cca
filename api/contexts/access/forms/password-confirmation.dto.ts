import { IsOptional } from 'class-validator';
import { Password } from './fields.js';
import type { GivenConfirmations } from '../passwords/password.rules.js';

/** A new password once more, if the client asks for it twice; under any of these names. */
export class PasswordConfirmation implements GivenConfirmations {
  /** If sent, must repeat the new password. */
  @IsOptional()
  @Password()
  confirmation?: string;
  @IsOptional()
  @Password()
  confirmPassword?: string;
  @IsOptional()
  @Password()
  confirm_password?: string;
  @IsOptional()
  @Password()
  passwordConfirmation?: string;
  @IsOptional()
  @Password()
  password_confirmation?: string;
}
