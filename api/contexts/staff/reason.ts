import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { Matches } from 'class-validator';

const PLAIN = /^[^\p{Cc}@]{3,200}$/u;

/** Why somebody of the shop did it; kept for ever, so an address has no place in it. */
export const Reason = (): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ minLength: 3, maxLength: 200 }),
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value)),
    Matches(PLAIN, { message: 'must have 3 to 200 characters on one line, without names or addresses' }),
  );

export class ReasonRequest {
  @Reason()
  reason: string;
}
