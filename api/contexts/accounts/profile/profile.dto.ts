import { Transform } from 'class-transformer';
import { IsOptional, IsString, Matches, MaxLength, registerDecorator } from 'class-validator';
import { Password, Username, UserReply } from '../../access/index.js';
import type { NeededText } from '../../consent/index.js';
import { isPlainText, LONGEST_BIO } from './profile.rules.js';
import { EmailAddress } from '../../../platform/http/fields/email.js';

/** An empty field of a form removes the value. */
const orNull = ({ value }: { value: unknown }): unknown => (value === '' ? null : value);
const lines = ({ value }: { value: unknown }): unknown =>
  typeof value === 'string' ? value.replaceAll(/\r\n?/g, '\n').trim() || null : value;

function PlainText(): PropertyDecorator {
  return (target, propertyName) =>
    registerDecorator({
      name: 'plainText',
      target: target.constructor,
      propertyName: String(propertyName),
      options: { message: 'must be plain text' },
      validator: { validate: (value: unknown) => typeof value === 'string' && isPlainText(value) },
    });
}

/** What of a profile shall change; the rest stays. Other fields are ignored. */
export class UpdateProfileRequest {
  @IsOptional()
  @Username()
  username?: string;
  /**
   * A new address counts once its link is used; the present one cancels the change. Needs the current password, if
   * there is one.
   */
  @IsOptional()
  @EmailAddress()
  email?: string;
  /** Of the account, to change its address; also as `current_password`. */
  @IsOptional()
  @Password()
  currentPassword?: string;
  @IsOptional()
  @Password()
  current_password?: string;
  /** YYYY-MM-DD in the past; null or an empty text removes it. */
  @Transform(orNull)
  @IsOptional()
  @Matches(/^\d{4}-\d{2}-\d{2}$/, { message: 'must be a day such as 2001-12-31' })
  birthday?: string | null;
  /** Plain text of at most 500 characters; null or an empty text removes it. */
  @Transform(lines)
  @IsOptional()
  @IsString({ message: 'must be a text' })
  @MaxLength(LONGEST_BIO, { message: `must have at most ${LONGEST_BIO} characters` })
  @PlainText()
  bio?: string | null;
}

/** An account with the fields for its owner alone, and what follows from age and consents. */
export class AccountReply extends UserReply {
  /** The new address whose link was not used yet; null to anyone but the owner. */
  pending_email: string | null;
  /** Whether it has a password. Without one its address is changed by a link. */
  has_password: boolean;
  /** Whether the person is a minor, as far as the shop knows: load nothing that tracks. */
  minor: boolean;
  /** Whether buying needs guardian consent, given or not. */
  guardian_needed: boolean;
  may_buy: boolean;
  /** Whether the year of birth is missing. */
  birth_year_needed: boolean;
  /** Texts to accept, for the first time or again. */
  needs_acceptance: NeededText[];
}

export class ProfileReply {
  message: string;
  user: AccountReply;
}

export class PictureRequest {
  /** JPEG, PNG, WebP or GIF of at most 8 MB and 40 megapixels, as base64. */
  @IsString({ message: 'must be a picture as base64 text' })
  profile_picture: string;
}

export class PictureReply {
  message: string;
  /**
   * Square of 512 pixels; replace the last path segment by 192.webp or 64.webp for smaller ones. Null without a
   * picture.
   */
  profile_picture_url: string | null;
}
