import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean, IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import { Password, SecondFactorCode } from '../forms/fields.js';

/** Signing in with Google. Other fields are ignored. */
export class GoogleSignInRequest {
  /** The ID token from Google. */
  @ApiProperty({ maxLength: 8_000 })
  @IsString({ message: 'must be a text' })
  @MaxLength(8_000, { message: 'is no token of Google' })
  credential: string;
  /** Of the account with the same address, after `password-needed`. */
  @IsOptional()
  @Password()
  password?: string;
  /** Keeps the session for 30 days instead of one. */
  @IsOptional()
  @IsBoolean({ message: 'must be true or false' })
  remember_me?: boolean;
  /** For an account with two-step log-in: six digits of its app, or a recovery code. */
  @IsOptional()
  @SecondFactorCode()
  second_factor?: string;
  /** The value of `nonce`, optional here; the token itself must carry it. */
  @IsOptional()
  @IsString({ message: 'must be a text' })
  @MaxLength(200, { message: 'must have at most 200 characters' })
  nonce?: string;
  /** Hash of the terms accepted; used only for a new account. */
  @IsOptional()
  @Matches(/^[0-9a-f]{64}$/, { message: 'must be the hash of the terms' })
  acceptedTerms?: string;
  /** Hash of the privacy text accepted; used only for a new account. */
  @IsOptional()
  @Matches(/^[0-9a-f]{64}$/, { message: 'must be the hash of the privacy text' })
  acceptedPrivacy?: string;
  /** Google's CSRF token in redirect mode; must equal the cookie of this name. */
  @IsOptional()
  @IsString({ message: 'must be a text' })
  @MaxLength(500, { message: 'must have at most 500 characters' })
  g_csrf_token?: string;
}

export class GoogleNonceReply {
  /** Pass it to Google with the sign-in request. */
  nonce: string;
}
