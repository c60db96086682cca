import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean, IsNotEmpty, IsObject, IsOptional, IsString, MaxLength } from 'class-validator';
import { Password, SecondFactorCode } from '../forms/fields.js';
import { Trimmed } from '../../../platform/http/fields/trimmed.js';
import { OneLine } from '../../../platform/http/fields/one-line.js';

const AnswerOfDevice = (): PropertyDecorator => ApiProperty({ type: 'object', additionalProperties: true });

/** A passkey of the caller. */
export class PasskeyReply {
  id: string;
  /** As the person named it. */
  name: string;
  addedAt: Date;
  /** Null: not yet. */
  lastUsedAt: Date | null;
}

export class PasskeysReply {
  /** The oldest first. */
  passkeys: PasskeyReply[];
}

export class OfferPasskeyRequest {
  /** Required for an account with a password. */
  @IsOptional()
  @Password()
  currentPassword?: string;

  /** Six digits of the app, or a recovery code. Required while two-step log-in is on. */
  @IsOptional()
  @SecondFactorCode()
  code?: string;
}

/** For `navigator.credentials`, in the JSON form of WebAuthn. */
export class PasskeyOptionsReply {
  @ApiProperty({ type: 'object', additionalProperties: true })
  options: object;
}

export class AddPasskeyRequest {
  @Trimmed()
  @IsString({ message: 'must be a text' })
  @IsNotEmpty({ message: 'must not be empty' })
  @MaxLength(60, { message: 'may have 60 characters' })
  @OneLine()
  name: string;

  /** What the device answered, in the JSON form of WebAuthn. */
  @AnswerOfDevice()
  @IsObject({ message: 'is no answer of a passkey' })
  response: Record<string, unknown>;
}

export class PasskeyLogInRequest {
  /** What the device answered, in the JSON form of WebAuthn. */
  @AnswerOfDevice()
  @IsObject({ message: 'is no answer of a passkey' })
  response: Record<string, unknown>;

  @IsOptional()
  @IsBoolean({ message: 'must be true or false' })
  remember_me?: boolean;
}
