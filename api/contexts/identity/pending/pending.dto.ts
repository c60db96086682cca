import { IsOptional, IsString, MaxLength } from 'class-validator';
import { Address } from '../fields.js';
import type { PendingStatus } from './pending.rules.js';

/** An address that wants an account. */
export class CreatePendingUserRequest {
  @Address()
  email: string;
  /** Of the mail, such as `es` or `es-CL`; by default, and for one that we do not speak, that of the request. */
  @IsOptional() @IsString({ message: 'must be a text' }) @MaxLength(35, { message: 'is no language' })
  lang?: string;
}

export class VerifyPendingUserReply {
  message: string;
  /** The address that the link was sent to. */
  email: string;
  /** For `signup`: makes the account of this address a verified one, once and within 24 hours. */
  addressProof: string;
}

export class CheckPendingUserReply {
  message: string;
  status: PendingStatus;
}
