import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsEmail, Matches } from 'class-validator';
import { storedAddress } from '../../email-address.js';

/** No address at all, or one that has plain letters before the @. */
const PLAIN_LOCAL_PART = /^(?:[^@]*|[\x21-\x7e]+@.*)$/s;
const PLAIN_DOMAIN = /^[^@]*@?[\x21-\x7e]*$/;
const MESSAGE = { message: 'must be an e-mail address' };

/** Reads an address into the form in which it is stored; anything else stays for the rules to refuse. */
export const ToStoredAddress = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? storedAddress(value) : value));

/**
 * An e-mail address that can be written to; spaces around it and capitals do not count. Its domain may have letters of
 * any script, the part before the @ may not.
 */
export const EmailAddress = (): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ format: 'email' }),
    ToStoredAddress(),
    Matches(PLAIN_LOCAL_PART, { message: 'must have no accents, no ñ and no spaces before the @' }),
    Matches(PLAIN_DOMAIN, MESSAGE),
    IsEmail({ allow_utf8_local_part: true }, MESSAGE),
  );
