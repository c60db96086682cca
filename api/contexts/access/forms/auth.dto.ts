import { IsBoolean, IsOptional, IsString, MaxLength } from 'class-validator';
import { Address, AddressToLookUp, LinkToken, Password } from './fields.js';
import { UserReply } from './user.dto.js';

/** Signing in. */
export class LogInRequest {
  @AddressToLookUp()
  email: string;
  @Password()
  password: string;
  /** Keeps the session for 30 days instead of one. */
  @IsOptional()
  @IsBoolean({ message: 'must be true or false' })
  remember_me?: boolean;
}

export class LogInReply {
  /** Bearer token, valid for 15 minutes; refreshable while its session lives. */
  token: string;
  message: string;
}

export class RefreshRequest {
  /** The newest token of the session, expired or not. */
  @IsString({ message: 'must be a text' })
  @MaxLength(4_000, { message: 'is no token' })
  token: string;
}

export class RefreshReply {
  token: string;
  user: UserReply;
}

export class AddressRequest {
  @Address()
  email: string;
}

export class LinkRequest {
  /** Token of the link in the mail. */
  @LinkToken()
  token: string;
}

export class MessageReply {
  message: string;
}
