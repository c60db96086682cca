import { IsOptional } from 'class-validator';
import { Password, SecondFactorCode } from '../forms/fields.js';

export class SecondFactorReply {
  /** Whether a log-in needs a code beside the password. */
  on: boolean;
  /** Since when; null while it is off. */
  since: Date | null;
  /** Recovery codes that were not used yet. */
  recoveryCodesLeft: number;
}

export class BeginSecondFactorRequest {
  /** Required for an account with a password. */
  @IsOptional()
  @Password()
  currentPassword?: string;
}

/** The key for an authenticator app. */
export class SecondFactorKeyReply {
  /** Base32, to type into the app. */
  key: string;
  /** The same as an `otpauth://` address, to show as a QR code. */
  address: string;
}

export class SecondFactorCodeRequest {
  /** Six digits of the app, or a recovery code. */
  @SecondFactorCode()
  code: string;
}

export class RecoveryCodesReply {
  /** Ten codes for one log-in each, returned this once. */
  recoveryCodes: string[];
}
