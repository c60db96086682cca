import { IsOptional, IsString, MaxLength } from 'class-validator';
import { Address } from '../../access/index.js';
import type { PendingStatus } from './pending.rules.js';

/** An address that wants an account. */
export class CreatePendingUserRequest {
  @Address()
  email: string;
  /** Language of the mail, such as `es` or `es-CL`. Default, also for an unsupported one: that of the request. */
  @IsOptional()
  @IsString({ message: 'must be a text' })
  @MaxLength(35, { message: 'is no language' })
  lang?: string;
}

export class VerifyPendingUserReply {
  message: string;
  /** The verified address. */
  email: string;
  /** Send it to `signup`: the account of this address is then verified. Once, within 24 hours. */
  addressProof: string;
}

export class CheckPendingUserReply {
  message: string;
  status: PendingStatus;
}
