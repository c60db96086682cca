import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsInt, IsString, Matches, Max, MaxLength, maxLength, Min, ValidateBy } from 'class-validator';
import { AsTyped } from '../../../platform/http/fields/as-typed.js';
import { ToStoredAddress } from '../../../platform/http/fields/email.js';
import { Trimmed } from '../../../platform/http/fields/trimmed.js';
import { hashedForms, MAX_PASSWORD_LENGTH } from '../passwords/password.rules.js';

/** Letters of any script, digits and a little punctuation: nothing that could end a line or hide. */
const USERNAME = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} ._'’-]{1,39}$/u;
const EMAIL_MESSAGE = { message: 'must be an e-mail address' };
const OLDEST = 1900;

/** An address that is only compared: a malformed one is simply unknown. */
export const AddressToLookUp = (): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ maxLength: 254 }),
    ToStoredAddress(),
    IsString({ message: 'must be a text' }),
    MaxLength(254, EMAIL_MESSAGE),
  );

/** How the shop calls a person. */
export const Username = (): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ pattern: USERNAME.source }),
    Trimmed(),
    Matches(USERNAME, {
      message: 'must have 2 to 40 letters, digits, spaces or . _ - and begin with a letter or digit',
    }),
  );

const isPasswordLength = (typed: unknown): boolean =>
  typeof typed === 'string' && hashedForms(typed).some((form) => maxLength(form, MAX_PASSWORD_LENGTH));

/** A password as typed; its strength is another question. */
export const Password = (): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ maxLength: MAX_PASSWORD_LENGTH }),
    AsTyped(),
    IsString({ message: 'must be a text' }),
    ValidateBy(
      { name: 'maxLength', validator: { validate: isPasswordLength } },
      { message: `must have at most ${MAX_PASSWORD_LENGTH} characters` },
    ),
  );

/** A code as typed: six digits of an app, or a recovery code. */
export const SecondFactorCode = (): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ maxLength: 40 }),
    IsString({ message: 'must be a text' }),
    MaxLength(40, { message: 'is no verification code' }),
  );

const LIVING_MESSAGE = { message: 'must be a year of a living person' };
/** The shop knows which year it is; the clock of a browser may be decades behind. */
const hasBegun = (year: unknown): boolean => typeof year === 'number' && year <= new Date().getUTCFullYear();

export const BirthYear = (): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ minimum: OLDEST, maximum: 2_100 }),
    IsInt({ message: 'must be a year' }),
    Min(OLDEST, LIVING_MESSAGE),
    Max(2_100, LIVING_MESSAGE),
    ValidateBy({ name: 'hasBegun', validator: { validate: hasBegun } }, LIVING_MESSAGE),
  );

/** The token of a link, as it stood in the mail. */
export const LinkToken = (): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ maxLength: 200 }),
    IsString({ message: 'must be a text' }),
    MaxLength(200, { message: 'is no token of a link' }),
  );
